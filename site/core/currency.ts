import { CURRENCY_SIGNS, formatPriceSpan } from '#domain/values/currency.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { readCurrency } from '#site/lib/choices.ts';

/** Writes every price of the page in the chosen currency and marks the choice in the menu. */
export function writePrices(): void {
  const currency = readCurrency();
  for (const price of document.querySelectorAll<HTMLDataElement>('data.price')) {
    const { value, dataset } = price;
    const text = formatPriceSpan(+value, +(dataset.to ?? value), currency, getPageRates());
    // Only if it differs, so that a page in lira causes no layout.
    if (price.textContent !== text) price.textContent = text;
  }
  for (const choice of document.querySelectorAll<HTMLButtonElement>('[data-do=currency]')) {
    choice.ariaPressed = String(choice.value === currency);
  }
  const label = document.querySelector('[data-currency-label]');
  if (label) label.textContent = `${CURRENCY_SIGNS[currency]} ${currency}`;
}
