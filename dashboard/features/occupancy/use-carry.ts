import { type PointerEvent, useRef, useState } from 'react';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { addDays, type Day } from '#domain/dates.ts';
import { DAYS, type Nights, nightsOf } from './geometry.ts';
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

type Grip = { run: NightRun; from: Cell; x: number; y: number };

/** Carries a stay's bar with the mouse to other nights or another villa. */
export function useCarry({ villas, firstDay, cellAt, onMove }: Options) {
  const grip = useRef<Grip | null>(null);
  const [carried, setCarried] = useState<({ row: number } & Nights) | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const bar = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    if (!bar || !onMove || event.button !== 0 || event.pointerType !== 'mouse') return;
    const from = cellAt(event);
    const day = addDays(firstDay, from.night);
    const run = villas.at(from.row)?.runs.find((one) => one.from <= day && day < one.to);
    const isStay =
      run && (run.kind === 'reservation' || run.kind === 'option' || run.kind === 'hold');
    if (isStay) grip.current = { run, from, x: event.clientX, y: event.clientY };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (!held) return;
    const isDrag = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= DRAG_FROM;
    if (!carried && !isDrag) return;
    // From here on the release is no click on the bar.
    event.currentTarget.setPointerCapture(event.pointerId);
    const now = cellAt(event);
    const { first, end } = nightsOf(held.run, firstDay);
    const by = Math.min(DAYS - end, Math.max(-first, now.night - held.from.night));
    const row = Math.min((villas.total ?? 1) - 1, Math.max(0, now.row));
    setCarried({ row, first: first + by, end: end + by });
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
  return { carried, onPointerDown, onPointerMove, drop, letGo };
}
