import { may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import type { ClerkPrice, ClerkQuote, ClerkQuoteInput } from '#domain/reservations/admin-schema.ts';
import {
  type AgreedRates,
  maxAgencyDiscount,
} from '#domain/reservations/pricing/agency-discount.ts';
import { findFixedReason } from '#domain/reservation-status.ts';
import type { MoneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { lateArrivalOf } from '#domain/stay-page/late-checkout.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { assess } from './clerk-sale.ts';
import { type DetailRow, getToSellAnew, findVillaFacts } from '../detail/detail-queries.ts';

/**
 * The price of a stay and whether a clerk may sell it; with `editing`, what a reservation would
 * become. One trip. @throws `NOT_FOUND` when the villa or the reservation is unknown.
 */
export async function quoteForClerk(
  deps: Deps,
  input: ClerkQuoteInput,
  { role }: Viewer,
): Promise<ClerkQuote> {
  const { current, facts } = await readFacts(deps, input);
  if (facts === null) throw notFound('Böyle bir villa yok.');
  const { checkIn, checkOut, adults, children, babies } = input;
  const request = {
    stay: { checkIn, checkOut, adults, children, babies },
    agreed: current,
    discount: input.agencyDiscount ?? current?.agencyDiscount ?? 0,
    overridden: input.override,
  };
  const { money, rates, refusal, override } = assess(deps, facts, request);
  const kept = current && assess(deps, facts, { ...request, price: 'agreed' });
  const showPrice = (money: MoneySnapshot, rates: AgreedRates) => {
    const price = toPrice(money, rates, current?.agencyExtras ?? 0);
    return may(role, 'money.read') ? price : { ...price, commission: null, ownerPayout: null };
  };
  const inTheWay = findFixed(current) ?? refusal;
  return {
    available: inTheWay === null,
    code: inTheWay?.code ?? null,
    message: inTheWay?.message ?? null,
    override,
    suggestion: inTheWay?.suggestion ?? null,
    lateArrival: lateArrivalOf(facts.latePromises[checkIn] ?? null, facts.checkInTime),
    price: money && showPrice(money, rates),
    agreed: kept?.money ? showPrice(kept.money, kept.rates) : null,
    before: current && pick(current, 'total', 'prepayment', 'paid'),
  };
}

async function readFacts(deps: Deps, { villa_id, editing }: ClerkQuoteInput) {
  const day = today(deps.clock);
  if (editing === undefined) {
    return { current: null, facts: await findVillaFacts(deps.db, villa_id, day) };
  }
  const moment = { now: instant(deps.clock), today: day };
  return getToSellAnew(deps.db, editing, villa_id, moment);
}

function findFixed(current: DetailRow | null) {
  const message = current && findFixedReason(current.status);
  return message === null ? null : { code: 'STAY_FIXED', message, suggestion: null };
}

/** The single items are shown on the reservation. */
const sumLine = (extras: number) =>
  extras === 0 ? [] : [{ code: 'extras', label: 'Ek hizmetler', amount: extras }];

function toPrice(money: MoneySnapshot, rates: AgreedRates, agencyExtras: number): ClerkPrice {
  return {
    nights: money.nights,
    lines: [...money.lines, ...sumLine(money.extras)],
    ...pick(money, 'gross', 'ownerDiscount', 'agencyDiscount', 'cleaning', 'extras'),
    ...pick(money, 'total', 'prepayment'),
    balance: money.total - money.prepayment - agencyExtras,
    ...pick(money, 'deposit', 'commission', 'ownerPayout'),
    maxAgencyDiscount: maxAgencyDiscount(money, rates),
  };
}
