import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { pageVersions } from '#drizzle/schema/versions.ts';
import { settleEndedConflicts } from '#worker/features/calendars/apply/settle-conflicts.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { createVilla } from '#tests/support/factories.ts';
import {
  ELSEWHERE,
  inMinutes,
  optionOver,
  type Scene,
  scene,
  stayOver,
  WAYS_TO_FREE,
  WEEK,
} from '#tests/support/freed-nights.ts';
import {
  blockDates,
  createByClerk,
  editStay,
  moveTo,
  nightWriters,
} from '#tests/support/night-writers.ts';
import { takenNights, wrongClaims } from '#tests/support/nights.ts';
import { ALL_READERS, whoOffers } from '#tests/support/offered.ts';

const NIGHTS = eachNight(WEEK.checkIn, WEEK.checkOut);
const allOf = (kind: string) => NIGHTS.map((night) => [night, kind]);
const taken = ({ app, villa }: Scene) => takenNights(app, villa.id, WEEK);

describe.each(WAYS_TO_FREE)('nights given back by %s', (_, { hold, release }) => {
  it('are the event’s that waits for them, whoever asks', async () => {
    const s = await scene();
    const id = await hold(s);
    expect(await s.sync([s.event])).toMatchObject({ conflicts: 1, new: 0 });
    expect(await whoOffers(s.asked)).toEqual([]);
    await release(s, id);
    expect(await whoOffers(s.asked)).toEqual([]);
    expect(await taken(s)).toEqual(allOf('external'));
    while ((await settleEndedConflicts(s.app.deps)) > 0) continue;
    expect(await s.conflicts()).toEqual([]);
    expect(await s.conflicts('resolved')).toMatchObject([{ resolution: 'ours_gone' }]);
    expect(await wrongClaims(s.app)).toEqual([]);
  });

  it('are for sale where nobody waits, whoever asks', async () => {
    const s = await scene();
    const id = await hold(s);
    await s.sync([{ ...s.event, start: WEEK.checkOut, end: addDays(WEEK.checkOut, 3) }]);
    expect(await whoOffers(s.asked)).toEqual([]);
    await release(s, id);
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  });

  it('are for sale once the event that waited is gone, before or after', async () => {
    const [early, late] = [await scene(), await scene()];
    const ids = [await hold(early), await hold(late)] as const;
    for (const s of [early, late]) await s.sync([s.event]);
    await early.sync([]);
    await release(early, ids[0]);
    expect(await whoOffers(early.asked)).toEqual(ALL_READERS);
    await release(late, ids[1]);
    await late.sync([]);
    expect(await whoOffers(late.asked)).toEqual(ALL_READERS);
  });
});

it('changes hands at the very instant an option ends, for whoever looks', async () => {
  const s = await scene();
  const ends = inMinutes(s.app, 20);
  const id = await optionOver(s);
  await s.sync([s.event]);
  const shown = async () => {
    const span = `from=${WEEK.checkIn}&to=${WEEK.checkOut}`;
    const read = async (path: string) =>
      (await s.app.call('GET', path, { token: s.token })).body.content;
    const { days } = await read(`/v1/villa/${s.villa.slug}/availability?${span}`);
    const { items } = await read(`/v1/admin/occupancy?villa_ids=${s.villa.id}&${span}`);
    const refusal = await blockDates(s.app, s.token, s.villa.id, WEEK);
    return {
      states: [...new Set(days.map(({ state }: { state: string }) => state))],
      runs: items[0].runs.map(({ kind, state }: { kind: string; state: string }) => [kind, state]),
      refusal: [refusal.status, refusal.body.content],
      isExported: (await s.exported()).includes(`${id}@kiyi`),
    };
  };
  s.app.clock.set(new Date(Date.parse(ends) - 1).toISOString());
  expect(await shown()).toEqual({
    states: ['option'],
    runs: [['option', 'option']],
    refusal: [409, expect.stringContaining('opsiyonlu rezervasyon')],
    isExported: true,
  });
  s.app.clock.set(ends);
  expect(await shown()).toEqual({
    states: ['booked'],
    runs: [['external', 'airbnb']],
    refusal: [409, expect.stringContaining('dış takvim (Airbnb)')],
    isExported: false,
  });
});

it('turns every taker away from a hold that ran out before the event came', async () => {
  const s = await scene();
  const writers = await nightWriters(s.app, s.token, s.villa, WEEK, [
    ELSEWHERE,
    { checkIn: '2027-09-06', checkOut: '2027-09-13' },
  ]);
  expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  await s.sync([s.event]);
  for (const { name, take } of writers) {
    const answer = await take();
    expect([name, answer.status, answer.body.code]).toEqual([
      name,
      expect.toSatisfy((status: number) => status === 409 || status === 422),
      'DATES_TAKEN',
    ]);
  }
  expect(await taken(s)).toEqual(allOf('external'));
});

