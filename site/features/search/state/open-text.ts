import { MAX_MONTHS, type OpenLength, WEEK } from '#domain/search/open-stay.ts';
import { addMonths, type Month } from '#domain/values/dates.ts';
import { formats, say } from '#site/language.ts';

/** The label of a length: "7 gece", "Hafta sonu, Cum–Paz". */
export const lengthLabel = (nights: OpenLength): string =>
  nights === 'weekend' ? say('search').weekendInDays : lengthText(nights);

/** "7 gece", "hafta sonu". */
const lengthText = (nights: OpenLength = WEEK): string =>
  nights === 'weekend' ? say('search').weekend : say('cards').nights(nights);

/**
 * "Temmuz, Ağustos 2027", "Haziran–Ağustos 2027": the year is shown at the last month of it, and
 * three months or more in a row are a span.
 */
function monthsText(months: readonly Month[], format: (month: Month) => string): string {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const isSpan = months.length > 2 && addMonths(first, months.length - 1) === last;
  const shown = isSpan ? [first, last] : months;
  return shown
    .map((month, i) => {
      const isSameYear = shown[i + 1]?.slice(0, 4) === month.slice(0, 4);
      return isSameYear ? format(month).replace(/\s\d{4}.*$/, '') : format(month);
    })
    .join(isSpan ? '–' : ', ');
}

/** "Temmuz 2027 içinde 7 gece": what is searched without fixed days. */
export function openText(months: readonly Month[], nights: OpenLength = WEEK): string {
  const words = say('search');
  const within = monthsText(months, formats().month);
  return nights === 'weekend' ? words.weekendWithin(within) : words.nightsWithin(within, nights);
}

/** The same in few letters: "Tem, Ağu 2027" and "7 gece"; as many months as there may be are a year. */
export const openTextParts = (months: readonly Month[], nights?: OpenLength): [string, string] => [
  months.length === MAX_MONTHS
    ? say('search').withinAYear
    : monthsText(months, formats().monthShort),
  lengthText(nights),
];

/** "Tem, Ağu 2027 · 7 gece". */
export const openTextShort = (months: readonly Month[], nights?: OpenLength): string =>
  openTextParts(months, nights).join(' · ');
