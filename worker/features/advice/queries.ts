import { and, asc, between, eq, gt, gte, inArray, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows, ONE_ROW } from '#worker/platform/database/json-rows.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { priceColumns } from '#worker/features/villas/editor/price-columns.ts';
import { termColumns } from '#worker/features/villas/stay-facts/villa-terms.ts';

/** Ids of the villas that an owner may see. */
export const findOwnVillaIds = (db: Database, viewer: Viewer) =>
  db.read.select({ id: villas.id }).from(villas).where(visibleTo(viewer));

/** Enough neighbours for a meaningful comparison; those nearest in capacity are taken first. */
const MAX_NEIGHBOURS = 60;

// The `+` keeps the planner from using the index of states, which would scan all stays ever sold; the
// villa's index is the right one.
const isSold = sql`+${inArray(reservations.status, ['confirmed', 'staying', 'completed'])}`;

const stayColumns = {
  ...pick(reservations, 'villaId', 'checkIn', 'checkOut'),
  // Türkiye is at UTC+3 all year.
  soldOn: sql<Day>`date(${reservations.createdAt}, '+3 hours')`,
  gross: reservations.gross,
};

type Span = { from: Day; to: Day };

/**
 * Everything that advice on a villa is computed from, in one trip: the villa, its prices, the
 * nights of a past season, and the stays sold by it and its neighbours.
 */
export function readAdviceFacts(
  db: Database,
  viewer: Viewer,
  villaId: number,
  { season, year }: { season: Span; year: Span },
) {
  const one = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(and(eq(villas.id, villaId), visibleTo(viewer)));
  const self = sql`(select district_id, capacity from villas where id = ${villaId})`;
  const neighbours = db.read
    .select({ id: villas.id })
    .from(villas)
    .where(
      and(
        ne(villas.id, villaId),
        sql`${villas.districtId} = (select district_id from ${self})`,
        sql`abs(${villas.capacity} - (select capacity from ${self})) <= 1`,
      ),
    )
    .orderBy(asc(sql`abs(${villas.capacity} - (select capacity from ${self}))`), asc(villas.id))
    .limit(MAX_NEIGHBOURS);
  return readTogether(db, {
    villa: db.read
      .select({ ...termColumns, id: villas.id, name: villas.name, active: villas.active })
      .from(villas)
      .where(inArray(villas.id, one)),
    prices: db.read
      .select(priceColumns)
      .from(villaPrices)
      .where(and(inArray(villaPrices.villaId, one), gte(villaPrices.endsOn, season.from))),
    // Blocks and other calendars. Stays are read as a whole, because their nights are deleted some
    // time after they end.
    held: db.read
      .select({ night: villaNights.night })
      .from(villaNights)
      .where(
        and(
          inArray(villaNights.villaId, one),
          between(villaNights.night, season.from, season.to),
          inArray(villaNights.kind, ['block', 'external']),
        ),
      ),
    stays: selectSold(db, one, {
      from: season.from < year.from ? season.from : year.from,
      to: season.to > year.to ? season.to : year.to,
    }),
    neighbours,
    neighbourStays: selectSold(db, neighbours, year),
  });
}

/** The stays that some villas sold on nights [from, to), packed: sixty neighbours have hundreds. */
const selectSold = (db: Database, ofVillas: SQLWrapper, { from, to }: Span) =>
  db.read
    .select({
      rows: jsonRows(
        stayColumns,
        sql`from ${reservations} where ${and(
          sql`${reservations.villaId} in ${ofVillas}`,
          isSold,
          gt(reservations.checkOut, from),
          lt(reservations.checkIn, to),
        )}`,
      ),
    })
    .from(ONE_ROW);
