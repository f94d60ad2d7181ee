import type { Day } from '#domain/values/dates.ts';
import { type BasisPoints, FULL_RATE, roundHalfUp } from '#domain/values/money.ts';
import type { RATE_FIELDS } from './admin-schema.ts';

export type RateField = (typeof RATE_FIELDS)[number];

/**
 * The currencies the site shows, under their names in the bulletin, on the site and in the
 * settings.
 */
export const RATE_CURRENCIES = [
  { code: 'USD', currency: 'DOLLAR', setting: 'dollar_exchange_rate', override: 'dollar_override' },
  { code: 'EUR', currency: 'EURO', setting: 'euro_exchange_rate', override: 'euro_override' },
  {
    code: 'GBP',
    currency: 'POUND',
    setting: 'sterling_exchange_rate',
    override: 'sterling_override',
  },
] as const;

export type RateCode = (typeof RATE_CURRENCIES)[number]['code'];

/** Lira for one unit as text with a dot; null where the bulletin leaves a rate out. */
export type BulletinRates = Record<RateField, string | null>;

/** The central bank's rates of one day. */
export type Bulletin = { day: Day; rates: Record<RateCode, BulletinRates> };

/** Rates are integers in millionths of a lira, so that no floats are compared. */
const MICRO = 1_000_000;

/** "41.8512" → 41851200; null unless it is a positive rate below 100.000. */
export function parseRate(text: string): number | null {
  const match = /^(\d{1,5})(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return null;
  const micro = Number(match[1]) * MICRO + Number((match[2] ?? '').padEnd(6, '0'));
  return micro > 0 ? micro : null;
}

/** 41851200 → "41.8512": at least two decimals, at most six. */
export function formatRate(micro: number): string {
  const decimals = String(micro % MICRO)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${Math.trunc(micro / MICRO)}.${decimals}`;
}

/** A bulletin's rate with the agency's margin added, to four decimals, rounded half up. */
export function withMargin(rate: string, margin: BasisPoints): string | null {
  const micro = parseRate(rate);
  if (micro === null) return null;
  return formatRate(roundHalfUp((micro * (FULL_RATE + margin)) / FULL_RATE / 100) * 100);
}
