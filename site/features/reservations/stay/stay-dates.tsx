import { lazy, Suspense, useRef } from 'react';
import { formatDay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
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
      <b>{day === null ? 'Tarih seçin' : formatDay(day)}</b>
    </button>
  );

  return (
    <div className="stay-dates needs-js">
      {button('Giriş', stay.checkIn, arrival)}
      {button('Çıkış', stay.checkOut)}
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
          {live.failed ? 'Takvime ulaşamadık. ' : 'Takvim yükleniyor…'}
          {live.failed && (
            <button
              type="button"
              className="button"
              data-kind="text"
              data-size="small"
              onClick={live.refresh}
            >
              Yeniden dene
            </button>
          )}
        </output>
      )}
    </div>
  );
}
