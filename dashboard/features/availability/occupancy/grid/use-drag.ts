import { type PointerEvent, useRef, useState } from 'react';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { DAYS, findRunAt, type Nights, nightsOf, type Cell } from './geometry.ts';
import type { StayMove } from '../move-api.ts';
import type { Villas } from './use-villas.ts';

/** Pixels before a press is a drag: a click opens the bar. */
const DRAG_FROM = 6;

type Options = {
  villas: Villas;
  firstDay: Day;
  cellAt: (event: PointerEvent<HTMLElement>) => Cell;
  /** Null where stays stay. */
  onMove: ((move: StayMove) => void) | null;
};

/** A drag in progress: the stay, the cell where it began, and the pointer position if by mouse. */
type DragStart = { run: NightRun; from: Cell; x: number; y: number };

/** Where the dragged stay would be dropped. */
export type Dragged = { row: number } & Nights;

/** Drags a stay to other nights or another villa: by its bar with the mouse, or by keys. */
export function useDrag({ villas, firstDay, cellAt, onMove }: Options) {
  const dragStart = useRef<DragStart | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  function stayAt({ row, night }: Cell): NightRun | null {
    const run = findRunAt(villas.at(row)?.runs ?? [], addDays(firstDay, night));
    return onMove && run && isStay(run) ? run : null;
  }
  /** As far as the calendar goes. */
  function place({ run }: DragStart, row: number, by: number): Dragged {
    const { first, end } = nightsOf(run, firstDay);
    const shift = Math.min(DAYS - end, Math.max(-first, by));
    const last = (villas.total ?? 1) - 1;
    return { row: Math.min(last, Math.max(0, row)), first: first + shift, end: end + shift };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    // A press elsewhere cancels a drag by keys.
    cancel();
    const bar = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    if (!bar || event.button !== 0 || event.pointerType !== 'mouse') return;
    const from = cellAt(event);
    const run = stayAt(from);
    if (run) dragStart.current = { run, from, x: event.clientX, y: event.clientY };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = dragStart.current;
    if (!held) return;
    const isDrag = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_FROM;
    if (!dragged && !isDrag) return;
    // From here on the release is no click on the bar.
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = cellAt(event);
    setDragged(place(held, now.row, now.night - held.from.night));
  }
  /** Starts to drag the stay at a cell by keys; false where there is none to move. */
  function start(cell: Cell): boolean {
    const run = stayAt(cell);
    if (!run) return false;
    dragStart.current = { run, from: cell, x: 0, y: 0 };
    setDragged(place(dragStart.current, cell.row, 0));
    return true;
  }
  /** Moves the dragged stay by keys; returns the cell to bring into view. */
  function shift([rows, nights]: [rows: number, nights: number]): Cell | null {
    const held = dragStart.current;
    if (!held || !dragged) return null;
    const gone = dragged.first - nightsOf(held.run, firstDay).first;
    const next = place(held, dragged.row + rows, gone + nights);
    setDragged(next);
    return { row: next.row, night: next.first };
  }
  function drop() {
    const run = dragStart.current?.run;
    const villa = dragged && villas.at(dragged.row);
    if (run && villa && onMove) {
      const from = addDays(firstDay, dragged.first);
      const to = addDays(firstDay, dragged.end);
      const isElsewhere = from !== run.from || !villa.runs.some(({ ref }) => ref === run.ref);
      if (isElsewhere) {
        onMove({ ref: run.ref, villaId: villa.id, villaName: villa.name, from, to });
      }
    }
    cancel();
  }
  function cancel() {
    dragStart.current = null;
    setDragged(null);
  }
  return { dragged, onPointerDown, onPointerMove, start, shift, drop, cancel };
}

const isStay = ({ kind }: NightRun) =>
  kind === 'reservation' || kind === 'option' || kind === 'hold';
