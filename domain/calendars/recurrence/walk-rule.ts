import {
  DAY_MS,
  dayOfWall,
  type Frequency,
  type RecurrenceRule,
  type Wall,
} from './recurrence-rule.ts';
import {
  allowsDay,
  completeRule,
  dayAfter,
  firstOfMonth,
  isListed,
  type RuleDay,
  ruleDay,
} from './rule-days.ts';

/** The starts to look for, both ends inclusive. */
export type WallWindow = { from: Wall; to: Wall };

/** How many steps a reading may still spend on rules; each day or instant examined takes one. */
export type Budget = { left: number };

/**
 * The starts of a rule within a window, in order, and whether all of them were found before the
 * budget was spent. A rule of hours, minutes or seconds gives the first and last start of each day:
 * those between take no night of their own. `apart` are the starts that may be left out or moved, in
 * order: each parts its day in two. The work is bounded by the days of the window for rules without
 * COUNT, else by those since the first start, and by `apart`; never by what the rule says.
 */
export function walkRule(
  rule: RecurrenceRule,
  start: Wall,
  window: WallWindow,
  budget: Budget,
  apart: readonly Wall[] = [],
): { starts: Wall[]; complete: boolean } {
  const to = Math.min(window.to, rule.until ?? window.to);
  const step = STEP_MS[rule.freq];
  const found =
    step === undefined
      ? walkPeriods(completeRule(rule, ruleDay(dayOfWall(start))), start, { ...window, to }, budget)
      : walkClock(rule, rule.interval * step, start, { ...window, to }, budget, apart);
  const starts: Wall[] = [];
  let number = 0;
  for (const { wall, index } of found) {
    number = index ?? number + 1;
    if (wall > to || (rule.count !== null && number > rule.count)) break;
    if (wall >= window.from) starts.push(wall);
  }
  return { starts, complete: budget.left >= 0 };
}

/** A start; `index` is its number in the series where it is not simply the next one. */
type Found = { wall: Wall; index?: number };

const STEP_MS: Partial<Record<Frequency, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
};

/** Days, weeks, months and years: each period's days and times that the rule allows. */
function* walkPeriods(
  rule: RecurrenceRule,
  start: Wall,
  window: WallWindow,
  budget: Budget,
): Generator<Found> {
  const first = ruleDay(dayOfWall(start));
  const times = timesOfDay(rule, start);
  const last = dayOfWall(window.to);
  // COUNT is counted from the first start; every other rule can begin where the window does.
  const skipped = rule.count === null ? periodOf(rule, first, dayOfWall(window.from)) : 0;
  for (let k = Math.max(0, skipped); ; k++) {
    const [from, end] = daysOfPeriod(rule, first, k);
    if (!(from <= last)) return;
    const starts: Wall[] = [];
    for (let day = ruleDay(from); day.number < end; day = nextCandidate(rule, day)) {
      if (--budget.left < 0) return;
      const midnight = day.number * DAY_MS;
      if (allowsDay(rule, day)) starts.push(...times.map((time) => midnight + time));
    }
    budget.left -= starts.length;
    if (budget.left < 0) return;
    for (const [i, wall] of starts.entries()) {
      const isChosen =
        rule.positions.length === 0 || isListed(rule.positions, i + 1, starts.length);
      if (isChosen && wall >= start) yield { wall };
    }
  }
}

/** The next day that the rule may allow: skips months and weekdays that it leaves out. */
function nextCandidate({ freq, months, weekdays }: RecurrenceRule, day: RuleDay): RuleDay {
  if (months.length > 0 && !months.includes(day.month)) {
    return ruleDay(firstOfMonth(day.year, day.month + 1));
  }
  let next = dayAfter(day);
  if (freq !== 'WEEKLY' || weekdays.length === 0) return next;
  while (!weekdays.some(({ weekday }) => weekday === next.weekday)) next = dayAfter(next);
  return next;
}

