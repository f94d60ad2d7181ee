import type { OpenLength } from '#domain/search/open-stay.ts';
import { WEEK } from '#domain/search/open-stay.ts';
import { formatMonth, type Month } from '#domain/values/dates.ts';

/** "7 gece", "hafta sonu". */
export const lengthText = (nights: OpenLength = WEEK): string =>
  nights === 'weekend' ? 'hafta sonu' : `${nights} gece`;

/** "Temmuz, Ağustos 2027": the year stands where it ends. */
function monthsText(months: readonly Month[]): string {
  return months
    .map((month, i) => {
      const isSameYear = months[i + 1]?.slice(0, 4) === month.slice(0, 4);
      return isSameYear ? formatMonth(month).replace(/ \d+$/, '') : formatMonth(month);
    })
    .join(', ');
}

/** "Temmuz 2027 içinde 7 gece": what is looked for where the days do not matter. */
export const openText = (months: readonly Month[], nights?: OpenLength): string =>
  `${monthsText(months)} içinde ${nights === 'weekend' ? 'bir ' : ''}${lengthText(nights)}`;
