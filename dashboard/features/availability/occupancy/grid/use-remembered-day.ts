import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A night that wants to be seen; what it is wanted for, so that it is wanted once. */
export type Wanted = { what: string; night: number };

/**
 * Begins at night `start`; afterwards a change of zoom keeps the day at the left edge where it is.
 * What is wanted goes before both, each time that it is something else.
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
