import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { readOverview } from '#worker/features/overview/queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, unique } from '#tests/support/factories.ts';

const TODAY = '2026-11-21';
const NOW = `${TODAY}T09:00:00.000Z`;
/** Days around New Year of last year, this and the next. */
const FIRST = '2025-10-20';

/** A small generator with a seed: the same writes in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % below;
  };
}

type Draw = ReturnType<typeof random>;

/** Dates and money of whatever stay; one in four is long, up to over three ends of months. */
function anyStay(draw: Draw) {
  const checkIn = addDays(FIRST, draw(460));
  const nights = 1 + (draw(4) === 0 ? draw(90) : draw(16));
  return {
    status: STATUSES[draw(STATUSES.length)]!,
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    total: 100_000 + draw(900_000),
    prepayment: draw(200_000),
    paid: draw(200_000),
    extrasPaid: draw(1000),
  };
}

const anyEnd = (draw: Draw) =>
  [null, '2026-11-20T09:00:00.000Z', '2026-12-20T09:00:00.000Z'][draw(3)]!;

/** All houses are one owner's, whose home counts every stay and night and asks no tally. */
async function scene(app: TestApp) {
  const owner = await createUser(app, { role: 'OWNER' });
  const houses = [];
  for (let n = 0; n < 3; n++) houses.push(await createVilla(app, { ownerId: owner.id }));
  return { owner, houses: houses.map(({ id }) => id) };
}

async function writeAnything({ deps }: TestApp, houses: number[], draw: Draw) {
  const { rows } = deps.db;
  /** One trip for all: each is a statement of its own to the triggers. */
  const writes: BatchItem<'sqlite'>[] = [];
  const house = () => houses[draw(houses.length)]!;
  const ids: string[] = [];
  for (let n = 0; n < 80; n++) {
    const id = unique('stay');
    ids.push(id);
    const { total, ...stay } = anyStay(draw);
    writes.push(
      rows.insert(reservations).values({
        ...stay,
        id,
        code: unique('TL'),
        villaId: house(),
        adults: 2,
        source: 'site',
        firstName: 'Gül',
        lastName: 'Şen',
        phone: '+905321234567',
        email: 'g@posta.example',
        gross: total,
        total,
        prepaymentRate: 2000,
        commissionRate: 2000,
        lines: [],
      }),
    );
  }
  for (const id of ids.slice(0, 50)) {
    const { status, total, prepayment, paid, extrasPaid, ...days } = anyStay(draw);
    const changes = [
      { status },
      days,
      { gross: total, total },
      { prepayment },
      { paid, extrasPaid },
    ];
    writes.push(
      rows
        .update(reservations)
        .set(changes[draw(changes.length)]!)
        .where(sql`id = ${id}`),
    );
  }
  for (let n = 0; n < 120; n++) {
    const night = addDays(TODAY, draw(32) - 2);
    writes.push(
      rows
        .insert(villaNights)
        .values({
          villaId: house(),
          night,
          kind: (['hold', 'reservation', 'block', 'external'] as const)[draw(4)]!,
          ref: unique('ref'),
          expiresAt: anyEnd(draw),
        })
        .onConflictDoNothing(),
    );
  }
  for (let n = 0; n < 40; n++) {
    const which = sql`villa_id = ${house()} and night = ${addDays(TODAY, draw(32) - 2)}`;
    if (draw(3) === 0) writes.push(rows.delete(villaNights).where(which));
    else if (draw(2) === 0) {
      writes.push(
        rows
          .update(villaNights)
          .set({ expiresAt: anyEnd(draw) })
          .where(which),
      );
    } else {
      // A request becomes a stay.
      writes.push(
        rows
          .update(villaNights)
          .set({ kind: 'reservation', expiresAt: null })
          .where(sql`${which} and kind = 'hold'`),
      );
    }
  }
  for (let n = 0; n < 9; n++) {
    const villaId = house();
    const last = addDays('2031-01-01', draw(900));
    writes.push(rows.delete(villaPrices).where(sql`villa_id = ${villaId} and starts_on >= '2030'`));
    if (n % 3 > 0) {
      writes.push(
        rows
          .insert(villaPrices)
          .values({ villaId, startsOn: '2030-12-01', endsOn: last, nightly: 100 }),
      );
    }
    if (n % 3 > 1) {
      const endsOn = addDays(last, -draw(20));
      writes.push(
        rows
          .update(villaPrices)
          .set({ endsOn })
          .where(sql`villa_id = ${villaId} and ends_on = ${last}`),
      );
    }
  }
  for (const active of [false, true, false]) {
    writes.push(
      rows
        .update(villas)
        .set({ active })
        .where(sql`id = ${house()}`),
    );
  }
  await rows.batch(writes as [BatchItem<'sqlite'>]);
}

it('are what the stays and nights say, whatever is written', async () => {
  const app = testApp({ now: NOW });
  const { owner, houses } = await scene(app);
  const draw = random(20_261_121);
  for (let round = 0; round < 3; round++) {
    await writeAnything(app, houses, draw);
    for (const [tally, view] of [
      ['night_tallies', 'night_sums'],
      ['sold_tallies', 'sold_sums'],
      ['owed_tallies', 'owed_sums'],
    ]) {
      const columns = sql.raw(
        {
          night_tallies: 'night, kind, nights',
          sold_tallies: 'month, nights, total',
        }[tally!] ?? 'check_in, owed',
      );
      const is = sql`select ${columns} from ${sql.raw(tally!)} where ${sql.raw(tally === 'owed_tallies' ? 'owed' : 'nights')} <> 0`;
      const should = sql`select ${columns} from ${sql.raw(view!)}`;
      expect(
        await app.deps.db.read.all(sql`
          select * from (select * from (${is}) except select * from (${should}))
          union all select * from (select * from (${should}) except select * from (${is}))`),
        tally,
      ).toEqual([]);
    }
    expect(
      await app.deps.db.read.all(sql`
        select id from villas where priced_until <> coalesce(
          (select max(ends_on) from villa_prices where villa_id = villas.id), ''
        )`),
    ).toEqual([]);
    // Every month that stays lie over, leap day and New Year among them.
    for (const day of ['2026-01-15', '2026-06-01', TODAY, '2026-12-31', '2027-01-01']) {
      const now = new Date(`${day}T09:00:00.000Z`);
      const read = async (viewer: { role: 'ADMIN' | 'OWNER'; userId: number }) => {
        const home = await readOverview({ db: app.deps.db, mailer: null }, viewer, now);
        const { occupancy, turnover, yearTurnover, nights, expected } = home;
        return { occupancy, turnover, yearTurnover, nights, expected };
      };
      const counted = await read({ role: 'OWNER', userId: owner.id });
      expect(await read({ role: 'ADMIN', userId: 1 })).toEqual(counted);
      expect(counted.yearTurnover?.total).toBeGreaterThan(0);
    }
  }
});
