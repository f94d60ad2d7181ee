import { and, count, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { findDayFrom } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import type { TransactionFilters } from '#domain/payments/admin-schema.ts';
import { kindsThat, OWNER_KINDS } from '#domain/payments/ledger.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { hasText } from '#worker/platform/database/guest-search.ts';
import { orderTerms } from '#worker/platform/database/list-order.ts';

/** The columns of an entry wherever it is shown. */
export const entryColumns = {
  id: transactions.id,
  reservation_id: reservations.code,
  reservation_uid: transactions.reservationId,
  villa_id: reservations.villaId,
  villa_name: villas.name,
  customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  kind: transactions.kind,
  method: transactions.method,
  provider: transactions.provider,
  amount: transactions.amount,
  currency: transactions.currency,
  installments: transactions.installments,
  status: transactions.status,
  failure: transactions.failure,
  note: transactions.note,
  paid_at: transactions.paidAt,
  created_by: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
  created_at: transactions.createdAt,
};

/** Entries with what they belong to, before filtering. */
export function selectEntries(db: Database) {
  return db.read
    .select(entryColumns)
    .from(transactions)
    .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .leftJoin(userDetails, eq(userDetails.userId, transactions.createdBy));
}

const ORDER_COLUMNS = {
  created: transactions.createdAt,
  paid: transactions.paidAt,
  amount: transactions.amount,
};

const received = sql<number>`coalesce(sum(${transactions.amount}) filter (where
  ${transactions.status} = 'succeeded' and ${inArray(transactions.kind, kindsThat(1))}), 0)`;
const given = sql<number>`coalesce(sum(${transactions.amount}) filter (where
  ${transactions.status} = 'succeeded' and ${inArray(transactions.kind, kindsThat(-1))}), 0)`;

/**
 * One page of the ledger with its count, and, when filtered by person or days, the sums of all
 * matches: one trip. The page's ids are first selected in one index, so that only its rows are
 * joined.
 */
export async function listTransactions(
  db: Database,
  filters: TransactionFilters,
  { skip, take }: { skip: number; take: number },
  seesOwners = true,
) {
  const filter = and(
    transactionFilter(filters),
    seesOwners ? undefined : notInArray(transactions.kind, [...OWNER_KINDS]),
  );
  const page = db.read
    .select({ id: transactions.id })
    .from(transactions)
    .where(filter)
    .orderBy(...orderTerms(filters.order, ORDER_COLUMNS, transactions.id))
    .limit(take)
    .offset(skip);
  const isNarrow = Boolean(
    filters.reservation_id || filters.villa_id || filters.q || filters.date1 || filters.date2,
  );
  const none = sql<null>`null`;
  const [items, counted] = await db.read.batch([
    selectEntries(db)
      .where(sql`${transactions.id} in ${page}`)
      .orderBy(...orderTerms(filters.order, ORDER_COLUMNS, transactions.id)),
    db.read
      .select({
        total: count(),
        received: isNarrow ? received : none,
        given: isNarrow ? given : none,
      })
      .from(transactions)
      .where(filter),
  ]);
  const { total = 0, received: came = null, given: left = null } = counted[0] ?? {};
  return { items, total, received: came, given: left };
}

/** Conditions on the ledger alone; conditions on reservations become a set of their ids. */
function transactionFilter(filters: TransactionFilters): SQL | undefined {
  const { date1, date2 } = filters;
  const dayAfter = date2 && findDayFrom(date2, 1);
  return and(
    filters.kind && eq(transactions.kind, filters.kind),
    filters.method && eq(transactions.method, filters.method),
    filters.status && eq(transactions.status, filters.status),
    date1 ? gte(transactions.paidAt, startOfIstanbulDay(date1)) : undefined,
    dayAfter ? lt(transactions.paidAt, startOfIstanbulDay(dayAfter)) : undefined,
    filters.villa_id === undefined
      ? undefined
      : ofReservations(sql`villa_id = ${filters.villa_id}`),
    filters.reservation_id ? ofReservations(codeStarts(filters.reservation_id)) : undefined,
    filters.q ? ofReservations(hasText({ name: filters.q, code: filters.q })) : undefined,
  );
}

const ofReservations = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  sql`${transactions.reservationId} in (select id from reservations where ${condition})`;

/** A range instead of LIKE: it uses the index of codes, and `%` has no special meaning. */
function codeStarts(typed: string): SQL {
  const code = typed.toUpperCase().replaceAll(' ', '');
  return sql`code >= ${code} and code < ${`${code}\uffff`}`;
}
