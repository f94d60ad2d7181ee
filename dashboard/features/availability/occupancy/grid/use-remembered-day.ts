import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A night to scroll to; `what` identifies the reason, so that it is scrolled to once. */
type Wanted = { what: string; night: number };

/**
 * Starts at night `start`; afterwards a change of zoom keeps the day at the left edge in place. A
 * wanted night takes precedence, each time that it is a new one.
 */
export function useRememberedDay(
  scroller: RefObject<HTMLElement | null>,
  firstDay: string,
  dayWidth: number,
  start: number,
  wanted: Wanted | null,
): void {
  const before = useRef<{ firstDay: string; dayWidth: number; what: string | undefined }>(null);
  const { what, night = start } = wanted ?? {};
  useLayoutEffect(() => {
    const box = scroller.current;
    const last = before.current;
    if (!box) return;
    const isNew = what !== undefined && last?.what !== what;
    const isSame = last?.firstDay === firstDay && last.dayWidth === dayWidth;
    before.current = { firstDay, dayWidth, what };
    if (isSame && !isNew) return;
    const stays = last?.firstDay === firstDay;
    const day = isNew ? night : stays ? box.scrollLeft / last.dayWidth : start;
    box.scrollTo({ left: Math.max(0, day) * dayWidth });
  }, [scroller, firstDay, dayWidth, start, what, night]);
}
