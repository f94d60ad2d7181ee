import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Range, ROW_HEIGHT, shownRange } from './geometry.ts';

/** Rendered beyond the window's edges. */
const MORE_ROWS = 2;
const MORE_DAYS = 7;

export type Shown = { rows: Range; days: Range };

/** The rows and days in a scrolled window. Renders when others come near, not at every pixel. */
export function useShown(scroller: RefObject<HTMLElement | null>, dayWidth: number): Shown {
  const [shown, setShown] = useState<Shown>(() => ({
    rows: shownRange(0, innerHeight, ROW_HEIGHT, Infinity, MORE_ROWS),
    days: { first: 0, end: 0 },
  }));
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const read = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
      const rows = shownRange(scrollTop, clientHeight, ROW_HEIGHT, Infinity, MORE_ROWS);
      const days = shownRange(scrollLeft, clientWidth, dayWidth, Infinity, MORE_DAYS);
      setShown((old) => (isSame(old.rows, rows) && isSame(old.days, days) ? old : { rows, days }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [scroller, dayWidth]);
  return shown;
}

const isSame = (a: Range, b: Range) => a.first === b.first && a.end === b.end;
