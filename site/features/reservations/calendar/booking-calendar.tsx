import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { addMonths, monthOf } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { dayUses } from './choosing.ts';
import { DateGrid } from './date-grid.tsx';
import { useAvailability } from './use-availability.ts';
import { useStay } from '../stay/use-stay.ts';
import { hydrateBooking } from '../card/hydrate-booking.ts';

type Props = {
  slug: string;
  today: Day;
  /** The first months as rendered by the page; shown until the current days are loaded. */
  children?: ReactNode;
};

/**
 * The months of a villa's page: static at first, and once hydrated a place to choose the stay,
 * which the booking card uses.
 */
export default function BookingCalendar({ slug, today, children }: Props) {
  const { days } = useAvailability(slug);
  const [stay, chooseStay] = useStay();
  const [turn, setTurn] = useState(0);
  const pressedDay = useRef<Day | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isOnTurn = useRef(false);

  const choose = (checkIn: Day | null, checkOut: Day | null) => {
    chooseStay({ ...stay, checkIn, checkOut });
    hydrateBooking();
  };
  useEffect(() => {
    const day = pressedDay.current;
    if (days === null || day === null) return;
    pressedDay.current = null;
    if (dayUses(days, null).get(day)?.as !== 'arrival') return;
    chooseStay({ ...stay, checkIn: day, checkOut: null });
    hydrateBooking();
  }, [days, stay, chooseStay]);

  // The button that has the focus goes with the page's months; the same button of the new ones gets it.
  const isLive = days !== null;
  useLayoutEffect(() => {
    // It may have had the focus before this was there to hear of it.
    if (!isLive) isOnTurn.current = root.current?.contains(document.activeElement) ?? false;
    if (!isLive || !isOnTurn.current) return;
    isOnTurn.current = false;
    root.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
  }, [isLive]);

  if (days === null) {
    return (
      // The pressed element goes with the page's months, so what it meant is kept here.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
      <div
        ref={root}
        onClick={({ target }) => {
          if ((target as HTMLElement).closest('[data-turn]')) setTurn(1);
          pressedDay.current = findDay(target as HTMLElement);
        }}
        onFocus={() => (isOnTurn.current = true)}
        onBlur={() => (isOnTurn.current = false)}
      >
        {children}
      </div>
    );
  }
  const firstMonth = monthOf(stay.checkIn ?? today);
  return (
    <div ref={root}>
      <DateGrid
        days={days}
        checkIn={stay.checkIn}
        checkOut={stay.checkOut}
        months={2}
        start={addMonths(firstMonth, turn)}
        onChoose={choose}
      />
    </div>
  );
}

/** The day of a cell that `month-html.ts` drew. */
function findDay(element: HTMLElement): Day | null {
  const cell = element.closest('td');
  const month = cell?.closest('table')?.id.replace('ay-', '');
  // Its price follows.
  const date = Number(cell?.firstChild?.textContent);
  return month && date ? `${month}-${String(date).padStart(2, '0')}` : null;
}
