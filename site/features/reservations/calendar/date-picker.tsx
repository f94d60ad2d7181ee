import { useEffect, useRef } from 'react';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { DateGrid } from './date-grid.tsx';
import css from './picker.css?inline';
import { say } from '#site/language.ts';
import { useDismiss } from '#site/lib/use-dismiss.ts';

type Props = {
  days: readonly AvailabilityDay[];
  checkIn: Day | null;
  checkOut: Day | null;
  onChoose: (checkIn: Day | null, checkOut: Day | null) => void;
  onClose: () => void;
};

const TWO_MONTHS = '(min-width: 1000px)';

/** The months over or, on phones, in the card, while dates are being chosen there. A default export for `lazy`. */
export default function DatePicker({ days, checkIn, checkOut, onChoose, onClose }: Props) {
  const words = say('calendar');
  const root = useRef<HTMLElement>(null);
  const isOver = window.matchMedia(TWO_MONTHS).matches;
  useDismiss(root, true, onClose, !isOver);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section ref={root} className="picker calendar" aria-label={words.name}>
      <style href="picker" precedence="default">
        {css}
      </style>
      <DateGrid
        days={days}
        checkIn={checkIn}
        checkOut={checkOut}
        months={isOver ? 2 : 1}
        takesFocus
        onChoose={onChoose}
      />
      <div className="picker-foot">
        <button
          type="button"
          className="button"
          data-kind="text"
          data-size="small"
          onClick={() => onChoose(null, null)}
        >
          {words.clear}
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          onClick={onClose}
        >
          {words.close}
        </button>
      </div>
    </section>
  );
}
