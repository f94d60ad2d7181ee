import { useContext } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import { formatMonth } from '#domain/dates.ts';

/** The name of one of the months a calendar shows. */
export function MonthName({ offset }: { offset: number }) {
  const state = useContext(RangeCalendarStateContext);
  const month = state?.visibleRange.start.add({ months: offset }).toString().slice(0, 7);
  return (
    <p className="stay-month-name" aria-hidden="true">
      {month && formatMonth(month)}
    </p>
  );
}
