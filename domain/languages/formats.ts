import {
  CURRENCY_SIGNS,
  type Currency,
  type ExchangeRates,
  unitsIn,
} from '#domain/values/currency.ts';
import { type Day, type Month, monthStart } from '#domain/values/dates.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import { remembered } from '#domain/values/remembered.ts';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from './languages.ts';
import { turkishFormats } from './turkish-formats.ts';

/** How a language writes days, money, numbers and lists. Days are as in `domain/values/dates.ts`. */
export type Formats = {
  /** "21 Kas 2026 Cmt" */
  day(day: Day): string;
  /** "21 Kas 2026" */
  dayShort(day: Day): string;
  /** "12–19 Haz 2027" */
  daysShort(from: Day, to: Day): string;
  /** "21 Kas", where the year stands beside it */
  dateOnly(day: Day): string;
  /** "21 Kasım 2026 Cumartesi" */
  dayLong(day: Day): string;
  /** "21 Kasım 2026" */
  date(day: Day): string;
  /** "14:30" → "14.30" */
  time(time: string): string;
  /** Minutes in at most two units: "2 saat", "1 saat 20 dakika", "3 gün 4 saat". */
  minutes(minutes: number): string;
  /** In Istanbul: "22 Kas 2026 Paz 14.30" */
  instant(instant: Date): string;
  /** In Istanbul: "22 Kasım 2026 Pazar, saat 14.30" */
  instantLong(instant: Date): string;
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
  /** Lira: "34.300 ₺", "₺34,300" */
  money(kurus: Kurus): string;
  /** In lira, or about so much in a currency of the visitor: "≈ £612" */
  price(kurus: Kurus, currency: Currency, rates: ExchangeRates): string;
  /** A span of prices, "6.100–19.400 ₺"; one price when both look the same. */
  priceSpan(from: Kurus, to: Kurus, currency: Currency, rates: ExchangeRates): string;
  /** A night in a calendar, where the sign is said once for all: "6.100" */
  night(kurus: Kurus, currency: Currency, rates: ExchangeRates): string;
  /** A whole number: "1.234.567" */
  whole(value: number): string;
  /** Always one digit after the comma: 4.75 → "4,8", 5 → "5,0" */
  decimal(value: number): string;
  /** "350 m", "1,2 km" */
  distance(metres: number): string;
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
    formats = {
      ...shared(language),
      ...(language === FIRST_LANGUAGE ? turkishFormats : byIntl(language)),
    };
    kept.set(language, formats);
  }
  return formats;
}

/** For messages, which are loaded before anybody asks for a form. */
export const pluralOf =
  (language: Language): Formats['plural'] =>
  (count, forms) =>
    formatsOf(language).plural(count, forms);

/** Making a format of `Intl` takes a hundred times as long as using it, and so does a range of days. */
const byText = <Made>(make: (text: string) => Made) => remembered(make, 500);

/** What every language has in `Intl` alike. */
function shared(language: Language) {
  const { locale } = LANGUAGES[language];
  const rules = new Intl.PluralRules(locale);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const lists = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(locale, { type });
    return (items: readonly string[]) => format.format(items);
  };
  const numbers = byText(
    (digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits) }),
  );
  return {
    number: (value: number, digits = 1) => numbers(`${digits}`).format(value),
    list: lists('conjunction'),
    either: lists('disjunction'),
    plural: (count: number, forms: PluralForms) => forms[rules.select(count)] ?? forms.other,
    compare,
  };
}

/** A Monday, from which the names of the days are counted. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

/** Of a currency, with the space before it where it comes last. */
const SIGN = /(?<=\d)\s[₺$€£]|[₺$€£]/u;
const ABOUT = /^≈ /u;

const bareOf = (price: string) => price.replace(ABOUT, '').replace(SIGN, '');

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

type Dates = {
  format(day: Date | number): string;
  formatRange(from: Day, to: Day): string;
};

/** "2028 г.": its full stop would meet that of a sentence. */
const YEAR_SIGN = /\sг\.(?!\p{L})/gu;

const sevenOf = (names: Dates) =>
  Array.from({ length: 7 }, (_, at) => names.format(MONDAY + at * DAY_MS));

