import type { House } from '../identity/house.ts';
import type { Builder } from './build.ts';
import { pergola } from './build.ts';
import { arches, glazing, windows } from './fronts.ts';
import { tiledRoof } from './roofs.ts';

const at = (b: Builder, x0: number, x1: number): [number, number] => {
  const [a, c] = [b.x(x0), b.x(x1)];
  return [Math.min(a, c), Math.max(a, c)];
};

/** White over stone under a tiled roof, with a timber balcony along the front. */
export function tiled(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, timber, tile, wall } = palette;
  const side = { frame, shutter, bay: 2.6 };
  const wing = 3.6;
  const main = front - wing;
  const inner = -h + main;
  b.wall([-h, 1.4, 0], [inner, 8, 3], 'stone', {
    front: windows(main, { frame, shutter, door: 1, kind: 'glass', bay: 2.7 }),
    left: windows(6.6, side),
    right: windows(6.6, side),
  });
  b.wall([inner, 0.2, 0], [h, 7, 2.8], 'white', {
    front: windows(wing, { frame, shutter, bay: 2.6 }),
    right: windows(6.8, side),
  });
  for (let k = 1; k < storeys; k += 1) {
    const z = 3 + (k - 1) * 2.75;
    const last = k === 2;
    const right = last ? inner - main * 0.3 : inner;
    b.wall([-h, last ? 2 : 1.5, z], [right, 8, z + 2.75], 'white', {
      front: windows(right + h, { frame, shutter, door: last ? 0 : 1 }),
      left: windows(6, side),
      right: windows(6, side),
      foot: 0,
    });
    if (k > 1) continue;
    b.wall([-h + 0.1, -0.1, 2.92], [inner, 1.5, 3.1], 'plain', { color: timber, foot: 0 });
    for (let x = -h + 0.2; x < inner - 0.1; x += (main - 0.5) / 3)
      b.wall([x, 0, 0], [x + 0.2, 0.2, 2.92], 'plain', { color: timber, foot: 0 });
    for (let x = -h + 0.2; x < inner - 0.05; x += 0.28)
      b.wall([x, -0.05, 3.1], [x + 0.07, 0.01, 3.92], 'plain', { color: timber, foot: 0 });
    b.wall([-h + 0.1, -0.08, 3.92], [inner, 0.04, 4.02], 'plain', { color: timber, foot: 0 });
  }
  const top = 3 + (storeys - 1) * 2.75;
  const right = storeys === 3 ? inner - main * 0.3 : inner;
  const [m0, m1] = at(b, -h, right);
  b.add(tiledRoof(m0, storeys > 1 ? 0.6 : 1.4, m1, 8, top, 1.6, 0.9, tile, wall));
  if (storeys === 3) {
    const [n0, n1] = at(b, right + 0.6, inner);
    b.add(tiledRoof(n0, 1.6, n1, 8, 5.75, 0.7, 0.3, tile, wall));
  }
  const [s0, s1] = at(b, inner + 0.1, h);
  b.add(tiledRoof(s0, 0.2, s1, 7, 2.8, 1, 0.5, tile, wall));
  if (storeys === 1) pergola(b, -h + 0.6, -1.6, inner - 0.8, 1.2, 2.5, timber);
}

/** Two gabled wings joined by a glazed hall; the first is the taller one. */
export function gable(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, tile, wall, stone, timber } = palette;
  const main = front * 0.42;
  const other = front * 0.34;
  const side = { frame, shutter, bay: 2.6 };
  const rise = 2.8;
  const build = (x0: number, x1: number, y0: number, floors: number, finish: 'white' | 'stone') => {
    for (let k = 0; k < floors; k += 1)
      b.wall([x0, y0, k * rise], [x1, 7.4, (k + 1) * rise], finish, {
        front: windows(x1 - x0, {
          frame,
          shutter,
          kind: 'glass',
          ...(k === 0 ? { door: 0 } : {}),
        }),
        left: windows(7.4 - y0, side),
        right: windows(7.4 - y0, side),
        foot: k === 0 ? 0.22 : 0,
      });
    const [a, c] = at(b, x0, x1);
    b.add(tiledRoof(a, y0, c, 7.4, floors * rise, 1.9, 0, tile, finish === 'stone' ? stone : wall));
  };
  b.wall([-h + main, 2.6, 0], [h - other, 7, 2.9], 'stone', {
    front: glazing(front - main - other, frame, 2.4, 2.2),
  });
  const [m0, m1] = at(b, -h + main + 0.4, h - other - 0.4);
  b.add(tiledRoof(m0, 2.6, m1, 7, 2.9, 0.8, 0, tile, wall));
  build(-h, -h + main, 1, storeys, 'white');
  build(h - other, h, 0.4, Math.max(1, storeys - 1), 'stone');
  pergola(b, -h + 0.3, -1.8, -h + main - 0.2, 0.9, 2.5, timber);
}

