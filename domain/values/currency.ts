import { formatKurus, groupThousands, roundHalfUp } from './money.ts';
import type { Kurus } from './money.ts';

/** Display currencies, by the keys stored in the browser. Charges are always in lira. */
export const CURRENCIES = ['TL', 'DOLLAR', 'EURO', 'POUND'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The display currencies by their ISO codes. */
export const CURRENCY_BY_CODE = {
  TRY: 'TL',
  USD: 'DOLLAR',
  EUR: 'EURO',
  GBP: 'POUND',
} as const satisfies Record<string, Currency>;

/** Lira for one unit of each currency. */
export type ExchangeRates = Record<'DOLLAR' | 'EURO' | 'POUND', number>;

/** The currencies and their symbols. */
export const CURRENCY_SIGNS: Record<Currency, string> = {
  TL: '₺',
  DOLLAR: '$',
  EURO: '€',
  POUND: '£',
};

/**
 * An amount in whole units of a display currency, rounded half up and once, so that every page and
 * language shows the same. Null without a usable rate: a wrong price is worse than a price in lira.
 */
export function unitsIn(kurus: Kurus, currency: Currency, rates: ExchangeRates): number | null {
  const rate = currency === 'TL' ? 1 : rates[currency];
  return rate > 0 ? roundHalfUp(kurus / rate / 100) : null;
}

/** The reverse: hundredths of a currency in kuruş; null without a usable rate. */
export function kurusIn(amount: number, currency: Currency, rates: ExchangeRates): Kurus | null {
  if (currency === 'TL') return amount;
  const rate = rates[currency];
  return rate > 0 ? roundHalfUp(amount * rate) : null;
}

/** Formats hundredths of a currency: "2.500 €". */
export const formatAmount = (amount: number, currency: Currency): string =>
  formatKurus(amount).slice(0, -1) + CURRENCY_SIGNS[currency];

/**
 * A price as shown to visitors: "34.300 ₺" in lira, "≈ 1.012 $" in another currency, which is
 * approximate and therefore in whole units. In lira, too, without a usable rate.
 */
export function formatPrice(kurus: Kurus, currency: Currency, rates: ExchangeRates): string {
  const units = currency === 'TL' ? null : unitsIn(Math.abs(kurus), currency, rates);
  if (units === null) return formatKurus(kurus);
  return `≈ ${kurus < 0 ? '−' : ''}${groupThousands(units)} ${CURRENCY_SIGNS[currency]}`;
}

/** What stands before and after an approximate amount: "₺", "≈ $"; lira without a usable rate. */
export const signOf = (currency: Currency, rates: ExchangeRates): string =>
  unitsIn(0, currency, rates) === null || currency === 'TL'
    ? CURRENCY_SIGNS.TL
    : `≈ ${CURRENCY_SIGNS[currency]}`;

/** A night's price in a calendar, where the sign is said once for all: "6.100", "146". */
export const formatNight = (kurus: Kurus, currency: Currency, rates: ExchangeRates): string =>
  formatPrice(kurus, currency, rates).replace(/^≈ | .$/gu, '');

/** A price range: "6.100–19.400 ₺", "≈ 180–573 $"; a single amount when both look the same. */
export function formatPriceSpan(
  from: Kurus,
  to: Kurus,
  currency: Currency,
  rates: ExchangeRates,
): string {
  const [least, most] = [from, to].map((kurus) => formatPrice(kurus, currency, rates)) as [
    string,
    string,
  ];
  // Sign and "about" are said once.
  return least === most ? least : `${least.slice(0, -2)}–${most.replace('≈ ', '')}`;
}
