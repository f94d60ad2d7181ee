import type { Flavor } from './flavor.ts';

/** A calendar day `YYYY-MM-DD`, 2000-01-01 to 2199-12-31, without a time or a zone. */
export type Day = Flavor<string, 'day'>;

/** A calendar month `YYYY-MM`. */
export type Month = Flavor<string, 'month'>;

const DAY_MS = 86_400_000;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

// Tables instead of Intl: browsers, Node and workerd ship different ICU data and must agree.
export const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;
const MONTHS_SHORT = [
  'Oca',
  'Şub',
  'Mar',
  'Nis',
  'May',
  'Haz',
  'Tem',
  'Ağu',
  'Eyl',
  'Eki',
  'Kas',
  'Ara',
] as const;

/** Turkish weekday names, Monday first. */
export const WEEKDAYS = [
  'Pazartesi',
  'Salı',
  'Çarşamba',
  'Perşembe',
  'Cuma',
  'Cumartesi',
  'Pazar',
] as const;

/** Turkish weekday abbreviations for the header of a month grid, Monday first. */
export const WEEKDAYS_SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const;

type Parts = { year: number; month: number; date: number };

function partsOf(text: string): Parts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]) };
  const exists =
    parts.year >= FIRST_YEAR &&
    parts.year <= LAST_YEAR &&
    parts.month >= 1 &&
    parts.month <= 12 &&
    parts.date >= 1 &&
    parts.date <= lastDateOf(parts.year, parts.month);
  return exists ? parts : null;
}

function getParts(day: Day): Parts {
  const parts = partsOf(day);
  if (!parts) throw new RangeError(`not a day: ${day}`);
  return parts;
}

function lastDateOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** True for a real date from 2000 to 2199 written `YYYY-MM-DD`; not for 2026-02-29. */
export function isDay(text: string): text is Day {
  return partsOf(text) !== null;
}

// Cached: a calendar needs the same few hundred days for every villa, and there are only 73,000.
const numberOfDay = new Map<Day, number>();
const dayOfNumber = new Map<number, Day>();

/** Days since 1970-01-01. Throws RangeError for an invalid date. */
export function dayNumber(day: Day): number {
  const known = numberOfDay.get(day);
  if (known !== undefined) return known;
  const { year, month, date } = getParts(day);
  const number = Date.UTC(year, month - 1, date) / DAY_MS;
  numberOfDay.set(day, number);
  return number;
}

const FIRST_DAY_NUMBER = Date.UTC(FIRST_YEAR, 0, 1) / DAY_MS;
const LAST_DAY_NUMBER = Date.UTC(LAST_YEAR, 11, 31) / DAY_MS;

/** The day `n` days after 1970-01-01. Throws RangeError outside 2000–2199. */
export function dayFromNumber(n: number): Day {
  const known = dayOfNumber.get(n);
  if (known !== undefined) return known;
  if (!Number.isInteger(n) || n < FIRST_DAY_NUMBER || n > LAST_DAY_NUMBER) {
    throw new RangeError(`not a day number: ${n}`);
  }
  const day = new Date(n * DAY_MS).toISOString().slice(0, 10);
  dayOfNumber.set(n, day);
  return day;
}

/** `day` moved by `n` days, which may be negative. */
export function addDays(day: Day, n: number): Day {
  return dayFromNumber(dayNumber(day) + n);
}

/** `day` moved by `n` days, or null when that leaves 2000–2199. For days from untrusted input. */
export function findDayFrom(day: Day, n: number): Day | null {
  const moved = dayNumber(day) + n;
  return moved < FIRST_DAY_NUMBER || moved > LAST_DAY_NUMBER ? null : dayFromNumber(moved);
}

/** Nights of the half-open stay [checkIn, checkOut); zero or negative when they are swapped. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  return dayNumber(checkOut) - dayNumber(checkIn);
}

/** Every night of [checkIn, checkOut), each named by the day it starts; empty when swapped. */
export function eachNight(checkIn: Day, checkOut: Day): Day[] {
  const first = dayNumber(checkIn);
  const count = Math.max(0, dayNumber(checkOut) - first);
  return Array.from({ length: count }, (_, i) => dayFromNumber(first + i));
}

/** 0 = Monday … 6 = Sunday, as Turkish weeks run. */
export function weekday(day: Day): number {
  // 1970-01-01 was a Thursday; every Day is later, so the sum is never negative.
  return (dayNumber(day) + 3) % 7;
}

/** True for a month of 2000 to 2199 written `YYYY-MM`. */
export function isMonth(text: string): text is Month {
  return isDay(`${text}-01`);
}

/** The month a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The first day of a month. */
export function monthStart(month: Month): Day {
  return `${month}-01`;
}