it('lets nobody in between, however many come the instant an option ends', async () => {
  const s = await scene();
  await optionOver(s);
  await s.sync([s.event]);
  s.app.clock.advanceMinutes(20);
  const body = { villa_id: s.villa.id, ...WEEK };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => createByClerk(s.app, s.token, body)),
    ...Array.from({ length: 6 }, () => blockDates(s.app, s.token, s.villa.id, WEEK)),
    settleDue(s.app.deps).then(() => ({ status: 409 })),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  expect(await taken(s)).toEqual(allOf('external'));
});

describe('a stay overlapped by an event', () => {
  it('keeps its nights through every move and edit that wants them still', async () => {
    const s = await scene();
    const id = await stayOver(s);
    await s.sync([s.event]);
    const later = { status: 'option', optionExpiresAt: inMinutes(s.app, 60) };
    expect((await moveTo(s.app, s.token, id, later)).status).toBe(200);
    expect((await moveTo(s.app, s.token, id, { status: 'confirmed' })).status).toBe(200);
    expect((await editStay(s.app, s.token, id, { adults: 3 })).status).toBe(200);
    expect(await taken(s)).toEqual(allOf('reservation'));

    const longer = { checkIn: WEEK.checkIn, checkOut: addDays(WEEK.checkOut, 2) };
    expect((await editStay(s.app, s.token, id, longer)).status).toBe(200);
    expect(await takenNights(s.app, s.villa.id, longer)).toHaveLength(9);
    const shorter = { checkIn: addDays(WEEK.checkIn, 2), checkOut: addDays(WEEK.checkOut, -1) };
    expect((await editStay(s.app, s.token, id, shorter)).status).toBe(200);
    const ours = (await taken(s)).flatMap(([night, kind]) => (kind === 'external' ? [] : [night]));
    expect(ours).toEqual(eachNight(shorter.checkIn, shorter.checkOut));
    expect(await taken(s)).toHaveLength(7);
    // What it has let go it does not get back.
    const back = await editStay(s.app, s.token, id, WEEK);
    expect([back.status, back.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(await wrongClaims(s.app)).toEqual([]);
  });

  it('is not confirmed or moved to its old nights once its time is up', async () => {
    const s = await scene();
    const id = await optionOver(s);
    await s.sync([s.event]);
    s.app.clock.advanceMinutes(20);
    const body = { villa_id: s.villa.id, ...WEEK, adults: 2, children: 0, babies: 0, editing: id };
    const shorter = { ...body, checkOut: addDays(WEEK.checkOut, -1) };
    const quoted = await s.app.call('POST', '/v1/admin/reservations/quote', {
      token: s.token,
      body: shorter,
    });
    expect(quoted.body.content).toMatchObject({ available: false, code: 'DATES_TAKEN' });
    const confirmed = await moveTo(s.app, s.token, id, { status: 'confirmed' });
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'DATES_TAKEN']);
    expect(confirmed.body.content).toContain('dış takvim (Airbnb)');
    while ((await settleDue(s.app.deps)) > 0) continue;
    const revived = await moveTo(s.app, s.token, id, {
      status: 'option',
      optionExpiresAt: inMinutes(s.app, 60),
    });
    expect([revived.status, revived.body.code]).toEqual([409, 'DATES_TAKEN']);
  });
});

describe('the claim of an event', () => {
  it('moves with the event and goes to the next one that waits', async () => {
    const s = await scene();
    await stayOver(s, { status: 'confirmed' });
    const half = { uid: 'yarisi', start: addDays(WEEK.checkIn, 3), end: addDays(WEEK.checkOut, 5) };
    for (const events of [
      [s.event],
      [s.event, half],
      [half],
      [{ ...s.event, start: WEEK.checkIn, end: addDays(WEEK.checkIn, 2) }, half],
      [],
      [s.event],
    ]) {
      await s.sync(events);
      expect(await wrongClaims(s.app)).toEqual([]);
    }
    const unlink = { villa_id: s.villa.id };
    await s.app.call('PATCH', '/v1/admin/villas/deleteical', { token: s.token, body: unlink });
    expect(await wrongClaims(s.app)).toEqual([]);
  });

  it('updates the villa’s page and the search when it is added and removed', async () => {
    const s = await scene();
    await optionOver(s);
    const version = async () => {
      const [row] = await s.app.deps.db.read
        .select()
        .from(pageVersions)
        .where(eq(pageVersions.scope, `villa:${s.villa.slug}`));
      return row?.version ?? 0;
    };
    const held = await version();
    await s.sync([s.event]);
    const claimed = await version();
    await s.sync([]);
    expect([claimed > held, (await version()) > claimed]).toEqual([true, true]);
  });

  it('cannot be got round: a night never changes hands without being freed', async () => {
    const s = await scene();
    const id = await stayOver(s, { status: 'confirmed' });
    const other = await createVilla(s.app);
    for (const change of [
      { ref: 'baska' },
      { villaId: other.id },
      { night: '2027-05-20' },
      { kind: 'external' as const },
    ]) {
      const update = s.app.deps.db.rows.update(villaNights).set(change);
      await expect(update.where(eq(villaNights.ref, id))).rejects.toThrow();
    }
    expect(await taken(s)).toEqual(allOf('reservation'));
  });
});
