import { type Day, isDay, MONTHS, WEEKDAYS, WEEKDAYS_SHORT } from '#domain/values/dates.ts';
import { parseLira } from '#domain/values/money.ts';
import type { Formats } from './formats.ts';

const MONTH = `(${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')})`;
const anyOf = (names: readonly string[]) => `(?:${names.join('|')})(?!\\p{L})`;
/** "21 Kas 2026 Cmt", "21 Kasım 2026 Cumartesi", "21 Kas 2026" */
const DAY = new RegExp(
  `(?<![–\\d] ?)(\\d{1,2}) ${MONTH} (\\d{4})(?! –)(?:( ${anyOf(WEEKDAYS_SHORT)})|( ${anyOf(WEEKDAYS)}))?`,
  'gu',
);
/** "21.11.2026" */
const DOTTED_DAY = /(?<![\d.])(\d{2})\.(\d{2})\.(\d{4})(?!\.?\d)/gu;
/** "12–19 Haziran 2027", "28 Haziran – 3 Temmuz 2027", "28 Aralık 2026 – 3 Ocak 2027" */
const STAY = new RegExp(
  `(\\d{1,2})(?: ${MONTH})?(?: (\\d{4}))? ?– ?(\\d{1,2}) ${MONTH} (\\d{4})`,
  'gu',
);
/** "12–15 Haz", "28 Haz – 2 Tem", "12 Haz", as all of a value: an address may begin like this. */
const NIGHTS = new RegExp(`^(?:(\\d{1,2})(?: ${MONTH})? ?– ?)?(\\d{1,2}) ${MONTH}$`, 'u');
/** "cuma, cumartesi ve pazar", Monday first. */
const NAMES_OF_DAYS = WEEKDAYS.map((name) => name.toLocaleLowerCase('tr'));
/** "+90 242 836 10 10 ve bilgi@kiyi.example" */
const CONTACTS = /^(\+?[\d ()]+) ve (\S+@\S+)$/u;
const RATE = /%(\d+)(?:,(\d{1,2}))?/gu;
const AMOUNT = /−?\d[\d.]{0,15}(?:,\d{2})? ₺/gu;
const TIME = /(?<![\d.])([01]\d|2[0-3])\.([0-5]\d)(?![\d.]*\d| ₺)/gu;

/**
 * A text with the days, stays, amounts and times in it as a language writes them. They are read in
 * the forms of domain/values (`formatDay`, `formatStay`, `formatKurus`, `writtenTime`), in which
 * refusals and queued mails carry them; whatever else the text says stays.
 */
export function rewritten(text: string, formats: Formats): string {
  const nights = NIGHTS.exec(text);
  if (nights !== null) return nightsOf(nights, formats) ?? text;
  const days = text.split(/, | ve /).map((name) => NAMES_OF_DAYS.indexOf(name));
  if (!days.includes(-1)) return formats.list(days.map((day) => formats.weekdays[day] ?? ''));
  const contacts = CONTACTS.exec(text);
  if (contacts !== null) return formats.list(contacts.slice(1));
  return (
    text
      // Before rates and amounts, whose point is not of a time: "₺12.50".
      .replace(TIME, (_, hour: string, minute: string) => formats.time(`${hour}:${minute}`))
      .replace(DOTTED_DAY, (whole, date: string, month: string, year: string) => {
        const day = `${year}-${month}-${date}`;
        return isDay(day) ? formats.date(day) : whole;
      })
      .replace(RATE, (_, whole: string, part = '') =>
        formats.rate(Number(whole) * 100 + Number(String(part).padEnd(2, '0'))),
      )
      .replace(STAY, (whole, date: string, month, year, endDate: string, endMonth, endYear) => {
        const to = dayOf(endDate, endMonth as string, endYear as string);
        const from = dayOf(date, (month ?? endMonth) as string, (year ?? endYear) as string);
        return from === null || to === null ? whole : formats.stay(from, to);
      })
      .replace(DAY, (whole, date: string, month: string, year: string, short, long) => {
        const day = dayOf(date, month, year);
        if (day === null) return whole;
        if (short !== undefined) return formats.day(day);
        return long === undefined ? formats.dayShort(day) : formats.dayLong(day);
      })
      .replace(AMOUNT, (whole) => {
        const kurus = parseLira(whole);
        return kurus === null ? whole : formats.money(kurus);
      })
  );
}

/** A text that is nothing but such values. */
export const isWritten = (text: string): boolean =>
  NIGHTS.test(text) ||
  CONTACTS.test(text) ||
  !/\p{L}/u.test(text.replace(STAY, '').replace(DAY, ''));

/** Any year will do, in which every day exists. */
const SOME_YEAR = '2028';

function nightsOf([, date, month, endDate = '', endMonth = '']: string[], formats: Formats) {
  const to = dayOf(endDate, endMonth, SOME_YEAR);
  const from = date === undefined ? to : dayOf(date, month ?? endMonth, SOME_YEAR);
  if (from === null || to === null) return null;
  return from === to ? formats.dateOnly(to) : `${formats.dateOnly(from)} – ${formats.dateOnly(to)}`;
}

function dayOf(date: string, month: string, year: string): Day | null {
  const at = MONTHS.findIndex((name) => name.slice(0, 3) === month.slice(0, 3));
  const day = `${year}-${String(at + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
