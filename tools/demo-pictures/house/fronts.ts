import type { Opening } from './openings.ts';

/** Panes of glass across a wall of width `w`, from the floor, with piers between them. */
export function glazing(w: number, frame: string, h = 2.5, pane = 3): Opening[] {
  const n = Math.max(1, Math.round((w - 0.6) / (pane + 0.4)));
  const one = (w - 0.7 - (n - 1) * 0.4) / n;
  return Array.from({ length: n }, (_, i): Opening => ({
    u: 0.35 + i * (one + 0.4),
    v: 0.06,
    w: one,
    h,
    kind: 'glass',
    panes: Math.max(1, Math.round(one / 1.25)),
    frame,
  }));
}

export interface Row {
  /** Index of the bay that is a glazed door; none when absent. */
  readonly door?: number;
  readonly kind?: 'shutter' | 'glass';
  /** Metres a bay takes. */
  readonly bay?: number;
  readonly frame: string;
  readonly shutter: string;
}

/** Upright windows in even bays across a wall of width `w`. */
export function windows(w: number, { door, kind = 'shutter', bay = 2.3, frame, shutter }: Row) {
  const n = Math.max(1, Math.round(w / bay));
  const step = w / n;
  return Array.from({ length: n }, (_, i): Opening => {
    const middle = step * (i + 0.5);
    if (i === door)
      return {
        u: middle - 0.95,
        v: 0.04,
        w: 1.9,
        h: 2.3,
        kind: 'glass',
        panes: 2,
        frame,
        depth: 0.3,
      };
    return kind === 'shutter'
      ? { u: middle - 0.5, v: 0.85, w: 1, h: 1.4, kind, frame: shutter, depth: 0.28 }
      : { u: middle - 0.65, v: 0.75, w: 1.3, h: 1.5, kind, panes: 2, frame, depth: 0.24 };
  });
}

/** Arches from the ground in even bays. */
export function arches(w: number, bay = 2): Opening[] {
  const n = Math.max(1, Math.floor((w - 0.4) / bay));
  const step = w / n;
  return Array.from({ length: n }, (_, i): Opening => ({
    u: step * (i + 0.5) - 0.72,
    v: 0,
    w: 1.44,
    h: 2.4,
    kind: 'arch',
    depth: 0.42,
  }));
}