/** A village house of stone with deep shutters and a plastered wing. */
export function stoneHouse(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, tile, wall, stone, timber } = palette;
  const side = { frame, shutter, bay: 2.6 };
  const wing = 3.8;
  const inner = h - wing;
  for (let k = 0; k < storeys; k += 1) {
    const right = k === 2 ? inner - 2.6 : inner;
    b.wall([-h, 2 + k * 0.05, k * 2.9], [right, 8, (k + 1) * 2.9], k === 2 ? 'cream' : 'stone', {
      front: windows(right + h, { frame, shutter, ...(k === 0 ? { door: 1 } : {}) }),
      left: windows(6, side),
      right: windows(6, side),
      foot: k === 0 ? 0.22 : 0,
    });
  }
  b.wall([inner, 0.2, 0], [h, 7.4, 2.7], 'cream', {
    front: arches(wing, 2.4).slice(0, 1),
    right: windows(7.2, side),
  });
  const right = storeys === 3 ? inner - 2.6 : inner;
  const [m0, m1] = at(b, -h, right);
  b.add(tiledRoof(m0, 2, m1, 8, storeys * 2.9, 1.5, storeys === 1 ? 0 : 0.85, tile, stone));
  if (storeys === 3) {
    const [n0, n1] = at(b, right + 0.6, inner);
    b.add(tiledRoof(n0, 2, n1, 8, 5.8, 0.6, 0.3, tile, wall));
  }
  const [s0, s1] = at(b, inner + 0.1, h);
  b.add(tiledRoof(s0, 0.2, s1, 7.4, 2.7, 1.1, 0.7, tile, wall));
  pergola(b, -h + 0.6, -0.8, inner - 0.8, 1.9, 2.5, timber);
}

/** White cubes set against each other. */
export function cubes(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, timber } = palette;
  const plain = { frame, shutter, bay: 2.2 };
  const a = -h + front * 0.28;
  const c = h - front * 0.32;
  b.wall([-h, 1.2, 0], [a, 6.4, 3], 'white', {
    front: windows(a + h, plain),
    left: windows(5.2, plain),
  });
  b.wall([a, 2.2, 0], [c, 7.4, 3.3], 'white', { front: arches(c - a, 2.2) });
  b.wall([c, 0.2, 0], [h, 6.2, 2.8], 'white', {
    front: glazing(h - c, frame, 2.25, 2.4),
    right: windows(6, plain),
  });
  if (front > 12.5)
    b.wall([-h - 3.2, 2.4, 0], [-h, 7, 2.7], 'stone', { front: windows(3.2, plain) });
  for (let k = 1; k < storeys; k += 1) {
    const z = 3.3 + (k - 1) * 2.8;
    const [x0, x1] = k === 1 ? [a + 0.2, c + 1.2] : [a + 1.4, c - 0.2];
    b.wall([x0, 3.6, z], [x1, 7.4, z + 2.8], 'white', {
      front: windows(x1 - x0, { ...plain, door: 0 }),
      left: windows(3.8, plain),
      right: windows(3.8, plain),
      foot: 0,
    });
    if (k === 1)
      b.wall([-h + 0.5, 4, 3], [a - 0.2, 6.4, 5.1], 'white', {
        front: windows(a + h - 0.7, plain),
        foot: 0,
      });
  }
  pergola(b, a + 0.1, -1, c - 0.1, 2.1, 2.55, timber);
}

