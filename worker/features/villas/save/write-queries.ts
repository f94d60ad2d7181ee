import { missingCompanyFacts } from '#domain/settings/company-facts.ts';
import { pick } from '#domain/values/pick.ts';
import { selectCompanyFacts } from '#worker/features/agency/company-facts.ts';
import { and, asc, count, eq, gte, inArray, max, or, sql } from 'drizzle-orm';
import { RUNNING } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import { amenities } from '#drizzle/schema/amenities.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villaBtrans } from '#drizzle/schema/villa-parts.ts';
import { villaAmenities, villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** A villa's version and its BTRANS row; null when the villa is unknown. */
export async function findBtrans(db: Database, villaId: number) {
  const [row] = await db.read
    .select({ version: villas.version, btrans: villaBtrans })
    .from(villas)
    .leftJoin(villaBtrans, eq(villaBtrans.villaId, villas.id))
    .where(eq(villas.id, villaId));
  return row ?? null;
}

/** A villa's amenities, and which of the requested ones exist; null when the villa is unknown. */
export async function findAmenities(db: Database, villaId: number, asked: number[]) {
  const { found, held, known } = await readTogether(db, {
    found: db.read.select({ version: villas.version }).from(villas).where(eq(villas.id, villaId)),
    held: db.read
      .select({ id: villaAmenities.featureId })
      .from(villaAmenities)
      .where(eq(villaAmenities.villaId, villaId)),
    known: db.read.select({ id: amenities.id }).from(amenities).where(inArray(amenities.id, asked)),
  });
  const villa = found[0];
  if (villa === undefined) return null;
  return {
    version: villa.version,
    held: held.map((row) => row.id),
    known: known.map((row) => row.id),
  };
}

/** The facts for activating or deactivating a villa; null when the villa is unknown. */
export async function findSwitchable(db: Database, id: number, today: Day) {
  const { found, coming, priced, company } = await readTogether(db, {
    found: db.read
      .select({
        active: villas.active,
        isPermitted: sql<boolean>`${villas.saleUntil} >= ${today}`.mapWith(Boolean),
        ...pick(villas, 'popular', 'villaOfMonth', 'permitNo'),
        images: sql<number>`(select count(*) from villa_images where villa_id = ${id})`,
      })
      .from(villas)
      .where(eq(villas.id, id)),
    coming: db.read
      .select({ n: count() })
      .from(reservations)
      .where(
        and(
          eq(reservations.villaId, id),
          gte(reservations.checkOut, today),
          inArray(reservations.status, RUNNING),
        ),
      ),
    priced: db.read
      .select({ endsOn: max(villaPrices.endsOn) })
      .from(villaPrices)
      .where(and(eq(villaPrices.villaId, id), gte(villaPrices.endsOn, today))),
    company: selectCompanyFacts(db),
  });
  const villa = found[0];
  if (villa === undefined) return null;
  return {
    ...villa,
    comingStays: coming[0]?.n ?? 0,
    isPriced: priced[0]?.endsOn != null,
    missingFacts: missingCompanyFacts(company),
  };
}

/**
 * Whether a villa is villa of the month and on sale, and who else is; null when the villa is
 * unknown.
 */
export async function findVillasOfMonth(db: Database, id: number) {
  const rows = await db.read
    .select({ id: villas.id, active: villas.active, villaOfMonth: villas.villaOfMonth })
    .from(villas)
    .where(or(eq(villas.id, id), eq(villas.villaOfMonth, true)));
  const villa = rows.find((row) => row.id === id);
  if (villa === undefined) return null;
  return {
    active: villa.active,
    villaOfMonth: villa.villaOfMonth,
    others: rows.flatMap((row) => (row.id === id ? [] : [row.id])),
  };
}

/** The current positions of villas in the agency's order. */
export function listOrders(db: Database, ids: number[]) {
  return db.read
    .select({ id: villas.id, order: villas.displayOrder })
    .from(villas)
    .where(inArray(villas.id, ids))
    .orderBy(asc(villas.displayOrder), asc(villas.id));
}
