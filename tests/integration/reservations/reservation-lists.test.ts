import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { ReservationListQuery } from '#domain/reservations/schema.ts';
import { SOURCES } from '#domain/reservation-sources.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { reservationTallies } from '#drizzle/schema/tallies.ts';
import { listReservations } from '#worker/features/reservations/list/list-queries.ts';
import { toListItem } from '#worker/features/reservations/present.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, unique } from '#tests/support/factories.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const TODAY = '2026-11-21';
const ADMIN = { role: 'ADMIN', userId: 1 } as const;

/** Ends of a hold: over, over just now, to come; none while it holds money. */
const ENDS = ['2026-11-21T08:59:00.000Z', NOW, '2026-11-21T09:00:00.001Z', null];

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const upTo = (most: number) => Math.floor(Math.random() * (most + 1));

/** A stay of whatever kind, leaving within some weeks of today. */
function anyStay(villaId: number) {
  const checkIn = addDays(TODAY, upTo(80) - 50);
  const nights = 1 + upTo(13);
  return {
    id: unique('stay'),
    code: unique('ZZ').toUpperCase(),
    status: any(STATUSES),
    villaId,
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    adults: 2,
    source: any(SOURCES),
    firstName: 'Ad',
    lastName: 'Soyad',
    phone: '+905550000000',
    email: 'a@posta.example',
    searchText: `${any(['ayse', 'mehmet', 'ali'])} ${unique('soyad')}`,
    total: upTo(9) * 100_000,
    prepaymentRate: 2000,
    commissionRate: 2000,
    lines: [],
    readAt: any([null, '2026-11-20T09:00:00.000Z']),
    createdAt: `2026-10-${String(10 + upTo(15))}T09:00:00.000Z`,
  };
}

type AnyStay = ReturnType<typeof anyStay>;

/** Some end of its hold; an option ends before the arrival. */
const anyEnd = ({ checkIn }: AnyStay) => ({
  holdExpiresAt: any(ENDS),
  optionExpiresAt: checkIn > TODAY ? any(ENDS) : null,
});

/** Stays of an owner's villa, so that the same list can be asked for in both ways. */
async function someStays(app: TestApp, stays: number, more?: (stay: AnyStay) => object) {
  const owner = await createUser(app, { role: 'OWNER' });
  const villa = await createVilla(app, { ownerId: owner.id });
  const rows = Array.from({ length: stays }, () => {
    const stay = anyStay(villa.id);
    return { ...stay, ...more?.(stay) };
  });
  for (const row of rows) await app.deps.db.rows.insert(reservations).values(row);
  return { villa, rows };
}

