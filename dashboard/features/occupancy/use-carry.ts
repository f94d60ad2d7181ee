import { type PointerEvent, useRef, useState } from 'react';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { addDays, type Day } from '#domain/dates.ts';
import { DAYS, findRunAt, type Nights, nightsOf } from './geometry.ts';
import type { StayMove } from './move-api.ts';
import type { Cell } from './use-cells.ts';
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

/** A stay in hand: where it was taken, and where on the screen if by mouse. */
type Grip = { run: NightRun; from: Cell; x: number; y: number };

/** Where a stay in hand would be. */
export type Carried = { row: number } & Nights;

/** Carries a stay to other nights or another villa: by its bar with the mouse, or by keys. */
export function useCarry({ villas, firstDay, cellAt, onMove }: Options) {
  const grip = useRef<Grip | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);

  function stayAt({ row, night }: Cell): NightRun | null {
    const run = findRunAt(villas.at(row)?.runs ?? [], addDays(firstDay, night));
    return onMove && run && isStay(run) ? run : null;
  }
  /** As far as the calendar goes. */
  function place({ run }: Grip, row: number, by: number): Carried {
    const { first, end } = nightsOf(run, firstDay);
    const shift = Math.min(DAYS - end, Math.max(-first, by));
    const last = (villas.total ?? 1) - 1;
    return { row: Math.min(last, Math.max(0, row)), first: first + shift, end: end + shift };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    // A press elsewhere gives up what keys had in hand.
    letGo();
    const bar = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    if (!bar || event.button !== 0 || event.pointerType !== 'mouse') return;
    const from = cellAt(event);
    const run = stayAt(from);
    if (run) grip.current = { run, from, x: event.clientX, y: event.clientY };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (!held) return;
    const isDrag = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_FROM;
    if (!carried && !isDrag) return;
    // From here on the release is no click on the bar.
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = cellAt(event);
    setCarried(place(held, now.row, now.night - held.from.night));
  }
  /** Takes the stay at a cell in hand; false where there is none to move. */
  function lift(cell: Cell): boolean {
    const run = stayAt(cell);
    if (!run) return false;
    grip.current = { run, from: cell, x: 0, y: 0 };
    setCarried(place(grip.current, cell.row, 0));
    return true;
  }
  /** Moves what is in hand; the cell to be seen for it. */
  function shift([rows, nights]: [rows: number, nights: number]): Cell | null {
    const held = grip.current;
    if (!held || !carried) return null;
    const gone = carried.first - nightsOf(held.run, firstDay).first;
    const next = place(held, carried.row + rows, gone + nights);
    setCarried(next);
    return { row: next.row, night: next.first };
  }
  function drop() {
    const run = grip.current?.run;
    const villa = carried && villas.at(carried.row);
    if (run && villa && onMove) {
      const from = addDays(firstDay, carried.first);
      const to = addDays(firstDay, carried.end);
      const isElsewhere = from !== run.from || !villa.runs.some(({ ref }) => ref === run.ref);
      if (isElsewhere) {
        onMove({ ref: run.ref, villaId: villa.id, villaName: villa.name, from, to });
      }
    }
    letGo();
  }
  function letGo() {
    grip.current = null;
    setCarried(null);
  }
  return { carried, onPointerDown, onPointerMove, lift, shift, drop, letGo };
}

const isStay = ({ kind }: NightRun) =>
  kind === 'reservation' || kind === 'option' || kind === 'hold';
