import { memo } from 'react';
import {
  addDays,
  type Day,
  formatMonth,
  monthOf,
  monthStart,
  nightsBetween,
  weekday,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { DAYS, type Range } from './geometry.ts';

type Props = { firstDay: Day; today: Day; days: Range; dayWidth: number };

/** Months above days. Hidden from assistive technology: the cursor's line announces the day. */
export const DayHead = memo(function DayHead({ firstDay, today, days, dayWidth }: Props) {
  const shown = Array.from(
    { length: Math.max(0, days.end - days.first) },
    (_, i) => days.first + i,
  );
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {monthsIn(firstDay, days).map(({ month, first, end }) => (
        <div
          key={month}
          className="absolute top-0 flex h-6 items-center border-l border-line-strong/50 text-xs font-medium"
          style={{ left: first * dayWidth, width: (end - first) * dayWidth }}
        >
          <span className="sticky left-[calc(var(--names)+8px)] truncate px-2">
            {formatMonth(month)}
          </span>
        </div>
      ))}
      {shown.map((index) => {
        const day = addDays(firstDay, index);
        const name = WEEKDAYS_SHORT[weekday(day)];
        const isMonday = weekday(day) === 0;
        // When a day is too narrow for its number, only Mondays have one.
        if (dayWidth < 20 && !isMonday && day !== today) return null;
        return (
          <div
            key={index}
            className={cx(
              'absolute top-6 flex h-6 items-center justify-center text-xs figures',
              day === today
                ? 'rounded-sm bg-accent font-semibold text-on-accent'
                : weekday(day) > 4
                  ? 'font-medium text-ink'
                  : 'text-soft',
            )}
            style={{ left: index * dayWidth, width: Math.max(20, dayWidth) }}
          >
            {dayWidth > 40 ? `${Number(day.slice(8))} ${name}` : Number(day.slice(8))}
          </div>
        );
      })}
    </div>
  );
});

/** The months of the shown days, each from its first day in the calendar to its last. */
function monthsIn(firstDay: Day, days: Range): { month: string; first: number; end: number }[] {
  const months: { month: string; first: number; end: number }[] = [];
  for (let at = days.first; at < days.end;) {
    const month = monthOf(addDays(firstDay, at));
    const first = Math.max(0, nightsBetween(firstDay, monthStart(month)));
    const next = monthStart(monthOf(addDays(monthStart(month), 31)));
    const end = Math.min(DAYS, nightsBetween(firstDay, next));
    months.push({ month, first, end });
    at = end;
  }
  return months;
}
