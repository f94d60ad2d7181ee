import type { Rng } from '../core/random.ts';
import { between } from '../core/random.ts';
import type { Builder } from './build.ts';
import { createBuilder, MATERIAL, pergola } from './build.ts';
import type { Opening } from './openings.ts';
import { tiledRoof } from './roofs.ts';

const glass = (
  u: number,
  v: number,
  w: number,
  h: number,
  panes = 1,
  extra: Partial<Opening> = {},
): Opening => ({ u, v, w, h, kind: 'glass', panes, ...extra });

/** A white bar that cantilevers over a shaded terrace, on a stone base. */
export function cantileverHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const w = large ? 7.8 : 6;
  const s = between(rnd, -0.5, 0.5);
  b.wall([-2.6 + s, 2.6, 0], [w, 8, 3], 'stone', {
    front: [
      glass(0.7, 0.06, w - 1.5, 2.6, 3),
      ...(large ? [glass(w - 0.1, 0.9, 2.4, 1.4, 2)] : []),
    ],
    left: [glass(1, 0.06, 3.4, 2.6, 2)],
  });
  for (const x of [-w + 0.1, -w + 3])
    b.wall([x, 1.2, 0], [x + 0.18, 1.38, 3.2], 'plain', { foot: 0 });
  b.wall([-w - 0.6, 0.7, 3.05], [w - 3, 7.8, 6.1], 'white', {
    front: [glass(0.5, 0.3, w * 2 - 6.6, 2.3, large ? 5 : 4)],
    left: [glass(1.4, 0.8, 3, 1.4, 2)],
    right: [glass(1.4, 0.9, 1.6, 1.3)],
  });
  for (let x = -w + 0.3; x < -w + 2.6; x += 0.2)
    b.wall([x, 0.56, 3.3], [x + 0.08, 0.64, 5.8], 'plain', { color: MATERIAL.timber, foot: 0 });
  b.wall([-w - 0.8, 0.4, 6.1], [w - 2.8, 8, 6.3], 'slab', { foot: 0 });
  b.wall([w - 3, 3.4, 3], [w - 0.1, 8, 5.4], 'timber', {
    front: [glass(0.5, 0.2, 1.8, 2, 2)],
    right: [glass(1.4, 0.8, 1.4, 1.2)],
  });
  b.glassRail(w - 2.9, w, 2.7, 3);
  return b;
}

/** A long arcade beside a white tower, with an outer stair. */
export function arcadeHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const frame = rnd() < 0.5 ? '#7c9db0' : '#9a7a58';
  const shutter = (u: number, v: number): Opening => ({
    u,
    v,
    w: 0.95,
    h: 1.4,
    kind: 'shutter',
    frame,
    depth: 0.28,
  });
  const n = large ? 4 : 3;
  const left = -1.6 - n * 1.95;
  b.wall([left, 1.8, 0], [-1.2, 7, 3.1], 'white', {
    front: Array.from({ length: n }, (_, i): Opening => ({
      u: 0.45 + i * 1.95,
      v: 0,
      w: 1.4,
      h: 2.45,
      kind: 'arch',
      depth: 0.45,
    })),
    left: [shutter(2, 0.9)],
  });
  b.wall([-1.2, 1, 0], [4.2, 7, 5.9], 'white', {
    front: [
      glass(0.8, 0.1, 1.8, 2.3, 2),
      shutter(3.6, 0.9),
      shutter(0.9, 3.6),
      glass(2.9, 3.2, 1.5, 2.1, 2),
    ],
    left: [shutter(2.4, 3.7)],
    right: [shutter(3.6, 3.7)],
  });
  b.wall([4.2, 2.4, 0], [7.4, 7, 2.9], 'stone', {
    front: [shutter(1, 0.8)],
    right: [shutter(1.8, 0.8)],
  });
  for (let i = 0; i < 9; i += 1)
    b.wall(
      [-1.25 - (9 - i) * 0.36, 0.7, 0],
      [-1.25 - (8 - i) * 0.36, 1.7, 0.32 * (i + 1)],
      'white',
      { foot: 0.1 },
    );
  b.wall([left + 0.4, 4.4, 3.1], [left + 3.2, 7, 5.3], 'white', { front: [shutter(0.9, 0.5)] });
  pergola(b, 4.4, -0.8, 7.6, 2.2, 2.5, '#9b7a58');
  return b;
}

/** Two gabled white wings joined by a glazed hall. */
export function gableHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const e = large ? 1.4 : 0;
  const oak = '#8a6443';
  const at = (x0: number, x1: number) => (flip ? ([-x1, -x0] as const) : ([x0, x1] as const));
  b.wall([-6 - e, 1, 0], [-0.8, 7.4, large ? 5.4 : 3.2], 'white', {
    front: [
      glass(0.8, 0.05, 2.6, 2.4, 2, { frame: oak }),
      ...(large
        ? [
            glass(0.9, 3.2, 1.2, 1.5, 2, { frame: oak }),
            glass(3.6, 3.2, 1.2, 1.5, 2, { frame: oak }),
            glass(4.2, 0.8, 1.4, 1.5, 2, { frame: oak }),
          ]
        : []),
    ],
    left: [glass(2, 0.9, 1.2, 1.3, 2, { frame: oak })],
  });
  b.wall([-0.8, 2.6, 0], [2, 7, 3], 'stone', {
    front: [glass(0.3, 0.05, 2.2, 2.5, 2, { frame: oak })],
  });
  b.wall([2, 0.4, 0], [6.4, 7, 3.2], 'stone', {
    front: [glass(1, 0.7, 2.2, 1.7, 2, { frame: oak })],
    right: [glass(2, 0.8, 1.3, 1.4, 2, { frame: oak })],
  });
  const [a0, a1] = at(-6 - e, -0.8);
  b.add(tiledRoof(a0, 1, a1, 7.4, large ? 5.4 : 3.2, between(rnd, 1.6, 2.1), 0));
  const [m0, m1] = at(-0.2, 1.4);
  b.add(tiledRoof(m0, 2.6, m1, 7, 3, 0.9, 0));
  const [c0, c1] = at(2, 6.4);
  b.add(tiledRoof(c0, 0.4, c1, 7, 3.2, between(rnd, 1.5, 1.9), 0, MATERIAL.tile, MATERIAL.stone));
  pergola(b, -5.6, -1.6, -1.2, 0.9, 2.5, oak);
  return b;
}
