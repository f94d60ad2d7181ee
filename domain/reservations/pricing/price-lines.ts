import { formatDaysShort } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { StayAmounts } from './amounts.ts';
import type { BeforePrice } from './before-price.ts';
import { DISCOUNT_NAMES, formatDiscount } from './discounts.ts';
import type { GrantedDiscount } from './discounts.ts';
import { formatRun, nightRuns } from './seasons.ts';

/** A line of the quote; a discount's amount is negative. The lines add up to the total. */
export type PriceLine = {
  code: 'nights' | 'discount' | 'cleaning';
  label: string;
  amount: Kurus;
};

/**
 * The nights, the discount and the cleaning. What the nights cost before the discount is a price
 * before it like a struck-through one: it stands there only as `before` allows, and else the nights
 * stand at what they cost now.
 */
export function priceLines(amounts: StayAmounts, before: BeforePrice | null): PriceLine[] {
  const { granted, cleaning } = amounts;
  const lines = granted === null ? runLines(amounts) : discounted(amounts, granted, before);
  if (cleaning > 0) lines.push({ code: 'cleaning', label: 'Temizlik ücreti', amount: cleaning });
  return lines;
}

const runLines = ({ nights }: StayAmounts): PriceLine[] =>
  nightRuns(nights).map((run) => ({
    code: 'nights',
    label: formatRun(run),
    amount: run.nights * run.nightly,
  }));

function discounted(
  amounts: StayAmounts,
  { discount, amount }: GrantedDiscount,
  before: BeforePrice | null,
): PriceLine[] {
  const { nights, gross, cleaning } = amounts;
  const count = `${nights.length} gece`;
  if (before === null) {
    const name = DISCOUNT_NAMES[discount.kind].toLocaleLowerCase('tr');
    const label = `${count} · ${name} fiyatı`;
    return [{ code: 'nights', label, amount: gross - amount }];
  }
  const days = formatDaysShort(before.from, before.to);
  if (before.total === gross + cleaning) {
    const label = `${formatDiscount(discount)} · ${days}`;
    return [...runLines(amounts), { code: 'discount', label, amount: -amount }];
  }
  const label = `${DISCOUNT_NAMES[discount.kind]} indirimi · ${days}`;
  const shown = before.total - cleaning;
  return [
    { code: 'nights', label: `${count} · kampanyadan önce`, amount: shown },
    { code: 'discount', label, amount: gross - amount - shown },
  ];
}
