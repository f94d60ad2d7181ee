import { and, asc, eq, gte, inArray, lte, min, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { FIRST_PART, type Part, readInParts } from '#worker/platform/database/read-in-parts.ts';

/** Everything a month's listings depend on, in one trip for every 500 villas. */
export async function readListingRows(db: Database, { first, last }: { first: Day; last: Day }) {
  const listed = ({ skip, take }: Part) => selectListed(db).limit(take).offset(skip);
  const { beginning, prices, changes, agency } = await readTogether(db, {
    beginning: listed(FIRST_PART),
    prices: db.read
      .select({ villaId: villaPrices.villaId, lowest: min(villaPrices.nightly) })
      .from(villaPrices)
      .where(and(lte(villaPrices.startsOn, last), gte(villaPrices.endsOn, first)))
      .groupBy(villaPrices.villaId),
    changes: selectActivityChanges(db, first),
    agency: db.read
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, ['company_title', 'tursab_no'])),
  });
  return {
    villas: await readInParts(Infinity, listed, beginning),
    prices: new Map(prices.map(({ villaId, lowest }) => [villaId, lowest])),
    changes: Map.groupBy(changes, ({ villaId }) => villaId),
    settings: new Map(agency.map(({ key, value }) => [key, value])),
  };
}

const selectListed = (db: Database) =>
  db.read
    .select({
      ...pick(villas, 'id', 'code', 'name', 'slug', 'active', 'createdAt', 'permitNo'),
      ...pick(villas, 'permitHolder', 'permitAddress'),
      ownerName: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
    })
    .from(villas)
    .innerJoin(userDetails, eq(userDetails.userId, villas.ownerId))
    .orderBy(asc(villas.sortKey), asc(villas.id));

/**
 * Villas that were activated or deactivated since a day; creations follow from the villas
 * themselves.
 */
function selectActivityChanges(db: Database, since: Day) {
  return db.read
    .select({
      villaId: sql<number>`cast(${auditLog.entityId} as integer)`,
      at: auditLog.createdAt,
      active: sql<boolean>`json_extract(${auditLog.after}, '$.active')`.mapWith(Boolean),
      /** The permit of the listing, when removing it deactivated the villa. */
      permitBefore: sql<string | null>`json_extract(${auditLog.before}, '$.permitNo')`,
    })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, ['villa.activity', 'villa.update']),
        gte(auditLog.createdAt, startOfDay(since)),
        sql`json_extract(${auditLog.after}, '$.active') is not null`,
      ),
    )
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
}

/** What the permit rules need, for every villa by name. One trip for every 500. */
export const listPermitFacts = (db: Database) =>
  readInParts(Infinity, ({ skip, take }) => selectPermits(db).limit(take).offset(skip));

const selectPermits = (db: Database) =>
  db.read
    .select({
      ...pick(villas, 'id', 'name', 'active', 'bedrooms', 'capacity', 'maxAdults', 'maxChildren'),
      ...pick(villas, 'permitMaxGuests', 'permitNo', 'permitExpiresOn', 'permitVerifiedAt'),
      ...pick(villas, 'permitHolder', 'permitAddress'),
    })
    .from(villas)
    .orderBy(asc(villas.sortKey), asc(villas.id));
