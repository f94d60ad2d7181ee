import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { discountColumns, priceColumns } from '#worker/features/villas/editor/price-columns.ts';

/** A villa's season rows before a save, oldest first; null when the villa is unknown; one trip. */
export const findPrices = (db: Database, villaId: number) => readPrices(db, sql`${villaId}`);

/** The same by the id of one of the rows; null when there is no such row. */
export async function findPricesOfRow(db: Database, priceId: number) {
  const found = await readPrices(
    db,
    sql`(select villa_id from villa_prices where id = ${priceId})`,
  );
  const row = found?.rows.find(({ id }) => id === priceId);
  return found === null || row === undefined ? null : { ...found, row };
}

async function readPrices(db: Database, villaId: SQL) {
  const { found, rows } = await readTogether(db, {
    found: db.read
      .select({ id: villas.id, version: villas.version })
      .from(villas)
      .where(eq(villas.id, villaId)),
    rows: db.read
      .select(priceColumns)
      .from(villaPrices)
      .where(eq(villaPrices.villaId, villaId))
      .orderBy(asc(villaPrices.startsOn), asc(villaPrices.id)),
  });
  const villa = found[0];
  return villa === undefined ? null : { villa, rows };
}

/** A villa's discounts before a save; null when the villa is unknown; one trip. */
export async function findDiscounts(db: Database, villaId: number) {
  const { found, rows } = await readTogether(db, {
    found: db.read
      .select({ id: villas.id, version: villas.version })
      .from(villas)
      .where(eq(villas.id, villaId)),
    rows: db.read
      .select(discountColumns)
      .from(villaDiscounts)
      .where(eq(villaDiscounts.villaId, villaId))
      .orderBy(asc(villaDiscounts.id)),
  });
  const villa = found[0];
  return villa === undefined ? null : { villa, rows };
}
