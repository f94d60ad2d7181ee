import { nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { MESSAGES } from '#domain/messages.ts';
import type { Kurus } from '#domain/values/money.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import { findDiscountProblem, withAgencyDiscount } from './pricing/agency-discount.ts';
import type { AgreedRates } from './pricing/agency-discount.ts';
import { OVERRIDABLE } from './clerk-input.ts';
import type { Overridable, PriceChoice } from './clerk-input.ts';
import { findBegunProblem, hasBegun, isNight, longerStay, shorterStay } from './begun-stay.ts';
import { assessStay, priceStay, withAlternative } from './pricing/pricing.ts';
import type { Priced, QuoteRequest } from './pricing/pricing.ts';
import { refuseParty, refuseTooLong } from './refusals.ts';
import type { Refusal, RefusalCode, Suggestion } from './refusals.ts';
import { moneySnapshot } from './pricing/snapshot.ts';
import type { MoneySnapshot } from './pricing/snapshot.ts';
import { MAX_STAY_NIGHTS } from './pricing/stay.ts';
import type { VillaId } from '#domain/values/ids.ts';
import type { Status } from '#domain/reservation-status.ts';

/** The stay that a reservation has, with the agreed amounts. */
export type AgreedStay = MoneySnapshot &
  AgreedRates & { status: Status; villaId: VillaId; checkIn: Day; checkOut: Day };

/** The stay a clerk wants to sell and what that depends on; `nights` excludes the stay's own. */
export type SaleRequest = QuoteRequest & {
  villa: { id: number; active: boolean };
  /** The reservation to be changed; null for a new one. */
  agreed: AgreedStay | null;
  /** Given by the agency. */
  discount: Kurus;
  /** The rules that the clerk overrides. */
  overridden: readonly Overridable[];
  /** Which price the changed reservation gets; null for the default of decision 0011. */
  price: PriceChoice | null;
};

/** Why a clerk cannot sell a stay; `message` is in Turkish and says what would work instead. */
export type SaleRefusal = {
  code: RefusalCode | 'VILLA_INACTIVE' | 'DISCOUNT_TOO_LARGE' | 'STAY_FIXED';
  message: string;
  suggestion: Suggestion | null;
};

/** What can be sold at which price, or why not. */
export type Sale = {
  rates: AgreedRates;
  /** The rules that are broken, or overridden, and that a clerk may override. */
  override: Overridable[];
} & (
  | { refusal: null; money: MoneySnapshot }
  | { refusal: SaleRefusal; money: MoneySnapshot | null }
);

/**
 * What a clerk may sell. A stay that keeps its villa and dates keeps its agreed price; any other is
 * priced by today's rules, or as the clerk agreed with the guest. A discount of the agency is
 * deducted from either. A stay that cannot be sold still has a price when every night has one, so
 * that the clerk can tell the guest what it would cost.
 */
export function assessSale(request: SaleRequest): Sale {
  const sale = discounted(priceOf(request), request.discount);
  return withExtras(sale, request.agreed?.extras ?? 0);
}

function priceOf(request: SaleRequest): Sale {
  const { agreed, price } = request;
  if (agreed !== null && isFixed(request, agreed)) return priceBegun(request, agreed);
  if (agreed === null || price === 'new') return priceAnew(request);
  if (keepsDates(request, agreed)) return keepAgreed(request, agreed);
  return price === 'agreed' ? keepElsewhere(request, agreed) : priceAnew(request);
}

/** Extras of a stay stay with it when its dates or villa change. */
function withExtras(sale: Sale, extras: Kurus): Sale {
  if (sale.money === null || sale.money.extras === extras) return sale;
  const total = sale.money.total - sale.money.extras + extras;
  return { ...sale, money: { ...sale.money, extras, total } };
}

function keepsDates({ villa, stay }: SaleRequest, agreed: AgreedStay): boolean {
  return (
    agreed.villaId === villa.id &&
    agreed.checkIn === stay.checkIn &&
    agreed.checkOut === stay.checkOut
  );
}

function keepAgreed({ stay, terms }: SaleRequest, agreed: AgreedStay): Sale {
  const { prepaymentRate, commissionRate } = agreed;
  const problem = findPartyProblem(stay, terms);
  return {
    money: moneySnapshot(agreed),
    rates: { prepaymentRate, commissionRate },
    refusal: problem === null ? null : toSaleRefusal(refuseParty(problem)),
    override: [],
  };
}

/**
 * Other nights or another villa at the agreed price; whether they can be sold still follows today's
 * rules.
 */
function keepElsewhere(request: SaleRequest, agreed: AgreedStay): Sale {
  const { prepaymentRate, commissionRate } = agreed;
  const { checkIn, checkOut } = request.stay;
  const nights = nightsBetween(checkIn, checkOut);
  return {
    ...priceAnew(request),
    rates: { prepaymentRate, commissionRate },
    money: { ...moneySnapshot(agreed), nights, lines: linesFor(nights, agreed.lines) },
  };
}

/** Guests who came today may still be given another house: nothing of the stay was slept. */
const isFixed = ({ villa, today }: SaleRequest, agreed: AgreedStay): boolean =>
  hasBegun(agreed, today) && (villa.id === agreed.villaId || agreed.checkIn < today);

/**
 * A stay whose guests are in the house: what was agreed, with the nights that are added at today's
 * prices or without the share of those that are not slept. The added nights must be free, and the new
 * day of departure one of the villa's or overridden; how long a stay may be was agreed at its arrival.
 */
function priceBegun(request: SaleRequest, agreed: AgreedStay): Sale {
  const { stay, villa, price } = request;
  const kept = keepAgreed(request, agreed);
  const problem = findBegunProblem(agreed, { ...stay, villaId: villa.id }, request.today);
  if (problem !== null) return refuse(kept, { ...problem, suggestion: null });
  if (kept.refusal !== null || stay.checkOut === agreed.checkOut) return kept;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const atAgreed: Sale = {
    ...kept,
    money: { ...moneySnapshot(agreed), nights, lines: linesFor(nights, agreed.lines) },
  };
  if (stay.checkOut < agreed.checkOut) {
    return price === 'agreed' ? atAgreed : { ...kept, money: shorterStay(agreed, nights) };
  }
  if (nights > MAX_STAY_NIGHTS) return refuse(atAgreed, toSaleRefusal(refuseTooLong(stay.checkIn)));
  const added = { ...request, discounts: [], stay: { ...stay, checkIn: agreed.checkOut } };
  const answer = assessStay({ ...added, waived: ['ARRIVAL_DAY', 'MIN_NIGHTS', 'MAX_NIGHTS'] });
  const priced = priceStay(added);
  const sale =
    price === 'agreed' || !priced.ok ? atAgreed : { ...kept, money: longerStay(agreed, priced) };
  if (answer.ok) return sale;
  const refused = refuse(sale, { ...toSaleRefusal(answer), suggestion: null });
  if (answer.code !== 'DEPARTURE_DAY') return refused;
  const override: Overridable[] = ['DEPARTURE_DAY'];
  return { ...(request.overridden.includes('DEPARTURE_DAY') ? sale : refused), override };
}

const refuse = (sale: Sale, refusal: SaleRefusal): Sale => ({ ...sale, refusal });

/**
 * The nights in one line without a nightly rate, because none of today's rates led to this total.
 */
function linesFor(nights: number, lines: MoneySnapshot['lines']): MoneySnapshot['lines'] {
  const amount = lines.filter(isNight).reduce((sum, line) => sum + line.amount, 0);
  const label = `${nights} gece, anlaşılan fiyat`;
  return [{ code: 'nights', label, amount }, ...lines.filter((line) => !isNight(line))];
}

function priceAnew(request: SaleRequest): Sale {
  const { prepaymentRate, commissionRate } = request.terms;
  const rates = { prepaymentRate, commissionRate };
  const money = findPrice(request);
  if (!request.villa.active) return { rates, money, refusal: INACTIVE, override: [] };
  const first = assessStay(request);
  if (first.ok) return { rates, money: moneySnapshot(first), refusal: null, override: [] };
  if (money === null) {
    return { rates, money, refusal: toSaleRefusal(withAlternative(request, first)), override: [] };
  }
  const override: Overridable[] = [];
  let refusal: Refusal | null = null;
  let asked: QuoteRequest = request;
  let answer: Priced | Refusal = first;
  while (!answer.ok) {
    const { code } = answer;
    const rule = OVERRIDABLE.find((one) => one === code);
    if (rule === undefined) {
      return { rates, money, refusal: toSaleRefusal(withAlternative(asked, answer)), override };
    }
    if (!request.overridden.includes(rule)) refusal ??= withAlternative(asked, answer);
    override.push(rule);
    asked = { ...request, waived: override };
    answer = assessStay(asked);
  }
  return { rates, money, refusal: refusal && toSaleRefusal(refusal), override };
}

export const INACTIVE: SaleRefusal = {
  code: 'VILLA_INACTIVE',
  message: MESSAGES.VILLA_INACTIVE,
  suggestion: null,
};

function toSaleRefusal({ code, message, details }: Refusal): SaleRefusal {
  return { code, message, suggestion: details.suggestion ?? null };
}

function findPrice(request: SaleRequest): MoneySnapshot | null {
  const { checkIn, checkOut } = request.stay;
  if (nightsBetween(checkIn, checkOut) > MAX_STAY_NIGHTS) return null;
  const priced = priceStay(request);
  return priced.ok ? moneySnapshot(priced) : null;
}

function discounted(sale: Sale, discount: Kurus): Sale {
  if (sale.money === null || sale.money.agencyDiscount === discount) return sale;
  const message = findDiscountProblem(sale.money, sale.rates, discount);
  if (message === null) {
    return { ...sale, money: withAgencyDiscount(sale.money, sale.rates, discount) };
  }
  const tooLarge: SaleRefusal = { code: 'DISCOUNT_TOO_LARGE', message, suggestion: null };
  return { ...sale, refusal: sale.refusal ?? tooLarge };
}
