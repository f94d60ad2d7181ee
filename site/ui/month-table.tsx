import type { ReactNode } from 'react';
import { type Day, type Month, monthWeeks } from '#domain/values/dates.ts';
import { formats } from '#site/language.ts';

type Props = {
  month: Month;
  /** Weeks that end before this day are left out. */
  since?: Day | undefined;
  className?: string;
  nameClassName: string;
  /** Stands for the month's name. */
  children?: ReactNode;
  /** The cell of a day: a `td` with its key. */
  renderDay: (day: Day) => ReactNode;
};

// The date grid of WAI-ARIA is a table with this role; its cells are gridcells by themselves.
const GRID = { role: 'grid' } as const;

/** One month as a date grid of weeks, Monday first; its keys are the calendar's, which knows the other months. */
export function MonthTable({
  month,
  since = '',
  className,
  nameClassName,
  children,
  renderDay,
}: Props) {
  const { month: formatMonth, weekdays, weekdaysShort } = formats();
  const weeks = monthWeeks(month).map((week) => ({ week, end: lastDay(week) }));
  return (
    <div>
      {/* Beside the grid, which may hold rows alone. */}
      <p className={nameClassName} aria-hidden={!children}>
        {children || formatMonth(month)}
      </p>
      <table className={className} {...GRID} aria-label={formatMonth(month)}>
        <thead>
          <tr>
            {weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={weekdays[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .filter(({ end }) => end >= since)
            .map(({ week, end }) => (
              <tr key={end}>
                {week.map((day, column) =>
                  day === null ? (
                    // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                    <td key={column} aria-hidden="true" />
                  ) : (
                    renderDay(day)
                  ),
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const lastDay = (week: readonly (Day | null)[]): Day => week.findLast((day) => day !== null) ?? '';

/** Where a day stands in a chosen stay; undefined outside of it. */
export type PlaceInStay = 'from' | 'to' | 'in' | undefined;

export function placeInStay(day: Day, from: Day | null, to: Day | null): PlaceInStay {
  if (day === from) return 'from';
  if (day === to) return 'to';
  return from !== null && to !== null && from < day && day < to ? 'in' : undefined;
}
