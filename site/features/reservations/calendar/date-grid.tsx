import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addMonths, monthOf } from '#domain/values/dates.ts';
import type { Day, Month } from '#domain/values/dates.ts';
import { indexDays } from '#site/lib/calendar-cells.ts';
import { MonthJump } from '#site/ui/month-jump.tsx';
import { dayUses } from './choosing.ts';
import css from './date-grid.css?inline';
import { guidance } from './guidance.ts';
import { MonthGrid } from './month-grid.tsx';
import { dayAfterKey } from '#site/lib/calendar-keys.ts';
import { reading } from '#site/lib/reading.ts';
import { say } from '#site/language.ts';

type Props = {
  days: readonly AvailabilityDay[];
  checkIn: Day | null;
  checkOut: Day | null;
  /** Months side by side. */
  months: number;
  /** The initial month; by default that of the stay or of the first free day. */
  start?: Month;
  /** True when opened for choosing: the first available day takes the focus. */
  takesFocus?: boolean;
  onChoose: (checkIn: Day | null, checkOut: Day | null) => void;
};

const PLACES = ['first', 'second'];

/** Months for choosing an arrival and then a departure; explains why a day cannot be chosen. */
export function DateGrid({ days, checkIn, checkOut, months, start, takesFocus, onChoose }: Props) {
  const words = say('calendar');
  const firstDay = days[0]?.date ?? '';
  const lastDay = days.at(-1)?.date ?? '';
  const open = checkOut === null ? checkIn : null;
  const uses = useMemo(() => dayUses(days, open), [days, open]);
  const index = useMemo(() => indexDays(days), [days]);
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(
    () => checkIn ?? days.find((d) => d.arrival)?.date ?? firstDay,
  );
  const [month, setMonth] = useState(() => start ?? monthOf(focused));
  const [pointed, setPointed] = useState<Day | null>(null);

  // After opening and after arrow keys, but not when a month button is used.
  const isMoving = useRef(takesFocus ?? false);
  useEffect(() => {
    if (isMoving.current) {
      root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    }
    isMoving.current = false;
  }, [focused]);

  const showDay = (day: Day) => {
    if (monthOf(day) < month) setMonth(monthOf(day));
    if (monthOf(day) > addMonths(month, months - 1)) setMonth(addMonths(monthOf(day), 1 - months));
  };
  const showMonth = (next: Month) => {
    setMonth(next);
    if (monthOf(focused) < next || monthOf(focused) > addMonths(next, months - 1)) {
      const day = `${next}-01`;
      setFocused(day < firstDay ? firstDay : day);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, focused, reading());
    if (next === null) return;
    event.preventDefault();
    const day = next < firstDay ? firstDay : next > lastDay ? lastDay : next;
    isMoving.current = true;
    setFocused(day);
    showDay(day);
  };
  const pick = (day: Day) => {
    setFocused(day);
    setPointed(day);
    const use = uses.get(day);
    if (use?.as === 'arrival') onChoose(day, null);
    if (use?.as === 'departure') onChoose(checkIn, day);
  };
  const preview = open !== null && pointed !== null && uses.get(pointed)?.as === 'departure';
  const context = {
    days: index,
    uses,
    from: checkIn,
    to: preview ? pointed : checkOut,
    focused,
    onPick: pick,
    onPoint: setPointed,
    onKeyDown,
  };

  return (
    <div ref={root} className="date-grid">
      <style href="date-grid" precedence="default">
        {css}
      </style>
      <div className="date-head">
        <button
          type="button"
          className="icon-button"
          aria-label={words.previousMonth}
          disabled={month <= monthOf(firstDay)}
          onClick={() => showMonth(addMonths(month, -1))}
        >
          <i className="drawn left" />
        </button>
        <p aria-live="polite">{guidance({ checkIn, checkOut }, days, pointed, uses)}</p>
        <button
          type="button"
          className="icon-button"
          aria-label={words.nextMonth}
          data-turn=""
          disabled={addMonths(month, months - 1) >= monthOf(lastDay)}
          onClick={() => showMonth(addMonths(month, 1))}
        >
          <i className="drawn right" />
        </button>
      </div>
      <div className="calendar-months" onPointerLeave={() => setPointed(null)}>
        {Array.from({ length: months }, (_, i) => (
          // Keyed by position, so that the button of another month keeps the focus.
          <MonthGrid key={PLACES[i]} month={addMonths(month, i)} context={context}>
            {i === 0 && (
              <MonthJump
                month={month}
                first={monthOf(firstDay)}
                last={addMonths(monthOf(lastDay), 1 - months)}
                onJump={showMonth}
              />
            )}
          </MonthGrid>
        ))}
      </div>
    </div>
  );
}
