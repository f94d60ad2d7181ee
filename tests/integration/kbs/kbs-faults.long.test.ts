import { eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { kbsFacilities, kbsPeople } from '#drizzle/schema/kbs.ts';
import { createRandom } from '#tests/support/random.ts';
import type { KbsFault, KbsSeen } from '#tests/support/kbs-service.ts';
import { kbsWorld, minute, stayWith } from '#tests/support/kbs.ts';

const { kbsCalls: CALLS } = inject('effort');

const ANY: KbsFault[] = [
  'fault',
  'html',
  'silence',
  'cut',
  'empty',
  'other-answer',
  '105',
  '106',
  '107',
  '108',
  '109',
];
const DONE: KbsFault[] = [
  'fault-done',
  'html-done',
  'silence-late',
  'cut-done',
  '105-done',
  '106-done',
];

/** People of a stay; as many stays as there is effort. */
const PARTY = 4;

it(`tells everybody once in and once out, in ${CALLS} calls under faults`, async () => {
  const world = await kbsWorld({ patienceMs: 5 });
  const { app, service, villa, facility } = world;
  const random = createRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  service.behave(({ operation }: KbsSeen) => {
    if (random.next() > 0.4) return 'none';
    return operation.endsWith('Listele') ? pick(ANY) : pick([...ANY, ...DONE]);
  });
  const told: string[] = [];
  for (let round = 0; service.seen.length < CALLS; round += 1) {
    app.clock.set(
      new Date(Date.parse('2026-11-21T13:00:00Z') + round * 20 * 86_400_000).toISOString(),
    );
    const first = app.clock.now().getTime();
    const day = (n: number) => new Date(first + n * 86_400_000).toISOString().slice(0, 10);
    const numbers = Array.from({ length: 15 * PARTY }, (_, n) => `P${round}Q${n}X`.padEnd(8, '0'));
    told.push(...numbers);
    for (let n = 0; n < numbers.length; n += PARTY) {
      const people = numbers.slice(n, n + PARTY).map((number) => ({ number }));
      await stayWith(app, villa.id, { checkIn: day(0), checkOut: day(1) }, people);
    }
    // Until everybody has left, in steps that no outcome can be late for.
    const count = (which: string) =>
      app.deps.db.rows.$count(kbsPeople, sql`facility_id = ${facility.id} and ${sql.raw(which)}`);
    for (let isIn = false; (await count("state = 'left'")) < told.length;) {
      if (!isIn && (await count("state <> 'absent'")) === told.length) {
        isIn = true;
        app.clock.set(`${day(1)}T07:00:00.000Z`);
      }
      await minute(world, (await count('act is not null')) > 0 ? 3 : 45);
      service.settle();
      // The access is corrected when it is refused.
      const held = eq(kbsFacilities.id, facility.id);
      await app.deps.db.rows.update(kbsFacilities).set({ trouble: null }).where(held);
      for (const there of service.present.values()) expect(new Set(there).size).toBe(there.length);
    }
  }
  const counts = Map.groupBy(service.effects, ({ number }) => number);
  for (const number of told) {
    expect([number, counts.get(number)?.map(({ act }) => act)]).toEqual([number, ['in', 'out']]);
  }
});
