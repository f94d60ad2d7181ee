import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/dates.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { villaImages, villaPools } from '#drizzle/schema/villa-parts.ts';
import { villaFeatures, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';

/** The nights a catalogue is read for. */
export type Span = { today: Day; nights: number };

/** A season row: id, first night, last night, kuruş, minimum, cleaning fee, cleaning threshold. */
export type SeasonCells = [number, Day, Day, number, number | null, number | null, number | null];

/** A discount row, in the order of the columns below. */
export type DiscountCells = [
  number,
  'early' | 'long_stay',
  number,
  Day | null,
  Day | null,
  Day | null,
  Day | null,
  number | null,
  number | null,
];

/** use, kind, heated, sheltered (0 or 1). */
export type PoolCells = ['private' | 'shared', 'outdoor' | 'indoor' | 'children', number, number];

/** A column that holds JSON. Children of a villa come as one text, not as a row of the wire each. */
const json = <T>(query: SQL) => query.mapWith((text: string) => JSON.parse(text) as T);

/** What search needs of a villa: public facts, terms without the agency's rates, and its children. */
export function villaColumns(today: Day) {
  return {
    id: villas.id,
    slug: villas.slug,
    name: villas.name,
    code: villas.code,
    permitNo: villas.permitNo,
    townId: villas.townId,
    districtId: villas.districtId,
    popular: villas.popular,
    villaOfMonth: villas.villaOfMonth,
    displayOrder: villas.displayOrder,
    createdAt: villas.createdAt,
    capacity: villas.capacity,
    maxAdults: villas.maxAdults,
    maxChildren: villas.maxChildren,
    maxBabies: villas.maxBabies,
    bedrooms: villas.bedrooms,
    bathrooms: villas.bathrooms,
    minNightsSeason: villas.minNightsSeason,
    minNightsOther: villas.minNightsOther,
    cleaningFee: villas.cleaningFee,
    cleaningThreshold: villas.cleaningThreshold,
    cover: json<[string, string] | null>(
      sql`coalesce((select json_array(${villaImages.key}, ${villaImages.color}) from ${villaImages}
        where ${villaImages.villaId} = ${villas.id}
        order by ${villaImages.position}, ${villaImages.id} limit 1), 'null')`,
    ),
    typeIds: json<number[]>(
      sql`(select json_group_array(${villaVillaTypes.villaTypeId}) from ${villaVillaTypes}
        where ${villaVillaTypes.villaId} = ${villas.id})`,
    ),
    featureIds: json<number[]>(
      sql`(select json_group_array(${villaFeatures.featureId}) from ${villaFeatures}
        where ${villaFeatures.villaId} = ${villas.id})`,
    ),
    pools: json<PoolCells[]>(
      sql`(select json_group_array(json_array(${villaPools.use}, ${villaPools.kind},
          ${villaPools.heated}, ${villaPools.sheltered})) from ${villaPools}
        where ${villaPools.villaId} = ${villas.id})`,
    ),
    seasons: json<SeasonCells[]>(
      sql`(select json_group_array(json_array(${villaPrices.id}, ${villaPrices.startsOn},
          ${villaPrices.endsOn}, ${villaPrices.nightly}, ${villaPrices.minNights},
          ${villaPrices.shortStayFee}, ${villaPrices.cleaningThreshold})) from ${villaPrices}
        where ${villaPrices.villaId} = ${villas.id} and ${villaPrices.endsOn} >= ${today})`,
    ),
    discounts: json<DiscountCells[]>(
      sql`(select json_group_array(json_array(${villaDiscounts.id}, ${villaDiscounts.kind},
          ${villaDiscounts.rate}, ${villaDiscounts.bookFrom}, ${villaDiscounts.bookTo},
          ${villaDiscounts.stayFrom}, ${villaDiscounts.stayTo}, ${villaDiscounts.minNights},
          ${villaDiscounts.daysBefore})) from ${villaDiscounts}
        where ${villaDiscounts.villaId} = ${villas.id})`,
    ),
  };
}

/**
 * The taken nights of a villa as `0,1,17@2026-11-21T10:00:00.000Z`: nights from today on, with the
 * instant from which they are free again where there is one. A million nights make a million rows
 * otherwise; and two texts tell at once whether anything changed.
 */
export function nightsText({ today, nights }: Span) {
  const night = sql`cast(julianday(${villaNights.night}) - julianday(${today}) as integer)`;
  return sql<string>`coalesce((select group_concat(${night}
      || coalesce('@' || ${villaNights.expiresAt}, '')) from ${villaNights}
    where ${villaNights.villaId} = ${villas.id} and ${villaNights.night} >= ${today}
      and ${villaNights.night} <= ${addDays(today, nights)}), '')`;
}