/** Days in a month: 28 to 31. */
export function daysInMonth(month: Month): number {
  const { year, month: number } = getParts(monthStart(month));
  return lastDateOf(year, number);
}

/** The last day of a month. */
export function monthEnd(month: Month): Day {
  return `${month}-${daysInMonth(month)}`;
}

/** `month` moved by `n` months, which may be negative. */
export function addMonths(month: Month, n: number): Month {
  const { year, month: number } = getParts(monthStart(month));
  const moved = new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7);
  getParts(monthStart(moved));
  return moved;
}

/** The month as weeks of seven cells, Monday first; null where a cell is outside the month. */
export function monthWeeks(month: Month): (Day | null)[][] {
  const first = dayNumber(monthStart(month));
  const lead = weekday(monthStart(month));
  const days = daysInMonth(month);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, column) => {
      const index = week * 7 + column - lead;
      return index >= 0 && index < days ? dayFromNumber(first + index) : null;
    }),
  );
}

let istanbulClock: Intl.DateTimeFormat | undefined;
let lastMinute = Number.NaN;
let dayOfLastMinute: Day = '';

/**
 * Today in Istanbul at an instant: "today" in every rule. Uses Intl and not "+3 hours": Türkiye
 * abolished summer time by decree in 2016 and may reintroduce it.
 */
export function istanbulDay(instant: Date): Day {
  // Cached by the minute: every request needs it several times, a day begins with a minute, and
  // Intl is slow.
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== lastMinute) {
    dayOfLastMinute = readIstanbulDay(instant);
    lastMinute = minute;
  }
  return dayOfLastMinute;
}

function readIstanbulDay(instant: Date): Day {
  // Created on first use: creating a formatter at import time would delay every start of the
  // Worker.
  istanbulClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Istanbul',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(istanbulClock.formatToParts(instant).map((p) => [p.type, p.value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

function dateAndMonth(day: Day): string {
  const { month, date } = getParts(day);
  return `${date} ${MONTHS[month - 1]}`;
}

/** `2026-11-21` → "21 Kas 2026 Cmt": people book for next year, so a day carries its year. */
export function formatDay(day: Day): string {
  return `${formatDayShort(day)} ${WEEKDAYS_SHORT[weekday(day)]}`;
}

/** Like `formatDay`, without the year of `today`: "21 Kas Cmt". */
export function formatDayNear(day: Day, today: Day): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day);
  return `${formatDateOnly(day)} ${WEEKDAYS_SHORT[weekday(day)]}`;
}

/** `2026-11-21` → "21 Kas 2026". */
export function formatDayShort(day: Day): string {
  return `${formatDateOnly(day)} ${day.slice(0, 4)}`;
}

/** Two days in few letters: "12–19 Haz 2027", "28 Haz – 5 Tem 2027", "28 Ara 2026 – 3 Oca 2027". */
export function formatDaysShort(from: Day, to: Day): string {
  const last = formatDayShort(to);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDayShort(from)} – ${last}`;
  return monthOf(from) === monthOf(to)
    ? `${Number(from.slice(8))}–${last}`
    : `${formatDateOnly(from)} – ${last}`;
}

/** `2026-11-21` → "21 Kas", where the year stands beside it. */
export function formatDateOnly(day: Day): string {
  const { month, date } = getParts(day);
  return `${date} ${MONTHS_SHORT[month - 1]}`;
}

/** `2026-11-21` → "21 Kasım 2026 Cumartesi". */
export function formatDayLong(day: Day): string {
  return `${dateAndMonth(day)} ${getParts(day).year} ${WEEKDAYS[weekday(day)]}`;
}

/** `2026-11` → "Kasım 2026". */
export function formatMonth(month: Month): string {
  const { year, month: number } = getParts(monthStart(month));
  return `${MONTHS[number - 1]} ${year}`;
}

/** `2026-11` → "Kas 2026". */
export function formatMonthShort(month: Month): string {
  return formatDayShort(monthStart(month)).slice(2);
}

/**
 * A stay by its days of arrival and departure, with month and year only where they differ: "12–19
 * Haziran 2027", "28 Haziran – 3 Temmuz 2027", "28 Aralık 2026 – 3 Ocak 2027".
 */
export function formatStay(checkIn: Day, checkOut: Day): string {
  const from = getParts(checkIn);
  const to = getParts(checkOut);
  const end = `${dateAndMonth(checkOut)} ${to.year}`;
  if (from.year !== to.year) return `${dateAndMonth(checkIn)} ${from.year} – ${end}`;
  if (from.month !== to.month) return `${dateAndMonth(checkIn)} – ${end}`;
  return `${from.date}–${end}`;
}
