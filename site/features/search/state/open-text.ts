import { MAX_MONTHS, type OpenLength, WEEK } from '#domain/search/open-stay.ts';
import { addMonths, formatMonth, formatMonthShort, type Month } from '#domain/values/dates.ts';

/** The label of a length: "7 gece", "Hafta sonu, Cum–Paz". */
export const lengthLabel = (nights: OpenLength): string =>
  nights === 'weekend' ? 'Hafta sonu, Cum–Paz' : lengthText(nights);

/** "7 gece", "hafta sonu". */
const lengthText = (nights: OpenLength = WEEK): string =>
  nights === 'weekend' ? 'hafta sonu' : `${nights} gece`;

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
      return isSameYear ? format(month).replace(/ \d+$/, '') : format(month);
    })
    .join(isSpan ? '–' : ', ');
}

/** "Temmuz 2027 içinde 7 gece": what is searched without fixed days. */
export const openText = (months: readonly Month[], nights?: OpenLength): string =>
  `${monthsText(months, formatMonth)} içinde ${nights === 'weekend' ? 'bir ' : ''}${lengthText(nights)}`;

/** The same in few letters: "Tem, Ağu 2027" and "7 gece"; as many months as there may be are a year. */
export const openTextParts = (months: readonly Month[], nights?: OpenLength): [string, string] => [
  months.length === MAX_MONTHS ? 'Bir yıl içinde' : monthsText(months, formatMonthShort),
  lengthText(nights),
];

/** "Tem, Ağu 2027 · 7 gece". */
export const openTextShort = (months: readonly Month[], nights?: OpenLength): string =>
  openTextParts(months, nights).join(' · ');
