import type { Kurus } from '#domain/values/money.ts';
import type { Priced } from './pricing.ts';

/** The money of a reservation as agreed, amounts in kuruş. */
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
  /** As shown to the guest; they add up to the total. */
  lines: { code: string; label: string; amount: Kurus }[];
};

/**
 * The money of a priced stay as stored with a reservation: it stays as agreed whatever the villa
 * costs later. Balance and net are derived from these and not stored.
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
