import { CURRENCY_SIGNS, signOf } from '#domain/values/currency.ts';
import { scriptFormats } from '#site/lib/language-of-script.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { readCurrency } from '#site/lib/choices.ts';

/** Writes every price of the page in the chosen currency and marks the choice in the menu. */
export function writePrices(): void {
  const currency = readCurrency();
  for (const price of document.querySelectorAll<HTMLDataElement>('data.price')) {
    const { value, dataset } = price;
    const text = scriptFormats.priceSpan(+value, +(dataset.to ?? value), currency, getPageRates());
    write(price, text);
  }
  // The nights of a calendar: numbers without a sign, which stands in its key.
  for (const night of document.querySelectorAll<HTMLElement>('.cal i')) {
    const lira = (night.dataset.lira ??= night.textContent.replaceAll(/[.,\s]/g, ''));
    if (+lira > 0) write(night, scriptFormats.night(+lira * 100, currency, getPageRates()));
  }
  const sign = signOf(currency, getPageRates());
  const unit = document.querySelector('.calendar-key li')?.lastChild;
  if (unit) {
    write(unit, (unit.textContent ?? '').replace(/(?:≈ )?[₺$€£]/u, sign));
  }
  // Nothing to say beside lira where the price is in lira, too.
  for (const about of document.querySelectorAll<HTMLElement>('[data-about]')) {
    about.hidden = sign === CURRENCY_SIGNS.TL;
  }
  for (const choice of document.querySelectorAll<HTMLButtonElement>('[data-do=currency]')) {
    choice.ariaPressed = String(choice.value === currency);
  }
  const label = document.querySelector('[data-currency-label]');
  const chosen = document.querySelector('.drawer-currencies [aria-pressed=true]');
  if (label && chosen) label.textContent = chosen.textContent;
}

/** Only if it differs, so that a page in lira causes no layout. */
function write(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
