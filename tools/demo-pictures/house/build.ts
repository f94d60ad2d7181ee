import type { V3 } from '../core/camera.ts';
import type { BoxPaint, Item } from '../core/items.ts';
import { box, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import type { Face, Stage } from '../core/stage.ts';
import { fill } from '../core/stage.ts';
import { boards, limewash, stone } from '../core/texture.ts';
import type { Opening } from './openings.ts';
import { drawOpening } from './openings.ts';

/** Materials of the coast. */
export const MATERIAL = {
  white: '#f8f2e8',
  cream: '#f0e5d2',
  stone: '#d3bf9f',
  grey: '#b9b3a6',
  timber: '#b0845a',
  dark: '#6e5442',
  slab: '#f1eadd',
  tile: '#cf7f56',
  frame: '#4b4038',
} as const;

export type Finish = 'white' | 'cream' | 'stone' | 'timber' | 'dark' | 'slab' | 'plain';

const TEXTURE: Record<Finish, BoxPaint['texture']> = {
  white: limewash(),
  cream: limewash(),
  stone: stone(),
  timber: boards(0.2),
  dark: boards(0.22),
  slab: undefined,
  plain: undefined,
};

export interface WallHoles {
  readonly front?: readonly Opening[];
  readonly right?: readonly Opening[];
  readonly left?: readonly Opening[];
  readonly foot?: number;
  readonly color?: string;
}

/** A house under construction; `flip` mirrors it left to right. */
export interface Builder {
  readonly items: Item[];
  wall(min: V3, max: V3, finish: Finish, holes?: WallHoles): void;
  glassRail(x0: number, x1: number, y: number, z: number): void;
  add(item: Item): void;
  /** Mirror an x. */
  x(x: number): number;
}

export function createBuilder(flip: boolean, tints: Partial<Record<Finish, string>> = {}): Builder {
  const items: Item[] = [];
  const span = (min: V3, max: V3): [V3, V3] =>
    flip
      ? [
          [-max[0], min[1], min[2]],
          [-min[0], max[1], max[2]],
        ]
      : [min, max];
  return {
    items,
    x: (x) => (flip ? -x : x),
    add: (item) => void items.push(item),
    wall(min0, max0, finish, holes = {}) {
      const [min, max] = span(min0, max0);
      const color =
        holes.color ?? tints[finish] ?? (finish === 'plain' ? MATERIAL.slab : MATERIAL[finish]);
      const cutInto =
        (list: readonly Opening[] | undefined, width: number) => (stage: Stage, face: Face) => {
          for (const o of list ?? []) {
            drawOpening(stage, face, flip ? { ...o, u: width - o.u - o.w } : o, color);
          }
        };
      const texture = TEXTURE[finish];
      const [left, right] = flip ? [holes.right, holes.left] : [holes.left, holes.right];
      items.push(
        box(min, max, color, {
          ...(texture ? { texture } : {}),
          foot: holes.foot ?? 0.22,
          on: {
            front: cutInto(holes.front, max[0] - min[0]),
            right: cutInto(right, max[1] - min[1]),
            left: cutInto(left, max[1] - min[1]),
          },
        }),
      );
    },
    glassRail(x0, x1, y, z) {
      const [a, b] = flip ? [-x1, -x0] : [x0, x1];
      items.push(
        thing([a, y, z], [b, y + 0.03, z + 1], (stage) => {
          const face: Face = { o: [a, y, z], u: [b - a, 0, 0], v: [0, 0, 0.95] };
          fill(
            stage,
            [face.o, [b, y, z], [b, y, z + 0.95], [a, y, z + 0.95]],
            stage.light.sky[2]?.[1] ?? '#ffffff',
            0.34,
          );
          fill(
            stage,
            [
              [a, y, z + 0.92],
              [b, y, z + 0.92],
              [b, y, z + 0.98],
              [a, y, z + 0.98],
            ],
            tone(stage.light, '#e9e2d6', 0.6),
          );
        }),
      );
    },
  };
}

/** A timber pergola: posts, beams and slats that throw striped shade. */
export function pergola(
  b: Builder,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  color: string = MATERIAL.timber,
): void {
  const t = 0.16;
  for (const [x, y] of [
    [x0, y0],
    [x1 - t, y0],
    [x0, y1 - t],
    [x1 - t, y1 - t],
  ] as const) {
    b.wall([x, y, 0], [x + t, y + t, z], 'plain', { color, foot: 0 });
  }
  b.wall([x0 - 0.2, y0, z], [x1 + 0.2, y0 + t, z + 0.2], 'plain', { color, foot: 0 });
  b.wall([x0 - 0.2, y1 - t, z], [x1 + 0.2, y1, z + 0.2], 'plain', { color, foot: 0 });
  for (let x = x0; x < x1; x += 0.42) {
    b.wall([x, y0 - 0.25, z + 0.21], [x + 0.1, y1 + 0.25, z + 0.33], 'plain', { color, foot: 0 });
  }
}
