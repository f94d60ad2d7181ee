import { and, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it, vi } from 'vitest';
import { villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { createReadHandle } from './read-handle.ts';
import { dialect } from './statement-writer.ts';
import { build } from './statements.ts';

const read = createReadHandle({ execute: vi.fn(), batch: vi.fn() });
const before = alias(reservations, 'before');
const day = sql.placeholder('day');
const held = read
  .select({
    villaId: villaNights.villaId,
    first: sql<string>`min(${villaNights.night})`.as('first'),
  })
  .from(villaNights)
  .groupBy(villaNights.villaId)
  .as('held');
const busy = read.$with('busy').as(read.select({ id: villas.id }).from(villas));

const QUERIES: Record<string, { getSQL(): SQL }> = {
  'a table': read.select().from(villas),
  'conditions of columns, lists and texts': read
    .select({ id: villas.id, answer: sql`${1} + ${villas.id}` })
    .from(villas)
    .where(
      and(
        or(eq(villas.active, true), isNull(villas.ownerId)),
        inArray(villas.id, [3, 4]),
        sql`${villas.id} in ${[5, 6]} and ${null} is ${undefined} null`,
      ),
    )
    .limit(7),
  'joins, aliases and room for values': read
    .select({ id: reservations.id, other: before.code })
    .from(reservations)
    .leftJoin(before, eq(before.villaId, reservations.villaId))
    .where(and(gt(reservations.checkIn, day), sql`${before.checkOut} < ${day}`)),
  'a query within a query': read
    .select()
    .from(held)
    .innerJoin(villas, eq(villas.id, held.villaId))
    .where(exists(read.select().from(users).where(eq(users.id, villas.ownerId))))
    .orderBy(sql`${held.first}`),
  'a query that is named first': read.with(busy).select().from(busy).where(gt(busy.id, 2)),
  'values that are written out': read
    .select()
    .from(villas)
    .where(sql`${villas.slug} = ${sql`${'çınar’s'}`.inlineParams()} and id = ${9}`),
  'an insert': build.insert(villaNights).values([
    { villaId: 1, night: '2027-01-01', kind: 'hold', ref: 'a' },
    { villaId: 1, night: '2027-01-02', kind: 'hold', ref: 'a', expiresAt: sql`datetime('now')` },
  ]) as unknown as { getSQL(): SQL },
  'an update of encoded values': build
    .update(villas)
    .set({ active: false, extras: [], version: sql`${villas.version} + 1` })
    .where(eq(villas.id, 3)) as unknown as { getSQL(): SQL },
};

it.each(Object.entries(QUERIES))('writes %s as Drizzle does', (_, query) => {
  const { sql: text, params } = new SQLiteAsyncDialect().sqlToQuery(query.getSQL());
  expect(dialect.sqlToQuery(query.getSQL())).toEqual({ sql: text, params });
});
