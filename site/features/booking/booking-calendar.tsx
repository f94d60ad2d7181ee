import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { addMonths, monthOf } from '#domain/dates.ts';
import type { Day } from '#domain/dates.ts';
import { dayUses } from './choosing.ts';
import { DateGrid } from './date-grid.tsx';
import { useAvailability } from './use-availability.ts';
import { useStay } from './use-stay.ts';
import { wakeBooking } from './wake-booking.ts';

type Props = {
  slug: string;
  today: Day;
  /** The first months as the page draws them; shown until the live days are there. */
  children?: ReactNode;
};

/** What was pressed in the page's own months before the live ones came. */
type Pressed = { turn: number; day: Day | null };

/**
 * The months of a villa's page: drawn by the page, and once somebody reaches for them a place to
 * choose the stay in, which the booking card takes over.
 */
export function BookingCalendar({ slug, today, children }: Props) {
  const { days } = useAvailability(slug);
  const [stay, chooseStay] = useStay();
  const [pressed, setPressed] = useState<Pressed>({ turn: 0, day: null });

  const choose = (checkIn: Day | null, checkOut: Day | null) => {
    chooseStay({ ...stay, checkIn, checkOut });
    wakeBooking();
  };
  useEffect(() => {
    const { day } = pressed;
    if (days === null || day === null) return;
    setPressed({ turn: 0, day: null });
    if (dayUses(days, null).get(day)?.as === 'arrival') choose(day, null);
  });

  if (days === null) {
    return (
      // The pressed element goes with the page's months, so what it meant is kept here.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
      <div onClick={(event) => setPressed(readPress(event))}>{children}</div>
    );
  }
  const firstMonth = monthOf(stay.checkIn ?? today);
  return (
    <DateGrid
      days={days}
      checkIn={stay.checkIn}
      checkOut={stay.checkOut}
      months={2}
      start={addMonths(firstMonth, pressed.turn)}
      onChoose={choose}
    />
  );
}

/** A press on a cell of `month-html.ts` or on an arrow of `calendar.astro`. */
function readPress({ target }: MouseEvent): Pressed {
  const element = target as HTMLElement;
  if (element.closest('[data-turn]')) return { turn: 1, day: null };
  const cell = element.closest('td');
  const month = cell?.closest('table')?.id.replace('ay-', '');
  const date = Number.parseInt(cell?.textContent ?? '', 10);
  return { turn: 0, day: month && date ? `${month}-${String(date).padStart(2, '0')}` : null };
}
