import type { Rng } from '../core/random.ts';
import { between } from '../core/random.ts';
import type { Builder } from './build.ts';
import { createBuilder, MATERIAL, pergola } from './build.ts';
import type { Opening } from './openings.ts';
import { tiledRoof } from './roofs.ts';

const window = (
  u: number,
  v: number,
  w: number,
  h: number,
  panes = 1,
  extra: Partial<Opening> = {},
): Opening => ({ u, v, w, h, kind: 'glass', panes, ...extra });

/** A modern hillside villa: white planes, a stone wing, deep slabs and much glass. */
export function kalkanHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const w = large ? 8.2 : 6.2;
  const k = between(rnd, -0.6, 0.6);
  b.wall([-w, 1.2, 0], [-w + 3.2, 8, 3.1], 'stone', {
    front: [window(0.7, 0.9, 1.7, 1.5, 2)],
    left: [window(2, 0.9, 1.6, 1.4)],
  });
  b.wall([-w + 3.2, 2.2, 0], [w - 1.6, 8, 3.1], 'white', {
    front: [window(0.4, 0.06, 4.1, 2.66, 3), window(4.9, 0.06, w * 2 - 10.1, 2.66, 2)],
  });
  b.wall([w - 1.6, 0.4, 0], [w - 1.2, 8, 3.1], 'white');
  b.wall([-w - 0.4, -0.5, 3.1], [w - 0.8, 8.2, 3.42], 'slab', { foot: 0 });
  const left = -w + (large ? 2.6 : 3.4) + k;
  b.wall([left, 2.4, 3.42], [w - 1.8, 8, 6.3], 'white', {
    front: [
      window(0.6, 0.05, 3, 2.4, 2),
      window(4.3, 0.05, Math.max(1.4, w - 1.8 - left - 5), 2.4, large ? 3 : 2),
    ],
    left: [window(1.6, 0.9, 2.4, 1.3)],
    right: [window(1.6, 0.6, 2.2, 1.7)],
  });
  b.wall([left - 0.6, 0.9, 6.3], [w - 1.2, 8.3, 6.58], 'slab', { foot: 0 });
  b.wall([w - 1.8, 1.1, 3.42], [w - 1.5, 8, 6.3], 'timber');
  b.glassRail(-w - 0.2, w - 1.9, -0.35, 3.42);
  if (large) pergola(b, -w - 4.1, 0.6, -w - 0.6, 5.4, 2.7);
  return b;
}

/** White cubes set against each other, small deep windows, a reed pergola. */
export function bodrumHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const h = between(rnd, 2.9, 3.2);
  const blue = rnd() < 0.4 ? '#6f93a8' : '#a98562';
  const shutter = (u: number, v: number, w: number, hh: number): Opening => ({
    u,
    v,
    w,
    h: hh,
    kind: 'shutter',
    frame: blue,
    depth: 0.26,
  });
  b.wall([-5.8, 1.2, 0], [-1.9, 6.4, h], 'white', {
    front: [shutter(0.8, 0.9, 1, 1.4), window(2.4, 0.9, 0.9, 1.4)],
    left: [shutter(2, 1, 0.9, 1.3)],
  });
  b.wall([-1.9, 2.2, 0], [3.1, 7.4, h + 0.25], 'white', {
    front: [
      { u: 0.5, v: 0, w: 1.7, h: 2.5, kind: 'arch', depth: 0.4 },
      { u: 2.75, v: 0, w: 1.7, h: 2.5, kind: 'arch', depth: 0.4 },
    ],
  });
  b.wall([3.1, 0.2, 0], [6.9, 6.2, h - 0.25], 'white', {
    front: [window(0.7, 0.1, 2.3, 2.25, 2)],
    right: [shutter(1.6, 0.9, 0.9, 1.3), shutter(3.6, 0.9, 0.9, 1.3)],
  });
  b.wall([-1.5, 3.6, h + 0.25], [2.3, 7.4, h * 2 - 0.1], 'white', {
    front: [window(0.55, 0.1, 1.5, 2.1, 2), shutter(2.6, 0.8, 0.8, 1.25)],
    left: [shutter(1.4, 0.8, 0.9, 1.2)],
    right: [shutter(1.2, 0.8, 0.8, 1.2)],
  });
  b.wall([-5.2, 4, h], [-2.5, 6.4, h + 2.2], 'white', { front: [shutter(0.9, 0.5, 0.9, 1.2)] });
  if (large) {
    b.wall([6.9, 2, 0], [10.6, 7, h + 0.1], 'white', {
      front: [shutter(0.6, 0.9, 0.95, 1.35), shutter(2.2, 0.9, 0.95, 1.35)],
      right: [window(1.5, 0.9, 1.2, 1.3)],
    });
    b.wall([7.4, 4, h + 0.1], [10.2, 7, h * 2 - 0.2], 'white', {
      front: [window(0.7, 0.2, 1.4, 1.9, 2)],
    });
    b.wall([-9.4, 2.4, 0], [-5.8, 7, h - 0.3], 'stone', { front: [shutter(1.2, 0.8, 1, 1.4)] });
  }
  pergola(b, -1.8, -1, 3, 2.1, 2.55, '#9b7a58');
  return b;
}

