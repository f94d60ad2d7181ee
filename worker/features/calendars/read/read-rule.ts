import ICAL from 'ical.js';
import {
  FREQUENCIES,
  type Frequency,
  type RecurrenceRule,
  type RuleWeekday,
  type Wall,
} from '#domain/calendars/recurrence/recurrence-rule.ts';
import { readClock } from './read-clock.ts';

/** Longer intervals exceed every calendar, in years as in seconds. */
const LONGEST_INTERVAL = 1e12;

/** No stay has more times a day. */
const MAX_TIMES = 24;

/** A rule, and a warning about it; null for a normal one. */
type ReadRule = { rule: RecurrenceRule; doubt: string | null };

/**
 * Parses a recurrence rule with ical.js, tolerating spaces and lower case. `fromUtc` converts an
 * end given in UTC to local time of the series.
 */
export function readRule(text: string, fromUtc: (utc: Wall) => Wall): ReadRule | { why: string } {
  const clean = text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/(?<!;);+$/, '');
  // ical.js ignores unknown parts, but a part that is not understood changes the days.
  if (!clean.split(';').every((part) => KNOWN_PART.test(part))) return { why: UNREADABLE };
  const until = readUntil(clean, fromUtc);
  if (until === 'unreadable') return { why: UNREADABLE };
  let recur: ICAL.Recur;
  try {
    recur = ICAL.Recur.fromString(clean.replace(/;UNTIL=[^;]*|UNTIL=[^;]*;/, ''));
  } catch {
    return { why: UNREADABLE };
  }
  const freq = FREQUENCIES.find((frequency) => frequency === recur.freq);
  if (freq === undefined || (recur.count !== null && !(recur.count > 0)))
    return { why: UNREADABLE };
  const rule = toRule(recur, freq, until);
  const times = [rule.hours, rule.minutes, rule.seconds].reduce(
    (product, list) => product * Math.max(list.length, 1),
    1,
  );
  const isClock = CLOCK_FREQUENCIES.has(freq);
  if (isClock ? rule.positions.length > 0 : times > MAX_TIMES) return { why: TOO_FINE };
  return { rule, doubt: isForbidden(clean, rule) ? DOUBTFUL : null };
}

const KNOWN_PART =
  /^((FREQ|INTERVAL|COUNT|UNTIL|WKST|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=|RSCALE=GREGORIAN$|SKIP=OMIT$)/;

const UNREADABLE = 'Tekrar kuralı okunamadı.';
const TOO_FINE = 'Tekrar kuralı bir konaklama için çok ayrıntılı; yalnız ilk tarihi alındı.';

const DOUBTFUL = 'Tekrar kuralı standarda uymuyor; satıcı başka günleri de kastetmiş olabilir.';

/** What RFC 5545 forbids (3.3.10): programs interpret it differently. */
function isForbidden(text: string, rule: RecurrenceRule): boolean {
  const names = text.split(';').map((part) => part.slice(0, part.indexOf('=')));
  const isYearly = rule.freq === 'YEARLY';
  const isNumbered = rule.weekdays.some(({ nth }) => nth !== 0);
  const counted = [rule.monthDays, rule.yearDays, rule.weekNumbers, rule.positions].flat();
  return (
    new Set(names).size < names.length ||
    (rule.count !== null && rule.until !== null) ||
    /(^|;)INTERVAL=0/.test(text) ||
    counted.includes(0) ||
    (isNumbered && rule.freq !== 'MONTHLY' && (!isYearly || rule.weekNumbers.length > 0)) ||
    (rule.weekNumbers.length > 0 && !isYearly) ||
    (rule.yearDays.length > 0 && ['DAILY', 'WEEKLY', 'MONTHLY'].includes(rule.freq)) ||
    (rule.monthDays.length > 0 && rule.freq === 'WEEKLY') ||
    (rule.positions.length > 0 && !names.some((name) => /^BY(?!SETPOS)/.test(name)))
  );
}

const CLOCK_FREQUENCIES: ReadonlySet<Frequency> = new Set(['HOURLY', 'MINUTELY', 'SECONDLY']);

/**
 * The last possible start in local time of the series; a day without a time is included completely.
 */
function readUntil(rule: string, fromUtc: (utc: Wall) => Wall): Wall | null | 'unreadable' {
  const text = /(?:^|;)UNTIL=([^;]*)/.exec(rule)?.[1];
  if (text === undefined) return null;
  const clock = readClock(text);
  if (clock === null) return 'unreadable';
  if (clock.wholeDay) return clock.wall + 86_399_999;
  return clock.offset === null ? clock.wall : fromUtc(clock.wall - clock.offset * 60_000);
}

function toRule(recur: ICAL.Recur, freq: Frequency, until: Wall | null): RecurrenceRule {
  const numbers = (part: string) => recur.getComponent(part).map(Number);
  return {
    freq,
    interval: Math.min(recur.interval, LONGEST_INTERVAL),
    count: recur.count,
    until,
    // ical.js counts weekdays from Sunday = 1.
    weekStart: (recur.wkst + 5) % 7,
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: recur.getComponent('BYDAY').map((day) => readWeekday(String(day))),
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS'),
  };
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const readWeekday = (text: string): RuleWeekday => ({
  weekday: WEEKDAYS.indexOf(text.slice(-2)),
  nth: Number(text.slice(0, -2)),
});
