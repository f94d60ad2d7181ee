import { and, eq, getTableColumns, gte, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { TakenNight } from '#domain/availability/nights.ts';
import { addDays, type Day, findDayFrom } from '#domain/values/dates.ts';
import { QUOTE_MARGIN_NIGHTS } from '#domain/reservations/pricing/suggestions.ts';
import type { ShownPrices } from '#domain/reservations/pricing/before-price.ts';
import type { Discount, Season, VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import { hasStayDays, stayDaysOf } from '#domain/prices/stay-days.ts';
import type { VillaExtra } from '#domain/extras/offered.ts';
import type { AgreedPart } from '#domain/payments/parts.ts';
import { pick } from '#domain/values/pick.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows } from '#worker/platform/database/json-rows.ts';
import type { ReadHandle } from '#worker/platform/database/read-handle.ts';
import { type Rows, writtenOnce } from '#worker/platform/database/written-once.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isOurs } from '#worker/features/nights/taken-at.ts';
import { type HoldRule, holdSettings, toHoldRule } from '#worker/features/nights/request-hold.ts';
import { latePromises } from '#worker/features/nights/stay-hours.ts';
import { stayDayColumns } from '../editor/price-columns.ts';
import { type InstantFacts, instantFacts } from './instant-facts.ts';
import { optionMaxDays } from './option-max-days.ts';
import { paymentParts } from './payment-parts.ts';
import { termColumns, toTerms } from './villa-terms.ts';
import { discountSince, priceSince, shownColumns, toShownPrices } from './shown-prices.ts';

/** Everything that selling a stay of a villa depends on, in the form of the price kernel. */
export type StayFacts = {
  villa: { id: number; slug: string; name: string; active: boolean; version: number };
  terms: VillaTerms;
  /** The interim payments of what is agreed now. */
  paymentParts: readonly AgreedPart[];
  seasons: Season[];
  discounts: Discount[];
  nights: TakenNight[];
  /** What was shown before, for the price before a discount. */
  shown: ShownPrices;
  /** How long a request holds its nights. */
  hold: HoldRule;
  /** What booking at once depends on. */
  instant: InstantFacts;
  /** The longest duration of an option in days, and the check-in time, `16:00`. */
  optionMaxDays: number;
  checkInTime: string;
  /** Promised late check-outs by day of departure, HH:MM. */
  latePromises: Readonly<Record<Day, string>>;
  /** The extras the villa offers. */
  extras: readonly VillaExtra[];
};

/**
 * What a price for these dates depends on, for an active villa, in one trip: nights and prices as
 * far around them as a quote needs; from the nearest server, because a booking reads them again.
 * Null when unknown or not on sale.
 */
export async function readStayFacts(
  db: Database,
  stay: { slug: string; checkIn: Day; checkOut: Day },
  today: Day,
): Promise<StayFacts | null> {
  const { found } = await readTogether({ read: db.near }, { found: stayFactsAround(stay, today) });
  return toStayFacts(found);
}

/** The read of `readStayFacts`, to be included in a trip. */
export function stayFactsAround(
  { slug, checkIn, checkOut }: { slug: string; checkIn: Day; checkOut: Day },
  today: Day,
) {
  // One night more than is searched: whether a gap is filled depends on the adjacent nights.
  const first = findDayFrom(checkIn, -QUOTE_MARGIN_NIGHTS - 1) ?? checkIn;
  const last = findDayFrom(checkOut, QUOTE_MARGIN_NIGHTS + 1) ?? checkOut;
  return aroundStay({ slug, today, first, last });
}

/** The id of a villa that is on sale on a day. */
export const villaOnSale = (slug: string | Placeholder, today: Day | Placeholder): SQL =>
  sql`(select id from villas where slug = ${slug} and ${isOnSale(today)})`;

const aroundStay = writtenOnce(
  'slug',
  'today',
  'first',
  'last',
)((read, { slug, today, first, last }) =>
  selectStayFacts(
    read,
    villaOnSale(slug, today),
    { today, yesterday: first },
    {
      nights: lte(villaNights.night, last),
      seasons: and(gte(villaPrices.endsOn, first), lte(villaPrices.startsOn, last)),
    },
  ),
);

const onSale = writtenOnce(
  'slug',
  'today',
  'yesterday',
)((read, { slug, ...days }) => selectStayFacts(read, villaOnSale(slug, days.today), days));

const ofVilla = writtenOnce(
  'villaId',
  'today',
  'yesterday',
)((read, { villaId, ...days }) => selectStayFacts(read, sql`${villaId}`, days));

const forStay = writtenOnce(
  'id',
  'now',
  'villaId',
  'today',
  'yesterday',
)((read, { id, now, villaId, ...days }) => {
  const ownVilla = sql`(select villa_id from reservations where id = ${id})`;
  const isItsOwn = sql`${villaNights.ref} = ${id} and ${isOurs(now)}`;
  return selectStayFacts(read, sql`coalesce(${villaId}, ${ownVilla})`, days, {
    nights: sql`not (${isItsOwn})`,
  });
});

/** The read for the facts of an active villa, to be included in a trip. */
export const stayFactsOnSale = (slug: string, today: Day) => onSale({ slug, ...since(today) });

/** Of a villa, on sale or not. */
export const stayFactsOfVilla = (villaId: number, today: Day) =>
  ofVilla({ villaId, ...since(today) });

/** Of the villa that a stay is to be in, null for its own, without the nights that it has now. */
export const stayFactsForStay = (
  stay: { id: string; now: string; villaId: number | null },
  today: Day,
) => forStay({ ...stay, ...since(today) });

/** The days from which promises and nights are read. */
type Since = Record<'today' | 'yesterday', Day | Placeholder>;

export const since = (today: Day): Record<keyof Since, Day> => ({
  today,
  yesterday: addDays(today, -1),
});

const selectStayFacts = (read: ReadHandle, villaId: SQL, days: Since, which?: Which) =>
  read
    .select({
      ...saleColumns(days, which),
      checkInTime: villas.checkInTime,
      latePromises: latePromises(days.today),
      extras: villas.extras,
      optionMaxDays,
      hold: holdSettings,
      instant: instantFacts,
    })
    .from(villas)
    .where(eq(villas.id, villaId));

/** Which nights and which prices are read; all by default. */
type Which = { nights?: SQL; seasons?: SQL };

/**
 * What a sale of a `villas` row depends on, its parts as JSON texts: a villa has hundreds of
 * nights, and as rows each of their cells would cost as much as a whole text.
 */
export const saleColumns = ({ today, yesterday }: Since, which: Which = {}) => ({
  ...termColumns,
  ...pick(villas, 'id', 'slug', 'name'),
  active: isOnSale(today),
  version: villas.version,
  paymentParts,
  ...shownColumns(today),
  seasons: jsonRows(
    { ...seasonColumns, since: priceSince },
    sql`from ${villaPrices} where ${and(eq(villaPrices.villaId, villas.id), which.seasons)}`,
  ),
  discounts: jsonRows(
    { ...getTableColumns(villaDiscounts), since: discountSince },
    sql`from ${villaDiscounts} where ${eq(villaDiscounts.villaId, villas.id)}`,
  ),
  nights: jsonRows(
    nightColumns,
    sql`from ${villaNights} where ${and(
      eq(villaNights.villaId, villas.id),
      gte(villaNights.night, yesterday),
      which.nights,
    )}`,
  ),
});

type SaleRow = VillaTerms &
  StayFacts['villa'] &
  Parameters<typeof toShownPrices>[0] & {
    paymentParts: readonly AgreedPart[];
    seasons: SeasonRow[];
    discounts: DiscountRow[];
    nights: NightRow[];
  };

/** What `saleColumns` gave. */
export function toSaleFacts(row: SaleRow) {
  const seasons = row.seasons.map((season) => ({ ...toSeason(season), since: season.since }));
  const discounts = row.discounts.map((one) => ({ ...toDiscount(one), since: one.since }));
  return {
    villa: pick(row, 'id', 'slug', 'name', 'active', 'version'),
    terms: toTerms(row),
    paymentParts: row.paymentParts,
    seasons,
    discounts,
    nights: row.nights.map(toTakenNight),
    shown: toShownPrices(row, seasons, discounts),
  };
}

/** The results of those reads; null when there is no such villa. */
export function toStayFacts([row]: Rows<typeof onSale>): StayFacts | null {
  if (!row) return null;
  const { hold, instant, checkInTime, extras } = row;
  return {
    ...toSaleFacts(row),
    hold: toHoldRule(hold),
    instant,
    optionMaxDays: row.optionMaxDays,
    checkInTime,
    latePromises: row.latePromises,
    extras,
  };
}

/** The columns of a price row that pricing needs. */
export const seasonColumns = {
  ...pick(villaPrices, 'id', 'startsOn', 'endsOn', 'nightly', 'minNights', 'shortStayFee'),
  ...pick(villaPrices, 'cleaningThreshold', 'instant'),
  ...stayDayColumns,
};
type SeasonRow = Omit<Season, 'id'> & { id: number; since: string };
type DiscountRow = typeof villaDiscounts.$inferSelect & { since: string };

export function toSeason(row: Omit<Season, 'id'> & { id: number }): Season {
  return {
    id: String(row.id),
    ...pick(row, 'startsOn', 'endsOn', 'nightly', 'minNights', 'shortStayFee', 'cleaningThreshold'),
    ...(row.instant != null && { instant: row.instant }),
    ...(hasStayDays(row) && stayDaysOf(row)),
  };
}

function toDiscount(row: DiscountRow): Discount {
  return {
    id: String(row.id),
    ...pick(row, 'kind', 'rate', 'bookFrom', 'bookTo', 'stayFrom', 'stayTo'),
    ...pick(row, 'minNights', 'daysBefore'),
  };
}

/** The columns of a night that selling needs; kept few, because a villa has hundreds of nights. */
export const nightColumns = pick(villaNights, 'night', 'kind', 'expiresAt', 'freeAt');
export type NightRow = Pick<typeof villaNights.$inferSelect, keyof typeof nightColumns>;

/** A block that expires is an option, like a hold. */
export function toTakenNight(row: NightRow): TakenNight {
  const { night, kind, expiresAt, freeAt } = row;
  return { night, kind, expiresAt: freeAt, option: kind === 'hold' || expiresAt !== null };
}
