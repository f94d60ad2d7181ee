import { lazy, Suspense, useRef } from 'react';
import type { Day } from '#domain/values/dates.ts';
import { formats, say } from '#site/language.ts';
import type { StayChoice } from './stay.ts';
import type { LiveDays } from '../calendar/use-availability.ts';

const DatePicker = lazy(() => import('../calendar/date-picker.tsx'));

type Props = {
  stay: StayChoice;
  live: LiveDays;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onChoose: (checkIn: Day | null, checkOut: Day | null) => void;
};

/** Arrival and departure as two buttons, and the months they open. */
export function StayDates({ stay, live, isPicking, onPicking, onChoose }: Props) {
  const words = say('card');
  const arrival = useRef<HTMLButtonElement>(null);
  const stopPicking = () => {
    onPicking(false);
    arrival.current?.focus();
  };
  const button = (label: string, day: Day | null, ref?: typeof arrival) => (
    <button
      ref={ref}
      type="button"
      className="input stay-button"
      aria-expanded={isPicking}
      onClick={() => onPicking(true)}
    >
      <span>{label}</span>
      <b>{day === null ? words.chooseDates : formats().day(day)}</b>
    </button>
  );

  return (
    <div className="stay-dates needs-js">
      {button(words.arrival, stay.checkIn, arrival)}
      {button(words.departure, stay.checkOut)}
      {isPicking && live.days !== null && (
        <Suspense>
          <DatePicker
            days={live.days}
            checkIn={stay.checkIn}
            checkOut={stay.checkOut}
            onChoose={(checkIn, checkOut) => {
              onChoose(checkIn, checkOut);
              if (checkOut !== null) stopPicking();
            }}
            onClose={stopPicking}
          />
        </Suspense>
      )}
      {isPicking && live.days === null && (
        <output className="field-hint">
          {live.failed ? `${words.noCalendar} ` : words.calendarComes}
          {live.failed && (
            <button
              type="button"
              className="button"
              data-kind="text"
              data-size="small"
              onClick={live.refresh}
            >
              {words.again}
            </button>
          )}
        </output>
      )}
    </div>
  );
}
