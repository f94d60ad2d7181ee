import { memo, type ReactNode } from 'react';
import { type Day, formatDayLong, type Month } from '#domain/values/dates.ts';
import { MonthTable, placeInStay, type PlaceInStay } from '#site/ui/month-table.tsx';

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

/** A month of a stay's calendar as a grid of buttons; the calendar around it hears their events. */
export const StayMonth = memo(function StayMonth(props: Props) {
  const { month, first, last, from, to, focused, children } = props;
  return (
    <MonthTable
      month={month}
      nameClassName="stay-month-name"
      renderDay={(day) => (
        <DayCell
          key={day}
          day={day}
          place={placeInStay(day, from, to)}
          isReached={day === focused}
          isOpen={day >= first && day <= last}
        />
      )}
    >
      {children}
    </MonthTable>
  );
});

type CellProps = { day: Day; place: PlaceInStay; isReached: boolean; isOpen: boolean };

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
