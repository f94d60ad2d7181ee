import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Begins at day `start`; afterwards a change of zoom keeps the day at the left edge where it is. */
export function useRememberedDay(
  scroller: RefObject<HTMLElement | null>,
  firstDay: string,
  dayWidth: number,
  start: number,
): void {
  const before = useRef<{ firstDay: string; dayWidth: number } | null>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const last = before.current;
    if (!box || (last?.firstDay === firstDay && last.dayWidth === dayWidth)) return;
    const day = last?.firstDay === firstDay ? box.scrollLeft / last.dayWidth : start;
    box.scrollTo({ left: day * dayWidth });
    before.current = { firstDay, dayWidth };
  }, [scroller, firstDay, dayWidth, start]);
}