/** A long arcade beside a white tower, with an outer stair where there is an upper floor. */
export function arcade(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, timber } = palette;
  const plain = { frame, shutter, bay: 2.3 };
  const m = h - front * 0.44;
  b.wall([-h, 1.8, 0], [m, 7, 3.1], 'white', { front: arches(m + h), left: windows(5.2, plain) });
  for (let k = 0; k < storeys; k += 1)
    b.wall([m, 1, k * 2.95], [h - 2.2, 7, (k + 1) * 2.95], 'white', {
      front: windows(h - 2.2 - m, { ...plain, door: k === 0 ? 0 : 1 }),
      left: windows(6, plain),
      right: windows(6, plain),
      foot: k === 0 ? 0.22 : 0,
    });
  b.wall([h - 2.2, 2.4, 0], [h + 0.6, 7, 2.9], 'stone', {
    front: windows(2.8, plain),
    right: windows(4.6, plain),
  });
  if (storeys > 1) {
    for (let i = 0; i < 9; i += 1)
      b.wall([m - (9 - i) * 0.36, 0.7, 0], [m - (8 - i) * 0.36, 1.7, 0.32 * (i + 1)], 'white', {
        foot: 0.1,
      });
    b.wall([-h + 0.6, 4.4, 3.1], [-h + 3.6, 7, 5.3], 'white', {
      front: windows(3, plain),
      foot: 0,
    });
  } else b.wall([m - 0.1, 0.9, 2.95], [h - 2.1, 7.1, 3.5], 'white', { foot: 0 });
  pergola(b, h - 2.4, -0.8, h + 0.8, 2.2, 2.5, timber);
}

/** A boarded house under a steep roof, for the forest. */
export function timberHouse(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, stone } = palette;
  const side = { frame, shutter, kind: 'glass', bay: 2.8 } as const;
  b.wall([-h, 1.2, 0], [h, 7.6, 0.6], 'stone');
  for (let k = 0; k < storeys; k += 1)
    b.wall([-h, 1.2, 0.6 + k * 2.7], [h, 7.6, 0.6 + (k + 1) * 2.7], 'timber', {
      front:
        k === 0
          ? glazing(front, frame, 2.2, 2.6)
          : windows(front, { frame, shutter, kind: 'glass' }),
      left: windows(6.4, side),
      right: windows(6.4, side),
      foot: 0,
    });
  const [m0, m1] = at(b, -h, h);
  b.add(tiledRoof(m0, 1.2, m1, 7.6, 0.6 + storeys * 2.7, 2.6, 0, '#6b5b50', stone));
  pergola(b, -h + 0.4, -1.4, 0, 1.2, 2.6, palette.timber);
}

/** A low block of flats with a balcony before every one. */
export function block(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter, timber } = palette;
  for (let k = 0; k < storeys; k += 1) {
    const z = k * 2.9;
    b.wall([-h, 2, z], [h, 8, z + 2.9], k === 0 ? 'stone' : 'white', {
      front: windows(front, { frame, shutter, kind: 'glass', bay: 2.5, door: k === 0 ? 2 : 1 }).map(
        (o, i) => (i % 2 === 1 ? { ...o, v: 0.06, h: 2.25, w: 1.7, u: o.u - 0.2 } : o),
      ),
      left: windows(6, { frame, shutter }),
      right: windows(6, { frame, shutter }),
      foot: k === 0 ? 0.22 : 0,
    });
    if (k === 0) continue;
    for (const [x0, x1] of [
      [-h + 0.4, -0.6],
      [0.6, h - 0.4],
    ] as const) {
      b.wall([x0, 0.6, z - 0.1], [x1, 2, z + 0.08], 'slab', { foot: 0 });
      b.glassRail(x0, x1, 0.62, z + 0.08);
    }
    b.wall([-0.3, 1.9, z], [0.3, 2.02, z + 2.8], 'plain', { color: timber, foot: 0 });
  }
  b.wall([-h - 0.3, 1.6, storeys * 2.9], [h + 0.3, 8.3, storeys * 2.9 + 0.3], 'slab', { foot: 0 });
}
