import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createVilla } from '#tests/support/factories.ts';
import { type Scene, scene, stayOver, WAYS_TO_FREE, WEEK } from '#tests/support/freed-nights.ts';
import { takenNights } from '#tests/support/nights.ts';
import { ALL_READERS, whoOffers } from '#tests/support/offered.ts';

/** What a preview of the seller's calendar says of each event it does not take. */
const ignoredBy = ({ ignored }: { ignored: number }) => ignored;

describe.each(WAYS_TO_FREE)('our calendar, handed back after %s', (_, { hold, release }) => {
  it('takes no night, in whatever state our stay is by then', async () => {
    const s = await scene();
    const id = await hold(s);
    const echo = await s.exported();
    expect(echo).toContain(`UID:${id}@kiyi`);
    expect(await s.read(echo)).toMatchObject({ new: 0, conflicts: 0, ignored: 1 });
    expect(await s.conflicts()).toEqual([]);
    await release(s, id);
    expect(await s.read(echo)).toMatchObject({ new: 0, moved: 0, ignored: 1 });
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  });
});

describe('an event of ours that a seller returns', () => {
  const cancelled = async (s: Scene) => {
    const id = await stayOver(s, { status: 'confirmed' });
    const echo = await s.exported();
    const path = `/v1/admin/reservations/${id}`;
    const body = { status: 'cancelled', reason: 'deneme' };
    expect((await s.app.call('PATCH', path, { token: s.token, body })).status).toBe(200);
    return { id, echo };
  };

  it('is recognised by its complete UID in any case', async () => {
    const s = await scene();
    const { id, echo } = await cancelled(s);
    const named = (uid: string) => echo.replace(/UID:.+/, `UID:${uid}`);
    for (const uid of [`${id}@kiyi`, `${id}@KIYI`.toUpperCase(), `${id}-2027-05-12@kiyi`]) {
      expect([uid, ignoredBy(await s.read(named(uid)))]).toEqual([uid, 1]);
    }
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
    for (const uid of [`x${id}@kiyi`, `${id}@kiyi.example`, `${id.slice(0, -1)}@kiyi`, id]) {
      expect([uid, ignoredBy(await s.read(named(uid)))]).toEqual([uid, 0]);
      expect(await whoOffers(s.asked)).toEqual([]);
    }
  });

  it('is ours even on other nights than we published', async () => {
    const s = await scene();
    const { echo } = await cancelled(s);
    await s.read(echo.replace('DTEND;VALUE=DATE:20270517', 'DTEND;VALUE=DATE:20270527'));
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  });

  it('is ours when nothing is left of our stay', async () => {
    const s = await scene();
    const { id, echo } = await cancelled(s);
    const { rows } = s.app.deps.db;
    await rows.run(sql`delete from reservation_history where reservation_id = ${id}`);
    await rows.run(sql`delete from outbox where reservation_id = ${id}`);
    await rows.run(sql`delete from reservations where id = ${id}`);
    expect(ignoredBy(await s.read(echo))).toBe(1);
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  });

  it('is a stranger’s in the calendar of another villa: a house may follow its ground floor', async () => {
    const s = await scene();
    const { echo } = await cancelled(s);
    const house = await createVilla(s.app);
    expect(await s.read(echo, house.id)).toMatchObject({ new: 1, ignored: 0 });
    expect(await takenNights(s.app, house.id, WEEK)).toHaveLength(7);
  });

  it('releases nights taken before it was recognised, without a confirmation of loss', async () => {
    const s = await scene();
    const { id, echo } = await cancelled(s);
    const { rows } = s.app.deps.db;
    await rows.run(sql`delete from night_holders where ref = ${id}`);
    expect(await s.read(echo)).toMatchObject({ new: 1 });
    expect(await whoOffers(s.asked)).toEqual([]);
    await rows.run(sql`insert into night_holders values (${s.villa.id}, ${id})`);
    expect(await s.read(echo)).toMatchObject({ outcome: 'applied', ignored: 1, loss: { lost: 0 } });
    expect(await whoOffers(s.asked)).toEqual(ALL_READERS);
  });
});
