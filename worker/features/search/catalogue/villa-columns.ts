import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import type { Discount, Season } from '#domain/reservations/pricing/pricing.ts';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import type { StayDays } from '#domain/prices/stay-days.ts';
import { pick } from '#domain/values/pick.ts';
import { type PoolFacts, poolHeadline } from '#domain/villas/labels.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { villaDistances, villaImages, villaPools } from '#drizzle/schema/villa-parts.ts';
import { villaAmenities, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';

/** The range of nights of a catalogue. */
export type Span = { today: Day; nights: number };

/** A column with JSON: the children of a villa come as one text and not as rows. */
const json = <Stored, T>(query: SQL, read: (stored: Stored) => T) =>
  query.mapWith((text: string) => read(JSON.parse(text) as Stored));

/**
 * The same, parsed on demand: the prices of ten thousand villas take six times as much memory as
 * objects as they do as text, and are needed once, one villa after another.
 */
const lazyJson = <Stored, T>(query: SQL, read: (stored: Stored) => T) =>
  query.mapWith((text: string) => () => read(JSON.parse(text) as Stored));

const same = <T>(value: T): T => value;

type Maybe<T> = T | null;

/** Key and average colour of a villa's first picture. */
type Cover = Maybe<[key: string, color: string]>;

/** Cells of a season row, in the order of the column below. */
type SeasonCells = [
  ...[number, Day, Day, Kurus, Maybe<number>, Maybe<Kurus>, Maybe<number>],
  /** Rules of weekdays, of rows that have any. */
  Maybe<StayDays>,
];

function toSeason(cells: SeasonCells): Season {
  const [id, startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold, days] = cells;
  const terms = { nightly, minNights, shortStayFee, cleaningThreshold };
  return { id: String(id), startsOn, endsOn, ...terms, ...days };
}

/** Null of a row without rules, which is nearly every one: its text stays as short as it was. */
const stayDaysText = sql`json(case when coalesce(${villaPrices.arrivalDays}, ${villaPrices.departureDays},
  ${villaPrices.maxNights}, ${villaPrices.dayNights}) is not null
  then json_object('arrivalDays', json(${villaPrices.arrivalDays}),
    'departureDays', json(${villaPrices.departureDays}), 'maxNights', ${villaPrices.maxNights},
    'dayNights', json(${villaPrices.dayNights})) end)`;

/** Whether it is sold at once, and the rows that say the opposite. */
type AtOnceCells = [0 | 1, [Day, Day][]];

/** Cells of a discount row: kind, rate, booking window, stay window, nights, days before. */
type DiscountCells = [
  ...[number, Discount['kind'], BasisPoints],
  ...[Maybe<Day>, Maybe<Day>, Maybe<Day>, Maybe<Day>],
  ...[Maybe<number>, Maybe<number>],
];

function toDiscount(cells: DiscountCells): Discount {
  const [id, kind, rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore] = cells;
  const windows = { bookFrom, bookTo, stayFrom, stayTo };
  return { id: String(id), kind, rate, ...windows, minNights, daysBefore };
}

/** Cells of a pool row; heated and sheltered are 0 or 1. */
type PoolCells = [PoolFacts['use'], PoolFacts['kind'], number, number];

function toPool([use, kind, heated, sheltered]: PoolCells): PoolFacts {
  return { use, kind, heated: heated === 1, sheltered: sheltered === 1 };
}

/** A published review. */
const isRating = sql`${comments.villaId} = ${villas.id} and ${comments.active} = 1
  and ${comments.deletedAt} is null`;

/**
 * What search needs of a villa: public facts, terms without the agency's rates, and its children.
 */
export function villaColumns(today: Day | Placeholder) {
  return {
    ...pick(villas, 'id', 'slug', 'name', 'code', 'permitNo', 'townId', 'districtId', 'popular'),
    ...pick(villas, 'villaOfMonth', 'displayOrder', 'createdAt', 'capacity', 'maxAdults'),
    ...pick(villas, 'maxChildren', 'maxBabies', 'bedrooms', 'bathrooms', 'latitude'),
    ...pick(villas, 'longitude', 'locationShown'),
    sea: sql<number | null>`(select min(${villaDistances.metres}) from ${villaDistances}
      where ${villaDistances.villaId} = ${villas.id} and ${villaDistances.place} = 'sea')`,
    ratingAverage: sql<number | null>`(select avg(${comments.rating}) from ${comments}
      where ${isRating})`,
    ratingCount: sql<number>`(select count(*) from ${comments} where ${isRating})`,
    ...pick(villas, 'minNightsSeason', 'minNightsOther', 'cleaningFee', 'cleaningThreshold'),
    cover: json<Cover, Cover>(
      sql`coalesce((select json_array(${villaImages.key}, ${villaImages.color}) from ${villaImages}
        where ${villaImages.villaId} = ${villas.id}
        order by ${villaImages.position}, ${villaImages.id} limit 1), 'null')`,
      same,
    ),
    typeIds: json<number[], number[]>(
      sql`(select json_group_array(${villaVillaTypes.villaTypeId}) from ${villaVillaTypes}
        where ${villaVillaTypes.villaId} = ${villas.id})`,
      same,
    ),
    featureIds: json<number[], number[]>(
      sql`(select json_group_array(${villaAmenities.featureId}) from ${villaAmenities}
        where ${villaAmenities.villaId} = ${villas.id})`,
      same,
    ),
    pool: json<PoolCells[], string>(
      sql`(select json_group_array(json_array(${villaPools.use}, ${villaPools.kind},
          ${villaPools.heated}, ${villaPools.sheltered})) from ${villaPools}
        where ${villaPools.villaId} = ${villas.id})`,
      (cells) => poolHeadline(cells.map(toPool)),
    ),
    seasons: lazyJson<SeasonCells[], Season[]>(
      sql`(select json_group_array(json_array(${villaPrices.id}, ${villaPrices.startsOn},
          ${villaPrices.endsOn}, ${villaPrices.nightly}, ${villaPrices.minNights},
          ${villaPrices.shortStayFee}, ${villaPrices.cleaningThreshold}, ${stayDaysText})) from ${villaPrices}
        where ${villaPrices.villaId} = ${villas.id} and ${villaPrices.endsOn} >= ${today})`,
      (cells) => cells.map(toSeason),
    ),
    /** What an owner did not agree to is not sold at once. */
    atOnce: json<Maybe<AtOnceCells>, CatalogueVilla['atOnce']>(
      sql`iif(${villas.instantAgreedOn} is null, 'null', json_array(${villas.instant},
        (select json_group_array(json_array(${villaPrices.startsOn}, ${villaPrices.endsOn}))
          from ${villaPrices} where ${villaPrices.villaId} = ${villas.id}
            and ${villaPrices.endsOn} >= ${today} and ${villaPrices.instant} <> ${villas.instant})))`,
      (cells) => ({ instant: cells?.[0] === 1, otherwise: cells?.[1] ?? [] }),
    ),
    discounts: json<DiscountCells[], Discount[]>(
      sql`(select json_group_array(json_array(${villaDiscounts.id}, ${villaDiscounts.kind},
          ${villaDiscounts.rate}, ${villaDiscounts.bookFrom}, ${villaDiscounts.bookTo},
          ${villaDiscounts.stayFrom}, ${villaDiscounts.stayTo}, ${villaDiscounts.minNights},
          ${villaDiscounts.daysBefore})) from ${villaDiscounts}
        where ${villaDiscounts.villaId} = ${villas.id})`,
      (cells) => cells.map(toDiscount),
    ),
  };
}

/**
 * The taken nights of a villa as `0,1,17@2026-11-21T10:00:00.000Z`: nights counted from today, with
 * the instant at which they become free if there is one. This avoids a million rows for a million
 * nights, and comparing two texts shows at once whether anything changed.
 */
export function nightsText(today: Placeholder, last: Placeholder) {
  const night = sql`cast(julianday(${villaNights.night}) - julianday(${today}) as integer)`;
  return sql<string>`coalesce((select group_concat(${night}
      || coalesce('@' || ${villaNights.freeAt}, '')) from ${villaNights}
    where ${villaNights.villaId} = ${villas.id} and ${villaNights.night} >= ${today}
      and ${villaNights.night} <= ${last}), '')`;
}
