/**
 * The days of a recurrence rule, computed naively: every day from the first is tested against the
 * rule. Shares no code with the product and supports only what tests use: FREQ of days or longer,
 * INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH.
 */
export function naiveDays(rule: string, first: string, last: string): string[] {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const count = Number(parts.get('COUNT') ?? Infinity);
  const until = parts.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') ?? last;
  const days: string[] = [];
  let found = 0;
  for (let day = first; day <= last && day <= until && found < count; day = next(day)) {
    if (!isInPeriod(day, first, parts) || !isNamed(day, first, parts.get('FREQ'), list)) continue;
    found += 1;
    days.push(day);
  }
  return days;
}

const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const shift = (day: string, n: number) =>
  new Date(dateOf(day).getTime() + n * 86_400_000).toISOString().slice(0, 10);
const next = (day: string) => shift(day, 1);
const monday = (day: string) => shift(day, -((dateOf(day).getUTCDay() + 6) % 7));
const apart = (a: string, b: string) => (dateOf(b).getTime() - dateOf(a).getTime()) / 86_400_000;

/** Whether the day is in a day, week, month or year that INTERVAL includes. */
function isInPeriod(day: string, first: string, parts: Map<string, string>): boolean {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const passed = {
    DAILY: apart(first, day),
    WEEKLY: apart(monday(first), monday(day)) / 7,
    MONTHLY: months(day) - months(first),
    YEARLY: Number(day.slice(0, 4)) - Number(first.slice(0, 4)),
  }[parts.get('FREQ') ?? ''];
  return (passed ?? NaN) % Number(parts.get('INTERVAL') ?? 1) === 0;
}

/** Whether the parts of the rule, or else the first day, include this day. */
function isNamed(
  day: string,
  first: string,
  freq: string | undefined,
  list: (name: string) => string[],
): boolean {
  const [byDay, byMonthDay, byMonth] = [list('BYDAY'), list('BYMONTHDAY'), list('BYMONTH')];
  if (byMonth.length > 0 && !byMonth.includes(String(Number(day.slice(5, 7))))) return false;
  if (byMonthDay.length > 0 && !byMonthDay.some((n) => day === monthDay(day, Number(n))))
    return false;
  if (byDay.length > 0) return byDay.some((text) => isWeekday(day, text, freq, byMonth.length > 0));
  if (byMonthDay.length > 0 || freq === 'DAILY') return true;
  if (freq === 'WEEKLY') return dateOf(day).getUTCDay() === dateOf(first).getUTCDay();
  if (freq === 'MONTHLY' || byMonth.length > 0) return day.slice(8) === first.slice(8);
  return day.slice(5) === first.slice(5);
}

/** The nth day of the month, from its end when negative. */
function monthDay(day: string, n: number): string {
  const start = `${day.slice(0, 7)}-01`;
  if (n > 0) return shift(start, n - 1);
  const end = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
  return shift(end.toISOString().slice(0, 10), n + 1);
}

/**
 * `SA`, or `-1SA`: the last Saturday of the month, or of the year in a yearly rule without months.
 */
function isWeekday(day: string, text: string, freq: string | undefined, inMonth: boolean): boolean {
  if (NAMES[dateOf(day).getUTCDay()] !== text.slice(-2)) return false;
  const n = Number(text.slice(0, -2));
  if (n === 0) return true;
  const scope = freq === 'YEARLY' && !inMonth ? 4 : 7;
  const isInside = (weeks: number) => shift(day, 7 * weeks).slice(0, scope) === day.slice(0, scope);
  const others = Math.abs(n) - 1;
  const toEdge = n > 0 ? -1 : 1;
  return (others === 0 || isInside(toEdge * others)) && !isInside(toEdge * (others + 1));
}