describe('lists of many stays', () => {
  it('are tallied exactly, whatever is written', async () => {
    const app = testApp();
    const { read, rows: raw } = app.deps.db;
    const { villa, rows } = await someStays(app, 25);
    for (const { id } of rows.slice(0, 20)) {
      const { status, checkIn, checkOut, source, readAt } = anyStay(villa.id);
      const change = any([
        { status },
        { checkIn, checkOut },
        { source },
        { readAt },
        { note: 'x' },
      ]);
      await raw.update(reservations).set(change).where(eq(reservations.id, id));
    }
    await raw.delete(reservations).where(eq(reservations.id, rows[0]!.id));
    const isUnread = sql`(${reservations.readAt} is null)`;
    const { checkOut, status, source } = reservations;
    const counted = read
      .select({ checkOut, status, source, unread: isUnread.as('unread'), n: count().as('n') })
      .from(reservations)
      .groupBy(checkOut, status, source, isUnread);
    const tallied = read
      .select()
      .from(reservationTallies)
      .where(sql`stays <> 0`);
    // One statement, for other tests write at the same time.
    const { rows: differing } = await raw.run(sql`
      with counted as ${counted}, tallied as ${tallied}
      select * from (select * from counted except select * from tallied)
      union all select * from (select * from tallied except select * from counted)`);
    expect(differing).toEqual([]);
  });

  it('know what was paid as the ledger does, whatever becomes of an entry', async () => {
    const app = testApp();
    const { read, rows: raw } = app.deps.db;
    const { rows } = await someStays(app, 3);
    const kinds = ['prepayment', 'balance', 'extra', 'refund', 'deposit', 'owner_payout'] as const;
    const statuses = ['pending', 'succeeded', 'failed'] as const;
    // Enough to be given back and passed on: the database takes nothing above what came or was agreed.
    for (const { id: reservationId } of rows) {
      await raw
        .update(reservations)
        .set({ status: 'confirmed', source: 'admin', prepayment: 100_000_000, commission: 0 })
        .where(eq(reservations.id, reservationId));
      await raw.insert(transactions).values({
        id: unique('entry'),
        reservationId,
        kind: 'prepayment',
        method: 'cash',
        amount: 100_000_000,
        status: 'succeeded',
      });
    }
    for (let entry = 0; entry < 18; entry++) {
      const id = unique('entry');
      await raw.insert(transactions).values({
        id,
        reservationId: any(rows).id,
        kind: any(kinds),
        method: 'cash',
        amount: 1 + upTo(1_000_000),
        status: any(statuses),
      });
      const status = any(statuses);
      await raw.update(transactions).set({ status }).where(eq(transactions.id, id));
    }
    for (const { id } of rows) {
      const entries = await read
        .select()
        .from(transactions)
        .where(eq(transactions.reservationId, id));
      const paid = entries
        .filter(({ status, kind }) => status === 'succeeded' && kinds.indexOf(kind as never) < 4)
        .reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0);
      const [stay] = await read.select().from(reservations).where(eq(reservations.id, id));
      expect(stay?.paid).toBe(paid);
    }
  });

  it('show the same rows walked as sorted', async () => {
    const app = testApp();
    const { villa, rows } = await someStays(app, 30);
    const owners = { role: 'OWNER', userId: villa.ownerId } as const;
    const mine = new Set(rows.map(({ id }) => id));
    for (const order of ['created', '-checkin', 'checkout', '-total', 'code']) {
      for (const filter of [
        {},
        { oldrez: '1' },
        { oldrez: 'all' },
        { status: 'confirmed' },
        { status: 'completed', oldrez: 'all' },
        { source: 'site' },
      ]) {
        const query = { ...ReservationListQuery.parse({ order, ...filter }), take: 100_000 };
        const sorted = await listReservations(app.deps.db, query, owners, NOW);
        const walked = await listReservations(app.deps.db, query, ADMIN, NOW);
        expect(sorted.total).toBe(sorted.rows.length);
        const ids = walked.rows.map(({ id }) => id).filter((id) => mine.has(id));
        expect([order, filter, ids]).toEqual([order, filter, sorted.rows.map(({ id }) => id)]);
      }
    }
  });

  it('show, count and leave out a hold as its rows do, whether or not it has been expired', async () => {
    const app = testApp();
    const { villa } = await someStays(app, 40, anyEnd);
    const owners = { role: 'OWNER', userId: villa.ownerId } as const;
    const list = (filter: object, viewer: Viewer) => {
      const query = ReservationListQuery.parse({ oldrez: 'all', ...filter });
      return listReservations(app.deps.db, { ...query, take: 100_000 }, viewer, NOW);
    };
    for (const order of ['created', '-checkin', 'total']) {
      const all = (await list({ order }, owners)).rows;
      const mine = new Set(all.map(({ id }) => id));
      for (const status of [...STATUSES, undefined]) {
        for (const filter of [{}, { unread: '1' }, { unread: '1', source: 'site' }] as const) {
          const shown = all
            .filter((row) => !('source' in filter) || row.source === filter.source)
            .map((row) => toListItem(row, NOW))
            .filter((row) => status === undefined || row.status === status)
            .filter((row) => !('unread' in filter) || row.unread);
          const sorted = await list({ order, status, ...filter }, owners);
          const walked = await list({ order, status, ...filter }, ADMIN);
          const ofOwner = walked.rows.filter(({ id }) => mine.has(id));
          const what = [order, status, filter];
          for (const [rows, total] of [
            [sorted.rows, sorted.total],
            [ofOwner, ofOwner.length + walked.total - walked.rows.length],
          ] as const) {
            expect([...what, total, rows.map(({ id }) => id)]).toEqual([
              ...what,
              shown.length,
              shown.map(({ id }) => id),
            ]);
          }
        }
      }
    }
  });

  it('find any part of a name, of a code and of a phone, and forget what was changed', async () => {
    const app = testApp();
    const { rows: raw } = app.deps.db;
    const { villa, rows } = await someStays(app, 2);
    const [stay, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
    const idsOf = async (filter: Record<string, string>) => {
      const query = ReservationListQuery.parse({ villa_id: String(villa.id), ...filter });
      const { rows: found } = await listReservations(app.deps.db, query, ADMIN, NOW);
      return found.map(({ id }) => id);
    };
    const name = stay.searchText.slice(4);
    expect(await idsOf({ q: name.slice(1, -1).toUpperCase() })).toEqual([stay.id]);
    expect(await idsOf({ q: stay.code.slice(1) })).toEqual([stay.id]);
    expect((await idsOf({ q: '5550 000' })).toSorted()).toEqual([stay.id, other.id].toSorted());
    // Another letter never finds what fewer did not.
    for (let end = 2; end <= name.length; end += 1) {
      expect([end, await idsOf({ q: name.slice(1, end) })]).toEqual([
        end,
        expect.arrayContaining([stay.id]),
      ]);
      expect(await idsOf({ oldrez: 'all', customer_name: name.slice(1, end) })).toContain(stay.id);
      expect(await idsOf({ reservation_id: stay.code.slice(-end) })).toContain(stay.id);
    }
    for (const nothing of ['"', '" OR "', 'a"b OR code : "c', '***', 'a\u0000bcd', 'ñøß']) {
      expect([nothing, await idsOf({ q: nothing })]).toEqual([nothing, []]);
    }
    await raw
      .update(reservations)
      .set({ searchText: 'gulizar ozbek' })
      .where(eq(reservations.id, stay.id));
    expect(await idsOf({ q: name })).toEqual([]);
    expect(await idsOf({ q: 'lizar öz' })).toEqual([stay.id]);
  });

  it('are empty for a villa that cannot be', async () => {
    const query = ReservationListQuery.parse({ villa_id: '0' });
    const found = await listReservations(testApp().deps.db, query, ADMIN, NOW);
    expect(found).toEqual({ rows: [], total: 0 });
  });

  it('refuse a stay beyond the law, on which reads by a night rely', async () => {
    const app = testApp();
    const villa = await createVilla(app);
    const stay = anyStay(villa.id);
    for (const nights of [0, 101]) {
      const row = { ...stay, checkOut: addDays(stay.checkIn, nights) };
      await expect(app.deps.db.rows.insert(reservations).values(row).run()).rejects.toThrow();
    }
  });
});

describe('the plans of other lists', () => {
  it('enter dates by one bound on either side', async () => {
    const filters = [
      [
        { datetype: 'checkout', date1: '2027-06-01', date2: '2027-06-30' },
        'check_out>? AND check_out<?',
      ],
      [{ datetype: 'stay', date1: '2027-06-01', date2: '2027-06-03' }, 'check_in>? AND check_in<?'],
      [{ date1: '2027-06-01', date2: '2027-06-30' }, 'check_in>? AND check_in<?'],
    ] as const;
    for (const [filter, bounds] of filters) {
      const query = ReservationListQuery.parse(filter);
      const plans = await queryPlans((db) => listReservations(db, query, ADMIN, NOW));
      for (const plan of plans) expect(plan.join()).toContain(`(${bounds})`);
    }
  });
});
