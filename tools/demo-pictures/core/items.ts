import type { V3 } from './camera.ts';
import { depthOf, eyeOf } from './camera.ts';
import { at } from './random.ts';
import type { Face, FacePaint, Side, Stage } from './stage.ts';
import { boxCasters, boxFaces, paintFace } from './stage.ts';

/** A thing in the scene: `draw` paints it, its bounds determine the order. */
export interface Item {
  readonly min: V3;
  readonly max: V3;
  readonly draw: (stage: Stage) => void;
  /** Polygons that cast shadows; none by default. */
  readonly casters?: (stage: Stage) => V3[][];
}

export interface BoxPaint extends FacePaint {
  readonly sides?: readonly Side[];
  readonly top?: string;
  readonly casts?: boolean;
  /** Draws on a face after it was painted: openings, vines. */
  readonly on?: Partial<Record<Side, (stage: Stage, face: Face) => void>>;
}

/** A box as an item. */
export function box(min: V3, max: V3, base: string, paint: BoxPaint = {}): Item {
  const sides = paint.sides ?? (['bottom', 'back', 'left', 'right', 'front', 'top'] as const);
  return {
    min,
    max,
    draw: (stage) => {
      const all = boxFaces(min, max);
      for (const side of sides) {
        const face = all[side];
        const flat = side === 'top' || side === 'bottom';
        paintFace(stage, face, flat ? (paint.top ?? base) : base, {
          ...paint,
          ...(flat ? { foot: 0 } : {}),
        });
        paint.on?.[side]?.(stage, face);
      }
    },
    casters: (stage) => (paint.casts === false ? [] : boxCasters(stage.light, min, max)),
  };
}

/** An item with its own drawing function, within bounds. */
export function thing(min: V3, max: V3, draw: (stage: Stage) => void): Item {
  return { min, max, draw };
}

/** Whether `a` may hide `b` from the eye: no axis separates them with `b` on the eye's side. */
function mayHide(eye: V3, a: Item, b: Item): boolean {
  for (const axis of [0, 1, 2] as const) {
    if (a.max[axis] <= b.min[axis] + 0.011 && eye[axis] > (a.max[axis] + b.min[axis]) / 2)
      return false;
    if (b.max[axis] <= a.min[axis] + 0.011 && eye[axis] < (b.max[axis] + a.min[axis]) / 2)
      return false;
  }
  return true;
}

/** Back-to-front order of boxes (painter's algorithm over separating planes). */
export function ordered(stage: Stage, items: readonly Item[]): Item[] {
  const eye = eyeOf(stage.cam);
  const far = (i: Item): number =>
    depthOf(stage.cam, [
      (i.min[0] + i.max[0]) / 2,
      (i.min[1] + i.max[1]) / 2,
      (i.min[2] + i.max[2]) / 2,
    ]);
  const left = items.toSorted((a, b) => far(b) - far(a));
  const out: Item[] = [];
  while (left.length > 0) {
    const free = left.findIndex((item) =>
      left.every(
        (other) => other === item || !mayHide(eye, item, other) || mayHide(eye, other, item),
      ),
    );
    const index = Math.max(0, free);
    out.push(at(left, index));
    left.splice(index, 1);
  }
  return out;
}

/** Register the shadows of all items. */
export function castAll(stage: Stage, items: readonly Item[]): void {
  for (const item of items) stage.casters.push(...(item.casters?.(stage) ?? []));
}

/** Paint all items, far ones first. */
export function drawAll(stage: Stage, items: readonly Item[]): void {
  for (const item of ordered(stage, items)) item.draw(stage);
}
