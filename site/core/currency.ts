import { CURRENCY_SIGNS, formatNight, formatPriceSpan, signOf } from '#domain/values/currency.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { readCurrency } from '#site/lib/choices.ts';

/** Writes every price of the page in the chosen currency and marks the choice in the menu. */
export function writePrices(): void {
  const currency = readCurrency();
  for (const price of document.querySelectorAll<HTMLDataElement>('data.price')) {
    const { value, dataset } = price;
    const text = formatPriceSpan(+value, +(dataset.to ?? value), currency, getPageRates());
    write(price, text);
  }
  // The nights of a calendar: numbers without a sign, which stands in its key.
  for (const night of document.querySelectorAll<HTMLElement>('.cal i')) {
    const lira = (night.dataset.lira ??= night.textContent.replaceAll('.', ''));
    if (+lira > 0) write(night, formatNight(+lira * 100, currency, getPageRates()));
  }
  const unit = document.querySelector('.calendar-key li')?.lastChild;
  if (unit) write(unit, `Müsait, gecelik ${signOf(currency, getPageRates())}`);
  for (const choice of document.querySelectorAll<HTMLButtonElement>('[data-do=currency]')) {
    choice.ariaPressed = String(choice.value === currency);
  }
  const label = document.querySelector('[data-currency-label]');
  if (label) label.textContent = `${CURRENCY_SIGNS[currency]} ${currency}`;
}

/** Only if it differs, so that a page in lira causes no layout. */
function write(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
