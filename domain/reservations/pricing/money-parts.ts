import { FULL_RATE, shareOf } from '#domain/values/money.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';

/** The inputs of a reservation's money; amounts in kuruş, none negative. */
export type MoneyInput = {
  /** Sum of the nights. */
  gross: Kurus;
  /** Deducted from the owner's price, which also lowers commission and prepayment. */
  ownerDiscount: Kurus;
  /** Given by the agency out of its own commission. */
  agencyDiscount: Kurus;
  /** Service fee on top. */
  service: Kurus;
  cleaning: Kurus;
  /** Pet, pool heating and the like. */
  extras: Kurus;
  prepaymentRate: BasisPoints;
  commissionRate: BasisPoints;
};

/** The money of a reservation, in kuruş. The damage deposit is separate from all of it. */
export type MoneyParts = {
  net: Kurus;
  total: Kurus;
  /** Paid to the agency to confirm. */
  prepayment: Kurus;
  /** Due at the door. */
  balance: Kurus;
  /** The agency's; negative when its discount exceeds what it earns. */
  commission: Kurus;
  /** The part of the prepayment that the agency passes on to the owner. */
  ownerPayout: Kurus;
};

/** False when the discounts would make the price of nights and service negative. */
export function discountsFit(
  input: Pick<MoneyInput, 'gross' | 'ownerDiscount' | 'agencyDiscount' | 'service'>,
): boolean {
  return (
    input.ownerDiscount <= input.gross &&
    input.ownerDiscount + input.agencyDiscount <= input.gross + input.service
  );
}

/**
 * Money parts of a stay by the trade's formulas:
 * net = gross − owner discount − agency discount + service;
 * total = net + cleaning + extras;
 * prepayment = (gross − owner discount) × rate − agency discount;
 * balance = total − prepayment;
 * commission = (gross − owner discount) × rate − agency discount;
 * owner's payout = max(0, prepayment − commission).
 * Each share is rounded once, half up.
 *
 * Our interpretation: a negative prepayment (an agency discount above it) becomes zero; balance and
 * payout still add up for guest, owner and agency.
 *
 * Throws RangeError for amounts that are not non-negative integers, rates outside 0–10000 and
 * discounts that do not fit (`discountsFit`): check a clerk's input before calling.
 */
export function moneyParts(input: MoneyInput): MoneyParts {
  assertUsable(input);
  const base = input.gross - input.ownerDiscount;
  const net = base - input.agencyDiscount + input.service;
  const total = net + input.cleaning + input.extras;
  const prepayment = Math.max(0, shareOf(base, input.prepaymentRate) - input.agencyDiscount);
  const commission = shareOf(base, input.commissionRate) - input.agencyDiscount;
  return {
    net,
    total,
    prepayment,
    balance: total - prepayment,
    commission,
    ownerPayout: Math.max(0, prepayment - commission),
  };
}

function assertUsable(input: MoneyInput): void {
  const { gross, ownerDiscount, agencyDiscount, service, cleaning, extras } = input;
  for (const amount of [gross, ownerDiscount, agencyDiscount, service, cleaning, extras]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`amount ${amount}`);
  }
  for (const rate of [input.prepaymentRate, input.commissionRate]) {
    if (!Number.isInteger(rate) || rate < 0 || rate > FULL_RATE)
      throw new RangeError(`rate ${rate}`);
  }
  if (!discountsFit(input)) throw new RangeError('discounts above the price');
}