function byIntl(language: Language): Omit<Formats, keyof ReturnType<typeof shared>> {
  const { locale } = LANGUAGES[language];
  const dates = (options: Intl.DateTimeFormatOptions): Dates => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    const ranges = byText((days) => {
      const [from, to] = days.split('/').map(dateOf) as [Date, Date];
      return format.formatRange(from, to).replaceAll(YEAR_SIGN, '');
    });
    return {
      format: (day) => format.format(day).replaceAll(YEAR_SIGN, ''),
      formatRange: (from, to) => ranges(`${from}/${to}`),
    };
  };
  const [year, day] = ['numeric', 'numeric'] as const;
  const full = dates({ weekday: 'short', day, month: 'short', year });
  const short = dates({ day, month: 'short', year });
  const only = dates({ day, month: 'short' });
  const long = dates({ weekday: 'long', day, month: 'long', year });
  const stay = dates({ day, month: 'long', year });
  const month = dates({ month: 'long', year });
  const monthShort = dates({ month: 'short', year });
  // "Juni", as it stands alone; Russian has another case beside a day.
  const monthName = dates({ month: 'long' });
  const [weekday, weekdayShort] = [dates({ weekday: 'long' }), dates({ weekday: 'short' })];
  const moments = (options: Intl.DateTimeFormatOptions) =>
    dates({
      ...options,
      timeZone: 'Europe/Istanbul',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
  const moment = moments({ weekday: 'short', day, month: 'short', year });
  const momentLong = moments({ weekday: 'long', day, month: 'long', year });
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
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const units = (unitDisplay: 'short' | 'long', maximumFractionDigits: number) =>
    byText(
      (unit) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits }),
    );
  const [tenths, shortUnits, longUnits] = [units('short', 1), units('short', 0), units('long', 0)];
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const price: Formats['price'] = (kurus, currency, perUnit) => {
    const units = currency === 'TL' ? null : unitsIn(kurus, currency, perUnit);
    if (units === null) return money(kurus);
    // The sign stands where lira have theirs.
    return `≈ ${money(units * 100).replace('₺', CURRENCY_SIGNS[currency])}`;
  };
  return {
    day: (one) => full.format(dateOf(one)),
    dayShort: (one) => short.format(dateOf(one)),
    daysShort: (from, to) => short.formatRange(from, to),
    dateOnly: (one) => only.format(dateOf(one)),
    dayLong: (one) => long.format(dateOf(one)),
    stay: (checkIn, checkOut) => stay.formatRange(checkIn, checkOut),
    month: (one) => month.format(dateOf(monthStart(one))),
    monthShort: (one) => monthShort.format(dateOf(monthStart(one))),
    monthNames: Array.from({ length: 12 }, (_, at) => monthName.format(Date.UTC(2027, at, 1))),
    weekdays: sevenOf(weekday),
    weekdaysShort: sevenOf(weekdayShort),
    money,
    price,
    priceSpan: (from, to, currency, perUnit) => {
      const [least, most] = [from, to].map((kurus) => price(kurus, currency, perUnit)) as [
        string,
        string,
      ];
      if (least === most) return least;
      // Sign and "about" are said once.
      const isSignFirst = /[₺$€£]\d/u.test(most);
      return `${isSignFirst ? least : least.replace(SIGN, '')}–${isSignFirst ? bareOf(most) : most.replace(ABOUT, '')}`;
    },
    night: (kurus, currency, perUnit) => bareOf(price(kurus, currency, perUnit)),
    whole: (value) => wholes.format(value),
    decimal: (value) => decimals.format(value),
    distance: (metres) =>
      metres < 1000
        ? shortUnits('meter').format(metres)
        : (metres < 10_000 ? tenths : shortUnits)('kilometer').format(metres / 1000),
    date: (one) => stay.format(dateOf(one)),
    time: (time) => time,
    instant: (at) => moment.format(at),
    instantLong: (at) => momentLong.format(at),
    minutes: (minutes) => {
      const parts = [
        [Math.floor(minutes / 1440), 'day'],
        [Math.floor((minutes % 1440) / 60), 'hour'],
        [minutes % 60, 'minute'],
      ] as const;
      const first = parts.findIndex(([count]) => count > 0);
      return parts
        .slice(first, first < 0 ? undefined : first + 2)
        .filter(([count], at) => at === 0 || count > 0)
        .map(([count, name]) => longUnits(name).format(count))
        .join(' ');
    },
    rate: (rate) => rates.format(rate / 10_000),
  };
}