/** The days [from, end) of the k-th period. */
function daysOfPeriod(rule: RecurrenceRule, first: RuleDay, k: number): [number, number] {
  const n = k * rule.interval;
  switch (rule.freq) {
    case 'YEARLY':
      return [firstOfMonth(first.year + n, 1), firstOfMonth(first.year + n + 1, 1)];
    case 'MONTHLY':
      return [
        firstOfMonth(first.year, first.month + n),
        firstOfMonth(first.year, first.month + n + 1),
      ];
    case 'WEEKLY': {
      const week = first.number - ((first.weekday - rule.weekStart + 7) % 7) + 7 * n;
      return [week, week + 7];
    }
    default:
      return [first.number + n, first.number + n + 1];
  }
}

/** The last period that begins on or before a day. */
function periodOf({ freq, interval }: RecurrenceRule, first: RuleDay, number: number): number {
  const day = ruleDay(number);
  const years = day.year - first.year;
  const periods = {
    YEARLY: years,
    MONTHLY: years * 12 + day.month - first.month,
    WEEKLY: Math.floor((number - first.number) / 7),
  };
  const passed =
    freq === 'YEARLY' || freq === 'MONTHLY' || freq === 'WEEKLY'
      ? periods[freq]
      : number - first.number;
  return Math.floor(passed / interval);
}

/** The times of day of a rule by days or longer, in milliseconds since midnight. */
function timesOfDay({ hours, minutes, seconds }: RecurrenceRule, start: Wall): number[] {
  const clock = new Date(start);
  const times = orOwn(hours, clock.getUTCHours()).flatMap((hour) =>
    orOwn(minutes, clock.getUTCMinutes()).flatMap((minute) =>
      orOwn(seconds, clock.getUTCSeconds()).map(
        (second) => ((hour * 60 + minute) * 60 + second) * 1000,
      ),
    ),
  );
  return [...new Set(times)].toSorted((a, b) => a - b);
}

/** Rules by hours, minutes and seconds: one start a step, some of which the rule may leave out. */
function* walkClock(
  rule: RecurrenceRule,
  step: number,
  start: Wall,
  window: WallWindow,
  budget: Budget,
  apart: readonly Wall[],
): Generator<Found> {
  const isPlain = !BY_PARTS.some((part) => rule[part].length > 0);
  const canSkip = isPlain || rule.count === null;
  const before = canSkip ? Math.ceil((window.from - start) / step) : 0;
  let passed = 0;
  for (let k = Math.max(0, before); ; k++) {
    const wall = start + k * step;
    if (!(wall <= window.to) || --budget.left < 0) return;
    const midnight = (dayOfWall(wall) + 1) * DAY_MS;
    const lastOfDay = Math.min(
      Math.ceil((midnight - start) / step) - 1,
      Math.floor((window.to - start) / step),
      (rule.count ?? Infinity) - 1,
    );
    if (!allowsDay(rule, ruleDay(dayOfWall(wall)))) k = Math.max(k, lastOfDay);
    else if (isPlain) {
      yield { wall, index: k + 1 };
      while ((apart[passed] ?? Infinity) < wall) passed += 1;
      const next = apart[passed] ?? Infinity;
      const lastBeforeNext = Math.ceil((next - start) / step) - 1;
      if (next > wall) k = Math.max(k, Math.min(lastOfDay, lastBeforeNext) - 1);
    } else if (allowsTime(rule, wall)) yield { wall };
  }
}

const BY_PARTS = [
  'months',
  'monthDays',
  'yearDays',
  'weekNumbers',
  'weekdays',
  'hours',
  'minutes',
  'seconds',
] as const;

function allowsTime({ hours, minutes, seconds }: RecurrenceRule, wall: Wall): boolean {
  const clock = new Date(wall);
  return (
    (hours.length === 0 || hours.includes(clock.getUTCHours())) &&
    (minutes.length === 0 || minutes.includes(clock.getUTCMinutes())) &&
    (seconds.length === 0 || seconds.includes(clock.getUTCSeconds()))
  );
}

const orOwn = (list: readonly number[], own: number): readonly number[] =>
  list.length > 0 ? list : [own];