/** White and stone under a tiled roof with a timber balcony, for pine country. */
export function fethiyeHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const w = large ? 6.8 : 5.2;
  const t = MATERIAL.timber;
  const door = (u: number, n = 2): Opening => window(u, 0.05, 1.9, 2.3, n, { frame: '#8a6443' });
  b.wall([-w, 1.4, 0], [w - 2.4, 8, 3], 'stone', {
    front: [door(0.9), door(3.9), ...(large ? [door(7)] : [])],
    left: [window(2, 0.9, 1.1, 1.3, 2)],
  });
  b.wall([w - 2.4, 0.2, 0], [w + 0.9, 7, 3], 'white', {
    front: [window(0.8, 0.7, 1.7, 1.6, 2, { frame: '#8a6443' })],
    right: [window(1.6, 0.8, 1.2, 1.4, 2), window(4.2, 0.8, 1.2, 1.4, 2)],
  });
  b.wall([-w + 0.2, -0.2, 2.95], [w - 2.4, 1.4, 3.15], 'plain', { color: t, foot: 0 });
  for (let x = -w + 0.4; x < w - 2.5; x += (w * 2 - 3) / 3)
    b.wall([x, 0, 0], [x + 0.2, 0.2, 2.95], 'plain', { color: t, foot: 0 });
  b.wall([-w, 1.5, 3], [w - 2.4, 8, 5.7], 'white', {
    front: [
      door(1),
      window(4, 0.7, 1.2, 1.4, 2, { frame: '#8a6443' }),
      ...(large ? [door(6.6)] : []),
    ],
    left: [window(2, 0.7, 1.1, 1.3, 2)],
  });
  for (let x = -w + 0.3; x < w - 2.5; x += 0.26)
    b.wall([x, -0.15, 3.15], [x + 0.07, -0.09, 3.95], 'plain', { color: t, foot: 0 });
  b.wall([-w + 0.2, -0.18, 3.95], [w - 2.4, -0.06, 4.05], 'plain', { color: t, foot: 0 });
  const at = (x0: number, x1: number) => (flip ? ([-x1, -x0] as const) : ([x0, x1] as const));
  const [m0, m1] = at(-w, w - 2.4);
  b.add(tiledRoof(m0, 0.4, m1, 8, 5.7, between(rnd, 1.5, 1.9), 0.9));
  const [s0, s1] = at(w - 2.3, w + 0.9);
  b.add(tiledRoof(s0, 0.2, s1, 7, 3, 1, 0.5));
  return b;
}

/** A stone village house with low wings round a court, tiled. */
export function inlandHouse(rnd: Rng, large: boolean, flip: boolean): Builder {
  const b = createBuilder(flip);
  const green = rnd() < 0.5 ? '#7f8f74' : '#9b7653';
  const shutter = (u: number, v: number): Opening => ({
    u,
    v,
    w: 1.05,
    h: 1.45,
    kind: 'shutter',
    frame: green,
    depth: 0.3,
  });
  const e = large ? 1.6 : 0;
  b.wall([-5.4 - e, 2, 0], [2.2, 8, 3.1], 'stone', {
    front: [
      shutter(0.9, 0.9),
      window(2.9, 0.05, 2.1, 2.35, 2, { frame: '#7a5a40', depth: 0.35 }),
      shutter(5.9, 0.9),
      ...(large ? [shutter(7.5, 0.9)] : []),
    ],
    left: [shutter(2, 0.9)],
  });
  b.wall([2.2, 0.2, 0], [6, 7.4, 2.7], 'cream', {
    front: [{ u: 0.9, v: 0, w: 2, h: 2.3, kind: 'arch', depth: 0.35 }],
    right: [shutter(1.5, 0.7), shutter(4, 0.7)],
  });
  const at = (x0: number, x1: number) => (flip ? ([-x1, -x0] as const) : ([x0, x1] as const));
  const [m0, m1] = at(-5.4 - e, 2.2);
  if (large) {
    b.wall([-5.4 - e, 2.1, 3.1], [0.4, 8, 5.6], 'stone', {
      front: [
        shutter(0.8, 0.6),
        window(3, 0.1, 1.6, 2, 2, { frame: '#7a5a40' }),
        shutter(5.3, 0.6),
      ],
      left: [shutter(2, 0.6)],
    });
    const [u0, u1] = at(-5.4 - e, 0.4);
    b.add(tiledRoof(u0, 2, u1, 8, 5.6, 1.5, 0.85));
  } else b.add(tiledRoof(m0, 2, m1, 8, 3.1, 1.6, 0));
  const [s0, s1] = at(2.3, 6);
  b.add(tiledRoof(s0, 0.2, s1, 7.4, 2.7, 1.1, 0.7));
  pergola(b, -4.6, -0.6, 1.6, 1.9, 2.5, '#8f6f50');
  return b;
}
