import { memo, type ReactNode } from 'react';
import type { Day, Month } from '#domain/values/dates.ts';
import { MonthTable, placeInStay, type PlaceInStay } from '#site/ui/month-table.tsx';
import { formats } from '#site/language.ts';

type Props = {
  month: Month;
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  /** The stay with the hovered day applied. */
  from: Day | null;
  to: Day | null;
  /** The one day that Tab reaches. */
  focused: Day;
  /** Stands for the month's name. */
  children?: ReactNode;
};

/** A month as a grid of buttons; the surrounding calendar handles their events. */
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

/** Memoised separately, because a choice changes a few days out of sixty. */
const DayCell = memo(function DayCell({ day, place, isReached, isOpen }: CellProps) {
  return (
    <td data-place={place} aria-selected={place !== undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={isReached ? 0 : -1}
        disabled={!isOpen}
        aria-label={formats().dayLong(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
});
