import {
  addDays,
  addMonths,
  type Day,
  isDay,
  type Month,
  monthEnd,
  monthOf,
  monthStart,
} from '#domain/values/dates.ts';

/** Nights from `from` up to but not including `next`. */
export type Span = { from: Day; next: Day };

/** The same day one year earlier; 29 February becomes the 28th. */
export function yearBefore(day: Day): Day {
  const year = Number(day.slice(0, 4)) - 1;
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}

/** The same span one year earlier: a full February stays full in a leap year too. */
export function spanBefore({ from, next }: Span): Span {
  return { from: yearBefore(from), next: yearBefore(next) };
}

export type MonthSpan = Span & { month: Month };

/** The months that a span touches, each limited to the span. */
export function monthSpans({ from, next }: Span): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (let month = monthOf(from); monthStart(month) < next; month = addMonths(month, 1)) {
    const end = addDays(monthEnd(month), 1);
    const first = monthStart(month);
    spans.push({ month, from: first < from ? from : first, next: end > next ? next : end });
  }
  return spans;
}
