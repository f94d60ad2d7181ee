import {
  CURRENCY_SIGNS,
  type Currency,
  convertKurus,
  type ExchangeRates,
  formatPrice,
} from '#domain/values/currency.ts';
import {
  type Day,
  formatDateOnly,
  formatDay,
  formatDayLong,
  formatDayNear,
  formatDayShort,
  formatDaysShort,
  formatMonth,
  formatMonthShort,
  formatStay,
  type Month,
  MONTHS,
  monthStart,
  WEEKDAYS,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';
import { formatInstantLong, writtenTime } from '#domain/values/istanbul-time.ts';
import { type BasisPoints, formatKurus, formatRate, type Kurus } from '#domain/values/money.ts';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

/** How a language writes days, money, numbers and lists. Days are as in `domain/values/dates.ts`. */
export type Formats = {
  /** "21 Kas 2026 Cmt" */
  day(day: Day): string;
  /** Like `day`, without the year of `today`. */
  dayNear(day: Day, today: Day): string;
  /** "21 Kas 2026" */
  dayShort(day: Day): string;
  /** "12–19 Haz 2027" */
  daysShort(from: Day, to: Day): string;
  /** "21 Kas", where the year stands beside it */
  dateOnly(day: Day): string;
  /** "21 Kasım 2026 Cumartesi" */
  dayLong(day: Day): string;
  /** "12–19 Haziran 2027" */
  stay(checkIn: Day, checkOut: Day): string;
  /** "Kasım 2026" */
  month(month: Month): string;
  /** "Kas 2026" */
  monthShort(month: Month): string;
  /** January first. */
  monthNames: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  /** A time of the day, given as "14:30": "14.30" */
  time(time: string): string;
  /** An instant in Türkiye: "22 Kasım 2026 Pazar, saat 14.30" */
  instantLong(at: Date): string;
  /** Lira: "34.300 ₺", "₺34,300" */
  money(kurus: Kurus): string;
  /** In lira, or about so much in a currency of the visitor: "≈ £612" */
  price(kurus: Kurus, currency: Currency, rates: ExchangeRates): string;
  /** At most `digits` after the comma, one by default: 4.75 → "4,8" */
  number(value: number, digits?: number): string;
  /** 1250 → "%12,5", "12.5%" */
  rate(rate: BasisPoints): string;
  /** "a, b ve c" */
  list(items: readonly string[]): string;
  /** "a, b veya c" */
  either(items: readonly string[]): string;
  /** The form for a number; `other` where a language has no such form. */
  plural(count: number, forms: PluralForms): string;
  compare(one: string, other: string): number;
};

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const kept = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  let formats = kept.get(language);
  if (formats === undefined) {
    formats = language === FIRST_LANGUAGE ? turkish() : byIntl(language);
    kept.set(language, formats);
  }
  return formats;
}

/** What every language has in `Intl` alike. */
function shared(language: Language) {
  const { locale } = LANGUAGES[language];
  const rules = new Intl.PluralRules(locale);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const lists = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(locale, { type });
    return (items: readonly string[]) => format.format(items);
  };
  return {
    number: (value: number, digits = 1) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    list: lists('conjunction'),
    either: lists('disjunction'),
    plural: (count: number, forms: PluralForms) => forms[rules.select(count)] ?? forms.other,
    compare,
  };
}

/** By hand: what the agency and its papers write is one form everywhere, on any machine. */
const turkish = (): Formats => ({
  ...shared(FIRST_LANGUAGE),
  day: formatDay,
  dayNear: formatDayNear,
  dayShort: formatDayShort,
  daysShort: formatDaysShort,
  dateOnly: formatDateOnly,
  dayLong: formatDayLong,
  stay: formatStay,
  month: formatMonth,
  monthShort: formatMonthShort,
  monthNames: MONTHS,
  weekdays: WEEKDAYS,
  weekdaysShort: WEEKDAYS_SHORT,
  time: writtenTime,
  instantLong: formatInstantLong,
  money: formatKurus,
  price: formatPrice,
  rate: formatRate,
});

/** A Monday, from which the names of the days are counted. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const sevenOf = (names: Intl.DateTimeFormat) =>
  Array.from({ length: 7 }, (_, at) => names.format(MONDAY + at * DAY_MS));

function byIntl(language: Language): Formats {
  const { locale } = LANGUAGES[language];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const [year, day] = ['numeric', 'numeric'] as const;
  const full = dates({ weekday: 'short', day, month: 'short', year });
  const near = dates({ weekday: 'short', day, month: 'short' });
  const short = dates({ day, month: 'short', year });
  const only = dates({ day, month: 'short' });
  const long = dates({ weekday: 'long', day, month: 'long', year });
  const stay = dates({ day, month: 'long', year });
  const month = dates({ month: 'long', year });
  const monthShort = dates({ month: 'short', year });
  // "Juni", as it stands alone; Russian has another case beside a day.
  const monthName = dates({ month: 'long' });
  const [weekday, weekdayShort] = [dates({ weekday: 'long' }), dates({ weekday: 'short' })];
  const lira = (digits: 0 | 2) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'TRY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, exact] = [lira(0), lira(2)];
  const money = (kurus: Kurus) =>
    (kurus % 100 === 0 ? whole : exact).format(kurus / 100).replace(/^-/, '−');
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    ...shared(language),
    day: (one) => full.format(dateOf(one)),
    dayNear: (one, today) =>
      (one.slice(0, 4) === today.slice(0, 4) ? near : full).format(dateOf(one)),
    dayShort: (one) => short.format(dateOf(one)),
    daysShort: (from, to) => short.formatRange(dateOf(from), dateOf(to)),
    dateOnly: (one) => only.format(dateOf(one)),
    dayLong: (one) => long.format(dateOf(one)),
    stay: (checkIn, checkOut) => stay.formatRange(dateOf(checkIn), dateOf(checkOut)),
    month: (one) => month.format(dateOf(monthStart(one))),
    monthShort: (one) => monthShort.format(dateOf(monthStart(one))),
    monthNames: Array.from({ length: 12 }, (_, at) => monthName.format(Date.UTC(2027, at, 1))),
    weekdays: sevenOf(weekday),
    weekdaysShort: sevenOf(weekdayShort),
    time: (time) => time,
    instantLong: (at) => moment.format(at),
    money,
    price: (kurus, currency, perUnit) => {
      const units = currency === 'TL' ? null : convertKurus(kurus, currency, perUnit);
      if (units === null) return money(kurus);
      // The sign stands where lira have theirs.
      return `≈ ${money(Math.round(units / 100) * 100).replace('₺', CURRENCY_SIGNS[currency])}`;
    },
    rate: (rate) => rates.format(rate / 10_000),
  };
}
