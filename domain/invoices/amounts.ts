import {
  FULL_RATE,
  type BasisPoints,
  type Kurus,
  roundHalfUp,
  shareOf,
} from '#domain/values/money.ts';

/** The taxes of something sold, in basis points of its net price. */
export type TaxRates = { vat: BasisPoints; accommodation?: BasisPoints };

/** A gross price taken apart, kuruş: `net + vat + accommodation + rounding` is the gross price. */
export type TaxedAmount = {
  net: Kurus;
  vat: Kurus;
  accommodation: Kurus;
  /** −1, 0 or 1: what no base and its taxes add up to. */
  rounding: Kurus;
};

/**
 * Takes a price with its taxes apart as an invoice does: the base rounded to the kuruş, each tax
 * its rate of that rounded base. Where a gross price has no exact base (at 20 % those that are 3
 * more than a multiple of 6 kuruş), the rest is `PayableRoundingAmount` of the invoice. Amounts
 * below zero, of a return, are taken apart like their opposites.
 */
export function takeApart(gross: Kurus, { vat, accommodation = 0 }: TaxRates): TaxedAmount {
  if (gross < 0) return negated(takeApart(-gross, { vat, accommodation }));
  const net = roundHalfUp((gross * FULL_RATE) / (FULL_RATE + vat + accommodation));
  const taxes = { vat: shareOf(net, vat), accommodation: shareOf(net, accommodation) };
  return { net, ...taxes, rounding: gross - net - taxes.vat - taxes.accommodation };
}

/** The same amounts with the opposite sign. */
export function negated({ net, vat, accommodation, rounding }: TaxedAmount): TaxedAmount {
  return {
    net: opposite(net),
    vat: opposite(vat),
    accommodation: opposite(accommodation),
    rounding: opposite(rounding),
  };
}

/** Never −0, which prints as "-0.00". */
const opposite = (amount: Kurus): Kurus => (amount === 0 ? 0 : -amount);
