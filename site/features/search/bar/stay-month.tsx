import { memo, type ReactNode } from 'react';
import {
  type Day,
  formatDayLong,
  formatMonth,
  type Month,
  monthWeeks,
  WEEKDAYS,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';

type Props = {
  month: Month;
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  /** The stay as it is, or as it would be with the day under the pointer. */
  from: Day | null;
  to: Day | null;
  /** The one day that Tab reaches. */
  focused: Day;
  /** Stands for the month's name. */
  children?: ReactNode;
};

// The date grid of WAI-ARIA is a table with this role; its cells are gridcells by themselves.
const GRID = { role: 'grid' } as const;

/** A month of a stay's calendar as a grid of buttons; the calendar around it hears their events. */
export const StayMonth = memo(function StayMonth(props: Props) {
  const { month, first, last, from, to, focused } = props;
  return (
    <div>
      <p className="stay-month-name" aria-hidden={!props.children}>
        {props.children || formatMonth(month)}
      </p>
      <table {...GRID} aria-label={formatMonth(month)}>
        <thead>
          <tr>
            {WEEKDAYS_SHORT.map((name, index) => (
              <th key={name} scope="col" abbr={WEEKDAYS[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.findLast((day) => day !== null)}>
              {week.map((day, column) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column} aria-hidden="true" />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    place={placeOf(day, from, to)}
                    isReached={day === focused}
                    isOpen={day >= first && day <= last}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

type Place = 'from' | 'to' | 'in' | undefined;
type CellProps = { day: Day; place: Place; isReached: boolean; isOpen: boolean };

/** By itself, because a choice changes a few days out of sixty. */
const DayCell = memo(function DayCell({ day, place, isReached, isOpen }: CellProps) {
  return (
    <td data-place={place} aria-selected={place !== undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={isReached ? 0 : -1}
        disabled={!isOpen}
        aria-label={formatDayLong(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
});

function placeOf(day: Day, from: Day | null, to: Day | null): Place {
  if (day === from) return 'from';
  if (day === to) return 'to';
  return from !== null && to !== null && from < day && day < to ? 'in' : undefined;
}
