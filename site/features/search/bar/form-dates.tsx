import { useState } from 'react';
import type { Day } from '#domain/values/dates.ts';
import { EMPTY_SEARCH } from '../state/search-state.ts';
import { DatesField, type DayNames } from './dates-field.tsx';
import type { StayDates } from './dates-panel.tsx';

type Props = { names?: DayNames; from?: Day | undefined; to?: Day | undefined };

/** The search's days in a plain form of another page; the form sends them. */
export default function FormDates({ names, from, to }: Props) {
  const [dates, setDates] = useState<StayDates>({ ...EMPTY_SEARCH, checkin: from, checkout: to });
  return (
    <div className="form-dates">
      <DatesField
        dates={dates}
        names={names}
        isExact
        onChange={(change) => setDates((now) => ({ ...now, ...change }))}
      />
    </div>
  );
}
