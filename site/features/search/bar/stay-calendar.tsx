import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { lastDeparture } from '#domain/sale-horizon.ts';
import {
  type Day,
  addDays,
  addMonths,
  istanbulDay,
  type Month,
  monthOf,
} from '#domain/values/dates.ts';
import { dayAfterKey } from '#site/lib/calendar-keys.ts';
import { reading } from '#site/lib/reading.ts';
import { MonthJump } from '#site/ui/month-jump.tsx';
import { Icon } from '#site/ui/icon.tsx';
import calendarUrl from './stay-calendar.css?url';
import { StayMonth } from './stay-month.tsx';
import { say } from '#site/language.ts';

type Props = {
  checkin: Day | undefined;
  checkout: Day | undefined;
  onChange: (checkin: Day, checkout: Day) => void;
};

const PLACES = ['first', 'second'];

const WIDE = '(min-width: 760px)';

/**
 * Arrival, then departure: two months on wide screens, one on phones; days before today in Istanbul
 * cannot be chosen. Opened by a click, so it takes the focus.
 */
export function StayCalendar({ checkin, checkout, onChange }: Props) {
  const months = useMonths();
  const [first] = useState(() => istanbulDay(new Date()));
  const last = lastDeparture(first);
  const within = (day: Day) => (day < first ? first : day > last ? last : day);
  /** Chosen while the departure is still open. */
  const [arrival, setArrival] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const [focused, setFocused] = useState(() => within(checkin ?? first));
  const [month, setMonth] = useState(() => monthOf(focused));
  const lastMonth = addMonths(month, months - 1);

  const root = useRef<HTMLDivElement>(null);
  const isMoving = useRef(true);
  useEffect(() => {
    if (isMoving.current) {
      root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    }
    isMoving.current = false;
  }, [focused]);

  const showMonth = (next: Month) => {
    const isShown = monthOf(focused) >= next && monthOf(focused) <= addMonths(next, months - 1);
    setMonth(next);
    if (!isShown) setFocused(within(`${next}-01`));
  };
  const moveTo = (day: Day) => {
    isMoving.current = day !== focused;
    setFocused(day);
    setPointed(day);
    if (monthOf(day) < month) setMonth(monthOf(day));
    if (monthOf(day) > lastMonth) setMonth(addMonths(monthOf(day), 1 - months));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOf(event) && dayAfterKey(event.key, focused, reading());
    if (!day) return;
    event.preventDefault();
    moveTo(within(day));
  };
  const choose = (day: Day, isByKey: boolean) => {
    setFocused(day);
    if (arrival === null || day < arrival) {
      setArrival(day);
      setPointed(null);
      // The departure is later, so keyboard selection continues there.
      if (isByKey) moveTo(within(addDays(day, 1)));
      return;
    }
    setArrival(null);
    // A stay has at least one night.
    onChange(arrival, day === arrival ? addDays(day, 1) : day);
  };

  const open = arrival !== null && pointed !== null && pointed > arrival ? pointed : null;
  const [from, to] = arrival === null ? [checkin, checkout] : [arrival, open];
  return (
    // The days are buttons; one listener around them hears them all.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="stay-calendar"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const day = dayOf(event);
        // A click by keyboard has a count of 0.
        if (day) choose(day, event.detail === 0);
      }}
      onPointerOver={(event) => arrival !== null && setPointed(dayOf(event))}
    >
      <link rel="stylesheet" href={calendarUrl} precedence="island" />
      <header>
        <button
          type="button"
          className="icon-button"
          aria-label={say('search').previousMonth}
          disabled={month <= monthOf(first)}
          onClick={() => showMonth(addMonths(month, -1))}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={say('search').nextMonth}
          disabled={lastMonth >= monthOf(last)}
          onClick={() => showMonth(addMonths(month, 1))}
        >
          <Icon name="right" />
        </button>
      </header>
      <div className="stay-months">
        {Array.from({ length: months }, (_, i) => (
          // Keyed by position, so that the button of another month keeps the focus.
          <StayMonth
            key={PLACES[i]}
            month={addMonths(month, i)}
            first={first}
            last={last}
            from={from ?? null}
            to={to ?? null}
            focused={focused}
          >
            {i === 0 && (
              <MonthJump
                month={month}
                first={monthOf(first)}
                last={addMonths(monthOf(last), 1 - months)}
                onJump={showMonth}
              />
            )}
          </StayMonth>
        ))}
      </div>
    </div>
  );
}

/** The day of an event, null outside the days and on one that cannot be chosen. */
function dayOf({ target }: KeyboardEvent | MouseEvent): Day | null {
  return (target as Element).closest<HTMLButtonElement>('[data-day]:enabled')?.dataset.day ?? null;
}

function useMonths(): number {
  const [months, setMonths] = useState(() => (matchMedia(WIDE).matches ? 2 : 1));
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const update = () => setMonths(wide.matches ? 2 : 1);
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return months;
}
