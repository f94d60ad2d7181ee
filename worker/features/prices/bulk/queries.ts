import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Day } from '#domain/values/dates.ts';
import {
  bulkPriceChanges,
  bulkPriceChangeVillas,
  villaDiscounts,
  villaPrices,
} from '#drizzle/schema/prices.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readPage } from '#worker/platform/database/read-page.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { discountColumns, priceColumns } from '#worker/features/villas/editor/price-columns.ts';

const listOf = (ids: readonly number[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** The prices of many villas, and which of their nights from `today` on are taken; one trip. */
export function readTables(db: Database, villaIds: readonly number[], today: Day, now: string) {
  const ids = listOf(villaIds);
  return readTogether(db, {
    villas: db.read
      .select({ id: villas.id, code: villas.code, name: villas.name, version: villas.version })
      .from(villas)
      .where(inArray(villas.id, ids))
      .orderBy(asc(villas.displayOrder), asc(villas.id)),
    prices: db.read
      .select(priceColumns)
      .from(villaPrices)
      .where(inArray(villaPrices.villaId, ids))
      .orderBy(asc(villaPrices.startsOn), asc(villaPrices.id)),
    discounts: db.read
      .select({ ...discountColumns, villa_id: villaDiscounts.villaId })
      .from(villaDiscounts)
      .where(inArray(villaDiscounts.villaId, ids))
      .orderBy(asc(villaDiscounts.id)),
    taken: db.read.all<{ villaId: number; nights: string }>(sql`
      select villa_id as villaId, group_concat(night) as nights from villa_nights
      where villa_id in ${ids} and night >= ${today} and (free_at is null or free_at > ${now})
      group by villa_id`),
  });
}

export type Tables = Awaited<ReturnType<typeof readTables>>;

const maker = alias(userDetails, 'maker');
const undoer = alias(userDetails, 'undoer');
const fullName = (person: typeof maker | typeof undoer) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

const changeColumns = {
  id: bulkPriceChanges.id,
  created_at: bulkPriceChanges.createdAt,
  by: sql<string>`coalesce(${fullName(maker)}, '')`,
  change: bulkPriceChanges.change,
  villas: sql<number>`(select count(*) from bulk_price_change_villas where change_id = ${bulkPriceChanges.id})`,
  undoneAt: bulkPriceChanges.undoneAt,
  undoneBy: fullName(undoer),
};

/** Changes that were made, the latest first. */
export async function listChangeRows(db: Database, part: Part) {
  return readPage(db, part, {
    items: db.read
      .select(changeColumns)
      .from(bulkPriceChanges)
      .leftJoin(maker, eq(maker.userId, bulkPriceChanges.userId))
      .leftJoin(undoer, eq(undoer.userId, bulkPriceChanges.undoneBy))
      .orderBy(desc(bulkPriceChanges.createdAt), desc(bulkPriceChanges.id)),
    counted: [bulkPriceChanges],
  });
}

/** A change with its effect on each villa; null for an unknown one; one trip. */
export async function findChange(db: Database, id: string) {
  const { changes, done } = await readTogether(db, {
    changes: db.read.select().from(bulkPriceChanges).where(eq(bulkPriceChanges.id, id)),
    done: db.read
      .select()
      .from(bulkPriceChangeVillas)
      .where(eq(bulkPriceChangeVillas.changeId, id)),
  });
  const change = changes[0];
  return change === undefined ? null : { change, done };
}
