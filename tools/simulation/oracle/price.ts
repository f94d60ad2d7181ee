import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import { type Claims, isClaimed } from './claims.ts';
import { later, nightsOf, toNumber } from './days.ts';

/** What a stay costs and how it is divided, in kuruş. */
type Price = {
  gross: number;
  ownerDiscount: number;
  cleaning: number;
  total: number;
  prepayment: number;
  commission: number;
  ownerPayout: number;
};

/** A stay with its price, or the code of the refusal. */
type Sale = { refusal: null; price: Price } | { refusal: string; price: null };

export type Wanted = {
  villaId: number;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  babies: number;
};

const LONGEST = 100;

/** A share in hundredths of a percent, rounded once, half up. */
const shareOf = (amount: number, rate: number): number =>
  Math.floor((amount * rate + 5_000) / 10_000);

const no = (refusal: string): Sale => ({ refusal, price: null });

/** The correct quote for a stay, by the rules of the trade. */
export function sell(world: World, claims: Claims, wanted: Wanted): Sale {
  const villa = world.mirror.get('villas', wanted.villaId);
  if (villa === undefined || villa.active !== 1) return no('NOT_FOUND');
  const { checkIn, checkOut } = wanted;
  const { today } = world.clock;
  const nights = toNumber(checkOut) - toNumber(checkIn);
  if (checkIn < today) return no('PAST');
  if (nights < 1) return no('MIN_NIGHTS');
  if (nights > LONGEST) return no('TOO_LONG');
  if (!fits(villa, wanted)) return no('CAPACITY');
  if (isClaimed(claims, checkIn, checkOut)) return no('DATES_TAKEN');
  const price = priceOf(world, villa, checkIn, checkOut);
  if (price === null) return no('CLOSED');
  const first = seasonOf(world, wanted.villaId, checkIn);
  if (!names(first?.arrival_days, checkIn)) return no('ARRIVAL_DAY');
  if (!names(seasonOf(world, wanted.villaId, checkOut)?.departure_days, checkOut)) {
    return no('DEPARTURE_DAY');
  }
  if (nights < minNights(world, villa, checkIn) && !fillsGap(claims, today, checkIn, checkOut)) {
    return no('MIN_NIGHTS');
  }
  const most = limitOf(first, checkIn, 'maxNights') ?? first?.max_nights ?? LONGEST;
  return nights > Number(most) ? no('MAX_NIGHTS') : { refusal: null, price };
}

/**
 * The price now of a stay that was promised for a total: the promise, or the list price where that
 * is lower. The agency pays the difference out of its commission and its prepayment, so at most the
 * smaller of both; null where the stay cannot be booked.
 * @param promised 0 for the list price.
 * @param offeredRate the prepayment's rate as it was offered, which stays; null for the villa's own.
 */
export function sellPromised(
  world: World,
  claims: Claims,
  wanted: Wanted,
  promised: number,
  offeredRate: number | null,
): number | null {
  const { price } = sell(world, claims, wanted);
  const villa = world.mirror.get('villas', wanted.villaId);
  if (price === null || villa === undefined) return null;
  if (promised === 0 || promised >= price.total) return price.total;
  const prepaymentRate = offeredRate ?? num(villa, 'prepayment_rate');
  const rate = Math.min(prepaymentRate, num(villa, 'commission_rate'));
  const most = shareOf(price.gross - price.ownerDiscount, rate);
  return price.total - promised > most ? null : promised;
}

const num = (row: DbRow, column: string): number => Number(row[column]);

function fits(villa: DbRow, { adults, children, babies }: Wanted): boolean {
  return (
    adults >= 1 &&
    adults <= num(villa, 'max_adults') &&
    children <= num(villa, 'max_children') &&
    babies <= num(villa, 'max_babies') &&
    adults + children <= num(villa, 'capacity')
  );
}

/** The row that applies to a night: the shortest, then the latest, then the first created. */
export function seasonOf(world: World, villaId: number, night: string): DbRow | null {
  let best: DbRow | null = null;
  for (const row of world.mirror.of('villa_prices', villaId)) {
    if (String(row.starts_on) > night || night > String(row.ends_on)) continue;
    if (best === null || speaksBefore(row, best)) best = row;
  }
  return best;
}

const lengthOf = (row: DbRow): number =>
  toNumber(String(row.ends_on)) - toNumber(String(row.starts_on));

function speaksBefore(a: DbRow, b: DbRow): boolean {
  if (lengthOf(a) !== lengthOf(b)) return lengthOf(a) < lengthOf(b);
  return String(a.starts_on) > String(b.starts_on);
}

