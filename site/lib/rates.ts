import type { ExchangeRates } from '#domain/values/currency.ts';

/** What keeps prices in lira. */
export const NO_RATES: ExchangeRates = { DOLLAR: 0, EURO: 0, POUND: 0 };

/** Rates as stored in `<body data-rates>`: dollar, euro and pound in lira. */
export function encodeRates(rates: ExchangeRates): string {
  return `${rates.DOLLAR},${rates.EURO},${rates.POUND}`;
}

/** Reads what `encodeRates` wrote; missing rates become 0, which keeps prices in lira. */
function decodeRates(text: string | undefined): ExchangeRates {
  const [DOLLAR = 0, EURO = 0, POUND = 0] = (text ?? '').split(',').map(Number);
  return { DOLLAR, EURO, POUND };
}

/** The rates of the current page; 0 on the server, where prices are in lira. */
export function getPageRates(): ExchangeRates {
  return decodeRates(typeof document === 'undefined' ? undefined : document.body.dataset.rates);
}

/** Newer rates than those the page was built with. */
export function setPageRates(rates: ExchangeRates): void {
  document.body.dataset.rates = encodeRates(rates);
}
