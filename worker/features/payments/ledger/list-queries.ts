import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { findDayFrom } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import type { TransactionFilters } from '#domain/payments/admin-schema.ts';
import { kindsThat, OWNER_KINDS, PAST_THE_TILL } from '#domain/payments/ledger.ts';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { hasText } from '#worker/platform/database/guest-search.ts';
import { orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** The columns of an entry wherever it is shown. */
export const entryColumns = {
  id: transactions.id,
  reservation_id: reservations.code,
  reservation_uid: transactions.reservationId,
  villa_id: reservations.villaId,
  villa_name: villas.name,
  customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  ...pick(transactions, 'kind', 'method', 'provider', 'amount', 'currency', 'installments'),
  ...pick(transactions, 'status', 'failure'),
  awaits_bank: transactions.awaitsBank,
  note: transactions.note,
  paid_at: transactions.paidAt,
  refund_of: transactions.refundOf,
  reverses: transactions.reverses,
  reversed:
    sql<boolean>`exists (select 1 from transactions back where back.reverses = "transactions"."id")`.mapWith(
      Boolean,
    ),
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

/** The money that moved one way, of all matches, beside each of them. */
const movedOf = (flow: 1 | -1) => sql<number>`coalesce(sum(${transactions.amount}) filter (where
  ${transactions.status} = 'succeeded' and ${notInArray(transactions.method, [...PAST_THE_TILL])} and ${inArray(transactions.kind, kindsThat(flow))}) over (), 0)`;

type Part = { skip: number; take: number };

/**
 * One page of the ledger with its count, and, when filtered by person or days, the sums of all
 * matches: one trip.
 */
export async function listTransactions(
  db: Database,
  filters: TransactionFilters,
  part: Part,
  seesOwners = true,
) {
  const filter = and(
    transactionFilter(filters),
    seesOwners ? undefined : notInArray(transactions.kind, [...OWNER_KINDS]),
  );
  const isNarrow = Boolean(
    filters.reservation_id || filters.villa_id || filters.q || filters.date1 || filters.date2,
  );
  const order = orderTerms(filters.order, ORDER_COLUMNS, transactions.id);
  const named = filters.q ? hasText({ name: filters.q, code: filters.q }) : undefined;
  return isNarrow
    ? listFound(db, named ? ofNamed(named) : ALL, filter, order, part)
    : listAny(db, filter, order, part);
}

/** The page's ids are first selected in one index, so that only its rows are joined. */
async function listAny(db: Database, filter: SQL | undefined, order: SQL[], { skip, take }: Part) {
  const page = db.read
    .select({ id: transactions.id })
    .from(transactions)
    .where(filter)
    .orderBy(...order)
    .limit(take)
    .offset(skip);
  const { items, counted } = await readTogether(db, {
    items: selectEntries(db)
      .where(sql`${transactions.id} in ${page}`)
      .orderBy(...order),
    counted: db.read.select({ total: count() }).from(transactions).where(filter),
  });
  return { items, total: counted[0]?.total ?? 0, received: null, given: null };
}

const ALL = sql`${transactions}`;

/**
 * The entries of stays that a text finds: of a common name thousands, of which only ids are read.
 * The index is named because SQLite would read all entries of a kind, method or state once a stay.
 */
const ofNamed = (named: SQL): SQL => sql`(
  select ${transactions}.* from ${reservations} indexed by reservations_named
  cross join ${transactions} indexed by transactions_reservation
    on ${transactions.reservationId} = ${reservations.id}
  where ${named}
) as ${transactions}`;

/**
 * Found once for page, count and sums, which stand beside each entry: a common name is thousands of
 * stays. The first entry is read with every page, so that one beyond the end has its sums too.
 */
async function listFound(
  db: Database,
  entries: SQL,
  filter: SQL | undefined,
  order: SQL[],
  { skip, take }: Part,
) {
  const found = db.read
    .select({
      id: sql<string>`${transactions.id}`.as('entry_id'),
      nth: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('nth_found'),
      total: sql<number>`count(*) over ()`.as('all_found'),
      received: movedOf(1).as('money_in'),
      given: movedOf(-1).as('money_out'),
    })
    .from(entries)
    .where(filter)
    .as('found');
  const { nth, total, received, given } = found;
  const rows = await db.read
    .select({ entry: entryColumns, nth, total, received, given })
    .from(found)
    .innerJoin(transactions, eq(transactions.id, found.id))
    .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .leftJoin(userDetails, eq(userDetails.userId, transactions.createdBy))
    .where(or(eq(nth, 1), and(gt(nth, skip), lte(nth, skip + take))))
    .orderBy(asc(nth));
  const [first] = rows;
  return {
    items: rows.filter((row) => row.nth > skip).map(({ entry }) => entry),
    total: first?.total ?? 0,
    received: first?.received ?? 0,
    given: first?.given ?? 0,
  };
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
