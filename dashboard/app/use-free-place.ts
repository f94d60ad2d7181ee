import { useEffect, useState } from 'react';
import { findFreePlace } from './free-place.ts';

/** Titles, and the primary button of a screen. */
const KEPT_FREE = 'h1, h2, .primary';
/** Screens change below a toast without notice: a drawer opens, a form grows by an error. */
const LOOK_EVERY_MS = 200;

/** From which edge of the window toasts are placed. */
type From = 'top' | 'bottom';

/**
 * The distance of the toasts from their edge of the window at which they cover no title or primary
 * button; recomputed while there are `count` of them.
 */
export function useFreePlace(from: From, count: number, lowest: number): number {
  const [distance, setDistance] = useState(lowest);
  useEffect(() => {
    if (count === 0) return;
    const look = () => setDistance((now) => placeOf(from, lowest, now));
    const first = requestAnimationFrame(look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
    };
  }, [from, count, lowest]);
  return distance;
}

function placeOf(from: From, lowest: number, now: number): number {
  const which = `[data-sonner-toast][data-y-position=${from}][data-visible=true]`;
  const toasts = [...document.querySelectorAll(which)].map((toast) =>
    toast.getBoundingClientRect(),
  );
  if (toasts.length === 0) return now;
  const left = Math.min(...toasts.map((box) => box.left));
  const right = Math.max(...toasts.map((box) => box.right));
  const boxes = [...document.querySelectorAll(KEPT_FREE)]
    .filter(isSeen)
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left)
    // Seen from the other edge, the window is the same upside down.
    .map(({ top, bottom }) =>
      from === 'bottom'
        ? { top, bottom }
        : { top: innerHeight - bottom, bottom: innerHeight - top },
    );
  return findFreePlace({
    boxes,
    height:
      Math.max(...toasts.map((box) => box.bottom)) - Math.min(...toasts.map((box) => box.top)),
    windowHeight: innerHeight,
    lowest,
    now,
  });
}

/** Inside the window and not scrolled out of its container, whatever is on top of it. */
function isSeen(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(part);
}
