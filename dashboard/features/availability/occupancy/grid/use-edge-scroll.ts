import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { HEAD_HEIGHT } from './geometry.ts';

/** Pixels from an edge where the calendar begins to move under what is dragged. */
const EDGE = 40;
/** Pixels a frame at the very edge. */
const FASTEST = 18;

type Pull = { box: HTMLElement; pointer: PointerEvent; rows: boolean };

/** Moves the calendar on while something is held at its edge: what is wanted may lie outside. */
export function useEdgeScroll(nameWidth: number) {
  const pull = useRef<Pull | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function tick() {
    if (!pull.current) return;
    const { box, pointer, rows } = pull.current;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const x = speedAt(pointer.clientX, left + nameWidth, right);
    const y = rows ? speedAt(pointer.clientY, top + HEAD_HEIGHT, bottom) : 0;
    if (x !== 0 || y !== 0) {
      box.scrollBy(x, y);
      // The pointer has not moved, but is over another night now.
      box.dispatchEvent(new PointerEvent('pointermove', pointer));
    }
    frame.current = requestAnimationFrame(tick);
  }
  return {
    /** Something is being dragged, along its row or to any. */
    follow({ currentTarget, nativeEvent }: ReactPointerEvent<HTMLElement>, rows: boolean) {
      const isMoving = pull.current !== null;
      pull.current = { box: currentTarget, pointer: nativeEvent, rows };
      if (!isMoving) frame.current = requestAnimationFrame(tick);
    },
    stop() {
      pull.current = null;
      cancelAnimationFrame(frame.current);
    },
  };
}

function speedAt(at: number, from: number, to: number): number {
  const past = at < from + EDGE ? at - from - EDGE : Math.max(0, at - to + EDGE);
  return Math.round(Math.min(1, Math.max(-1, past / EDGE)) * FASTEST);
}
