import { type MouseEvent, useRef } from 'react';

/** As long as a double press takes, in milliseconds, and as far as a finger moves in it, in px. */
const DOUBLE_MS = 500;
const DOUBLE_PX = 24;

/**
 * For parts of a screen that move when something in them is pressed: the second press of a double
 * press lands where another control is by then, and was meant for the first. Swallows it.
 */
export function useSecondPress(): { onClickCapture: (event: MouseEvent) => void } {
  const last = useRef<{ control: Element; at: number; x: number; y: number } | null>(null);
  return {
    onClickCapture(event) {
      const { clientX: x, clientY: y, timeStamp: at, detail, target } = event;
      // Keys press what has the focus.
      if (detail === 0 || !(target instanceof Element)) return;
      const control = target.closest('button, label, a, summary') ?? target;
      const before = last.current;
      last.current = { control, at, x, y };
      if (before === null || before.control === control) return;
      const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_PX;
      if (!isNear || (detail < 2 && at - before.at > DOUBLE_MS)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