/** The price of the nights whether they are free or not; null where a night has none. */
function priceOf(world: World, villa: DbRow, checkIn: string, checkOut: string): Price | null {
  const id = num(villa, 'id');
  const nights = nightsOf(checkIn, checkOut).map((night) => ({
    night,
    price: Number(seasonOf(world, id, night)?.nightly ?? 0),
  }));
  if (nights.length === 0 || nights.some(({ price }) => price <= 0)) return null;
  const gross = nights.reduce((sum, { price }) => sum + price, 0);
  const ownerDiscount = discountOf(world, id, checkIn, nights);
  const first = seasonOf(world, id, checkIn);
  const threshold = Number(first?.cleaning_threshold ?? villa.cleaning_threshold);
  const fee = Number(first?.short_stay_fee ?? villa.cleaning_fee);
  const cleaning = nights.length < threshold ? fee : 0;
  const rates = {
    prepayment: num(villa, 'prepayment_rate'),
    commission: num(villa, 'commission_rate'),
  };
  return partsOf(
    { gross, ownerDiscount, agencyDiscount: 0, service: 0, cleaning, extras: 0 },
    rates,
  );
}

type Amounts = {
  gross: number;
  ownerDiscount: number;
  agencyDiscount: number;
  service: number;
  cleaning: number;
  extras: number;
};

/** The division of the money between the agency and the owner. */
export function partsOf(
  { gross, ownerDiscount, agencyDiscount, service, cleaning, extras }: Amounts,
  rates: { prepayment: number; commission: number },
): Price {
  const base = gross - ownerDiscount;
  const total = base - agencyDiscount + service + cleaning + extras;
  const prepayment = Math.max(0, shareOf(base, rates.prepayment) - agencyDiscount);
  const commission = shareOf(base, rates.commission) - agencyDiscount;
  const ownerPayout = Math.max(0, prepayment - commission);
  return { gross, ownerDiscount, cleaning, total, prepayment, commission, ownerPayout };
}

const isWithin = (day: string, from: unknown, to: unknown): boolean =>
  (from === null || String(from) <= day) && (to === null || day <= String(to));

/** The single discount that saves most. */
function discountOf(
  world: World,
  villaId: number,
  checkIn: string,
  nights: readonly { night: string; price: number }[],
): number {
  const { today } = world.clock;
  const ahead = toNumber(checkIn) - toNumber(today);
  let best = 0;
  for (const row of world.mirror.of('villa_discounts', villaId)) {
    const isOpen =
      isWithin(today, row.book_from, row.book_to) &&
      nights.length >= Number(row.min_nights ?? 0) &&
      ahead >= Number(row.days_before ?? 0);
    if (!isOpen) continue;
    const base = nights
      .filter(({ night }) => isWithin(night, row.stay_from, row.stay_to))
      .reduce((sum, { price }) => sum + price, 0);
    best = Math.max(best, shareOf(base, num(row, 'rate')));
  }
  return best;
}

function minNights(world: World, villa: DbRow, checkIn: string): number {
  const season = seasonOf(world, num(villa, 'id'), checkIn);
  const own = limitOf(season, checkIn, 'minNights');
  if (own != null) return own;
  if (season?.min_nights != null) return Number(season.min_nights);
  const month = Number(checkIn.slice(5, 7));
  return num(villa, month >= 6 && month <= 9 ? 'min_nights_season' : 'min_nights_other');
}

/** Monday is 1: 1 January 1970 was a Thursday. */
const weekdayOf = (day: string): number => ((((toNumber(day) + 3) % 7) + 7) % 7) + 1;

/** Whether a stored list names the weekday of a day; without a list every day is named. */
function names(list: DbRow[string] | undefined, day: string): boolean {
  if (list == null) return true;
  return (JSON.parse(String(list)) as number[]).includes(weekdayOf(day));
}

/** The limit of the weekday on which a stay arrives, if its row has one. */
function limitOf(row: DbRow | null, day: string, limit: 'minNights' | 'maxNights'): number | null {
  if (row?.day_nights == null) return null;
  const all = JSON.parse(String(row.day_nights)) as {
    day: number;
    minNights: number | null;
    maxNights: number | null;
  }[];
  return all.find((one) => one.day === weekdayOf(day))?.[limit] ?? null;
}

/** A gap that is too short for other stays may be sold as a whole. */
function fillsGap(claims: Claims, today: string, checkIn: string, checkOut: string): boolean {
  return (checkIn === today || claims.has(later(checkIn, -1))) && claims.has(checkOut);
}
