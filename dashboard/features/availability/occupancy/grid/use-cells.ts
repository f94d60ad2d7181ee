import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import {
  DAYS,
  findRunAt,
  freeAround,
  HEAD_HEIGHT,
  nightAt,
  type Nights,
  nightsFrom,
  ROW_HEIGHT,
  type Cell,
} from './geometry.ts';
import type { StayMove } from '../move-api.ts';
import type { Opened } from '../opened.ts';
import { useDrag } from './use-drag.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import type { Villas } from './use-villas.ts';

type Options = {
  villas: Villas;
  firstDay: Day;
  today: Day;
  dayWidth: number;
  nameWidth: number;
  onOpen: (opened: Opened) => void;
  /** A stay was dropped elsewhere; null when stays cannot be moved. */
  onMove: ((move: StayMove) => void) | null;
  /** Brings a cell into view. */
  reveal: (cell: Cell) => void;
};

const STEPS: Record<string, [rows: number, nights: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -30],
  End: [0, 30],
};

/**
 * The cell cursor and its selection: arrows move it, Shift selects, Enter opens what is there or
 * blocks the selection, Space starts to drag a stay, which the arrows then move; dragging with the
 * mouse does the same. A touch selects the one night under it.
 */
export function useCells(options: Options) {
  const { villas, firstDay, today, dayWidth, nameWidth, onOpen, onMove, reveal } = options;
  const [cursor, setCursor] = useState<Cell | null>(null);
  const [began, setBegan] = useState<{ night: number; free: Nights } | null>(null);
  const dragging = useRef(false);

  const runsOf = (row: number) => villas.at(row)?.runs ?? [];
  const picked = cursor && began ? nightsFrom(began.night, cursor.night, began.free) : null;

  function begin({ row, night }: Cell): { night: number; free: Nights } | null {
    const free = villas.at(row) ? freeAround(runsOf(row), night, firstDay, today) : null;
    const next = free && { night, free };
    setBegan(next);
    return next;
  }
  function openNew(row: number, { first, end }: Nights) {
    const villa = villas.at(row);
    setBegan(null);
    if (!villa) return;
    onOpen({
      what: 'new',
      villaId: villa.id,
      from: addDays(firstDay, first),
      to: addDays(firstDay, end),
    });
  }
  function openAt({ row, night }: Cell) {
    const run = findRunAt(runsOf(row), addDays(firstDay, night));
    if (run) {
      const what = run.kind === 'block' || run.kind === 'external' ? run.kind : 'reservation';
      onOpen({ what, ref: run.ref });
    } else if (picked) openNew(row, picked);
    else {
      const start = begin({ row, night });
      if (start) openNew(row, nightsFrom(night, night, start.free));
    }
  }
  function goTo(cell: Cell) {
    const row = Math.min((villas.total ?? 1) - 1, Math.max(0, cell.row));
    const next = { row, night: Math.min(DAYS - 1, Math.max(0, cell.night)) };
    setCursor(next);
    reveal(next);
  }
  function step([rows, nights]: [number, number], picks: boolean) {
    if (!cursor) return goTo({ row: 0, night: Math.max(0, nightsBetween(firstDay, today)) });
    if (!picks) {
      setBegan(null);
      return goTo({ row: cursor.row + rows, night: cursor.night + nights });
    }
    const from = began ?? begin(cursor);
    if (!from) return;
    // A selection stays in its row, and ends where other nights are taken.
    const night = cursor.night + nights;
    goTo({ row: cursor.row, night: Math.min(from.free.end - 1, Math.max(from.free.first, night)) });
  }
  function onKeyDown(event: KeyboardEvent) {
    // A focused bar handles the keys that activate it.
    if (/^(Enter| )$/.test(event.key) && event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = STEPS[event.key];
    if (drag.dragged) {
      if (!dragByKey(event.key, way)) return;
    } else if (event.key === ' ' && cursor) drag.start(cursor);
    else if (way) step(way, event.shiftKey && way[0] === 0);
    else if (event.key === 'Enter' && cursor) openAt(cursor);
    else if (event.key === 'Escape' && began) setBegan(null);
    else return;
    event.preventDefault();
  }

  /** Keys while a stay is being dragged. */
  function dragByKey(key: string, way: [rows: number, nights: number] | undefined): boolean {
    const there = way && drag.shift(way);
    if (there) {
      setCursor(there);
      reveal(there);
    } else if (key === 'Enter' || key === ' ') drag.drop();
    else if (key === 'Escape') drag.cancel();
    else return false;
    return true;
  }

  function cellAt(event: PointerEvent<HTMLElement>): Cell {
    const box = event.currentTarget;
    const { left, top } = box.getBoundingClientRect();
    const x = event.clientX - left + box.scrollLeft - nameWidth;
    const y = event.clientY - top + box.scrollTop - HEAD_HEIGHT;
    return { row: Math.floor(y / ROW_HEIGHT), night: nightAt(x, dayWidth) };
  }
  const drag = useDrag({ villas, firstDay, cellAt, onMove });
  const edge = useEdgeScroll(nameWidth);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    drag.onPointerDown(event);
    const isTrack = event.target instanceof Element && event.target.matches('[data-track]');
    if (event.button !== 0 || !isTrack) return;
    const cell = cellAt(event);
    setCursor(cell);
    dragging.current = begin(cell) !== null;
    if (dragging.current && event.pointerType === 'mouse') {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    drag.onPointerMove(event);
    if (event.buttons !== 0 && drag.dragged) edge.follow(event, true);
    if (!dragging.current || !cursor || event.pointerType === 'touch') return;
    edge.follow(event, false);
    const { night } = cellAt(event);
    if (night !== cursor.night) setCursor({ ...cursor, night });
  }
  function onPointerUp() {
    edge.stop();
    drag.drop();
    if (dragging.current && cursor && picked) openNew(cursor.row, picked);
    dragging.current = false;
  }
  function onPointerCancel() {
    edge.stop();
    drag.cancel();
    dragging.current = false;
    setBegan(null);
  }
  return {
    cursor,
    dragged: drag.dragged,
    /** The selection, or where a dragged stay would be dropped. */
    picked: drag.dragged ?? (cursor && picked && { row: cursor.row, ...picked }),
    goTo,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
