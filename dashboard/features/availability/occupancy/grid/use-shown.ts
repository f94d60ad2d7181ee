import { type RefObject, useLayoutEffect, useState } from 'react';
import { covers, DAYS, type Range, ROW_HEIGHT, shownRange } from './geometry.ts';

/** Rendered beyond the visible area. */
const MORE_ROWS = 2;
export const MORE_DAYS = 7;

/**
 * Approximate space above the rows and, on wide screens, beside them, in pixels: only for the first
 * estimate.
 */
const ABOVE_ROWS = 280;
const MENU = { from: 1024, width: 230 };

type Shown = { rows: Range; days: Range };

type Options = {
  scroller: RefObject<HTMLElement | null>;
  dayWidth: number;
  /** Covered by the names, in pixels. */
  nameWidth: number;
  /** The day initially at the left edge. */
  start: number;
};

/**
 * The rows and days in a scrolled window. Renders again when others come near, not at every pixel;
 * it estimates the visible area beforehand, so that the first render is usually the only one.
 */
export function useShown({ scroller, dayWidth, nameWidth, start }: Options): Shown {
  const [shown, setShown] = useState<Shown>(() => ({
    rows: rowsIn(0, innerHeight - ABOVE_ROWS),
    days: daysIn(
      start * dayWidth,
      innerWidth - (innerWidth < MENU.from ? 0 : MENU.width) - nameWidth,
      dayWidth,
    ),
  }));
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const read = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
      const rows = rowsIn(scrollTop, clientHeight);
      const days = daysIn(scrollLeft, clientWidth - nameWidth, dayWidth);
      setShown((old) => {
        // Unchanged ranges keep their identity, so that opening or closing a drawer renders no row
        // again.
        const next = {
          rows: covers(old.rows, rows) ? old.rows : rows,
          days: covers(old.days, days) ? old.days : days,
        };
        return next.rows === old.rows && next.days === old.days ? old : next;
      });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [scroller, dayWidth, nameWidth]);
  return shown;
}

const rowsIn = (scrolled: number, height: number) =>
  shownRange(scrolled, height, ROW_HEIGHT, Infinity, MORE_ROWS);

const daysIn = (scrolled: number, width: number, dayWidth: number) =>
  shownRange(scrolled, width, dayWidth, DAYS, MORE_DAYS);
