import type { Priced } from './pricing.ts';

/**
 * The money of a priced stay as a reservation keeps it, in kuruş: what was agreed stays what it was
 * whatever the villa costs later. Balance and net follow from these and are not kept.
 */
export function moneySnapshot(priced: Priced) {
  const { gross, ownerDiscount, agencyDiscount, service, cleaning, extras } = priced;
  const { total, prepayment, deposit, commission, ownerPayout, nights, lines } = priced;
  return {
    gross,
    ownerDiscount,
    agencyDiscount,
    service,
    cleaning,
    extras,
    total,
    prepayment,
    deposit,
    commission,
    ownerPayout,
    nights,
    lines,
  };
}
