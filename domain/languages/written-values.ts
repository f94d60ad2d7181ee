import { type Day, isDay, MONTHS } from '#domain/values/dates.ts';
import { parseLira } from '#domain/values/money.ts';
import type { Formats } from './formats.ts';

const MONTH = `(${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')})`;
/** "21 Kas 2026 Cmt", "21 Kasım 2026 Cumartesi", "21 Kas 2026" */
const DAY = new RegExp(
  `(?<![–\\d] ?)(\\d{1,2}) ${MONTH} (\\d{4})(?! –)( (?:Pzt|Sal|Çar|Per|Cum|Cmt|Paz)(?!\\p{L}))?( \\p{Lu}\\p{L}+)?`,
  'gu',
);
/** "12–19 Haziran 2027", "28 Haziran – 3 Temmuz 2027", "28 Aralık 2026 – 3 Ocak 2027" */
const STAY = new RegExp(
  `(\\d{1,2})(?: ${MONTH})?(?: (\\d{4}))? ?– ?(\\d{1,2}) ${MONTH} (\\d{4})`,
  'gu',
);
const AMOUNT = /−?\d[\d.]*(?:,\d{2})? ₺/gu;
const TIME = /(?<![\d.])([01]\d|2[0-3])\.([0-5]\d)(?![\d.]*\d| ₺)/gu;

/**
 * A text with the days, stays, amounts and times in it as a language writes them. They are read in
 * the forms of domain/values (`formatDay`, `formatStay`, `formatKurus`, `writtenTime`), in which
 * refusals and queued mails carry them; whatever else the text says stays.
 */
export function rewritten(text: string, formats: Formats): string {
  return text
    .replace(STAY, (whole, date: string, month, year, endDate: string, endMonth, endYear) => {
      const to = dayOf(endDate, endMonth as string, endYear as string);
      const from = dayOf(date, (month ?? endMonth) as string, (year ?? endYear) as string);
      return from === null || to === null ? whole : formats.stay(from, to);
    })
    .replace(DAY, (whole, date: string, month: string, year: string, short, long) => {
      const day = dayOf(date, month, year);
      if (day === null) return whole;
      if (short !== undefined) return `${formats.day(day)}${(long as string | undefined) ?? ''}`;
      return long === undefined ? formats.dayShort(day) : formats.dayLong(day);
    })
    .replace(AMOUNT, (whole) => {
      const kurus = parseLira(whole);
      return kurus === null ? whole : formats.money(kurus);
    })
    .replace(TIME, (_, hour: string, minute: string) => formats.time(`${hour}:${minute}`));
}

function dayOf(date: string, month: string, year: string): Day | null {
  const at = MONTHS.findIndex((name) => name.slice(0, 3) === month.slice(0, 3));
  const day = `${year}-${String(at + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
