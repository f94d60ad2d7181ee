import type { Kurus } from '#domain/values/money.ts';
import type { Priced } from './pricing.ts';

/** The money of a reservation as it was agreed, amounts in kuruş. */
export type MoneySnapshot = {
  gross: Kurus;
  ownerDiscount: Kurus;
  agencyDiscount: Kurus;
  service: Kurus;
  cleaning: Kurus;
  extras: Kurus;
  total: Kurus;
  prepayment: Kurus;
  deposit: Kurus;
  commission: Kurus;
  ownerPayout: Kurus;
  nights: number;
  /** As the guest saw them; their sum is the total. */
  lines: { code: string; label: string; amount: Kurus }[];
};

/**
 * The money of a priced stay as a reservation keeps it: what was agreed stays what it was whatever
 * the villa costs later. Balance and net follow from these and are not kept.
 */
export function moneySnapshot(priced: MoneySnapshot | Priced): MoneySnapshot {
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
    lines: [...lines],
  };
}
