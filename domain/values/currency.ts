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
 * An amount in a display currency, in its hundredths (kuruş, cents, pence), rounded half up.
 * Null without a usable rate: a wrong price is worse than a price in lira.
 */
export function convertKurus(
  kurus: Kurus,
  currency: Currency,
  rates: ExchangeRates,
): number | null {
  if (currency === 'TL') return kurus;
  const rate = rates[currency];
  return rate > 0 ? roundHalfUp(kurus / rate) : null;
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
  const rate = currency === 'TL' ? 0 : rates[currency];
  if (!(rate > 0)) return formatKurus(kurus);
  const units = roundHalfUp(Math.abs(kurus) / rate / 100);
  return `≈ ${kurus < 0 ? '−' : ''}${groupThousands(units)} ${CURRENCY_SIGNS[currency]}`;
}

/** What stands before and after an approximate amount: "₺", "≈ $"; lira without a usable rate. */
export const signOf = (currency: Currency, rates: ExchangeRates): string =>
  convertKurus(0, currency, rates) === null || currency === 'TL'
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
