import { and, asc, count, eq, max, ne, sql } from 'drizzle-orm';
import type { UserListQuery } from '#domain/users/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { whoseEmail } from '#worker/http/whose-email.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

const villaCount = sql<number>`(select count(*) from villas where owner_id = users.id)`;

const rowColumns = {
  ...pick(users, 'id', 'email', 'role', 'active'),
  ...pick(userDetails, 'firstName', 'lastName', 'phone'),
  villas: villaCount,
  lastLoginAt: users.lastLoginAt,
  version: users.version,
  created_at: users.createdAt,
};

/** A user as stored: the identity number is sealed. */
export type StoredUser = Awaited<ReturnType<typeof selectUser>>[number];

const ORDER_COLUMNS = {
  name: users.sortKey,
  email: users.email,
  created: users.createdAt,
  login: users.lastLoginAt,
  villas: villaCount,
};

/** One page and the count of all that match, in one trip. `q` looks at name, e-mail and phone. */
export async function listUserRows(db: Database, query: UserListQuery) {
  const searched = sql`${users.searchText} || ' ' || ${users.email} || ' ' || coalesce(${userDetails.phone}, '')`;
  const filter = and(
    containsText(searched, query.q),
    query.role && eq(users.role, query.role),
    query.staff === true ? ne(users.role, 'OWNER') : undefined,
    query.active === undefined ? undefined : eq(users.active, query.active),
  );
  return readPage(db, query, {
    items: db.read
      .select(rowColumns)
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, users.id)),
    counted: db.read
      .select({ total: count() })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(filter),
  });
}

/** Active owners for a picker, in Turkish order. */
export const listOwnerChoices = (db: Database) =>
  db.read
    .select({
      id: users.id,
      name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
      email: users.email,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(and(eq(users.role, 'OWNER'), eq(users.active, true)))
    .orderBy(asc(users.sortKey), asc(users.id));

const selectUser = (db: Database, id: number) =>
  db.read
    .select({
      ...rowColumns,
      ...pick(userDetails, 'identityNumber', 'iban', 'address', 'notes', 'payoutTiming', 'toldBy'),
      updated_at: users.updatedAt,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(eq(users.id, id));

export async function findUserRow(db: Database, id: number): Promise<StoredUser | null> {
  const [row] = await selectUser(db, id);
  return row ?? null;
}

/** The facts for a new user, in one trip, with a new id, for which secrets are sealed. */
export async function readForNewUser(db: Database, email: string) {
  const { holders, last } = await readTogether(db, {
    holders: db.read.select({ id: users.id }).from(users).where(whoseEmail(email)),
    last: db.read.select({ id: max(users.id) }).from(users),
  });
  return { isTaken: holders.length > 0, nextId: (last[0]?.id ?? 0) + 1 };
}

/** The facts for an edit, in one trip; `email` is the requested one. */
export async function readForUserEdit(db: Database, id: number, email = '') {
  const { rows, holders } = await readTogether(db, {
    rows: selectUser(db, id),
    holders: db.read.select({ id: users.id }).from(users).where(whoseEmail(email)),
  });
  return { current: rows[0], isTaken: holders.some((holder) => holder.id !== id) };
}

/** Active admins and their addresses. */
export const listActiveAdmins = (db: Database) =>
  db.read
    .select({
      id: users.id,
      email: users.email,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(and(eq(users.role, 'ADMIN'), eq(users.active, true)));
