import type { House } from '../identity/house.ts';
import type { Builder } from './build.ts';
import { pergola } from './build.ts';
import { arches, glazing, windows } from './fronts.ts';

/** Flat white planes over glass, each storey set back from the one below. */
export function planes(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame } = palette;
  b.wall([-h, 1.2, 0], [-h + 3, 8, 3.1], 'stone', {
    front: windows(3, { kind: 'glass', frame, shutter: frame, bay: 3 }),
    left: windows(6.8, { kind: 'glass', frame, shutter: frame, bay: 3.4 }),
  });
  const body = 2 * h - 4.6;
  b.wall([-h + 3, 2.2, 0], [h - 1.6, 8, 3.1], 'white', { front: glazing(body, frame) });
  b.wall([h - 1.6, 0.4, 0], [h - 1.2, 8, 3.1], 'white');
  b.wall([-h - 0.4, -0.5, 3.1], [h - 0.8, 8.2, 3.42], 'slab', { foot: 0 });
  let z = 3.42;
  for (let k = 1; k < storeys; k += 1) {
    const left = -h + 1.4 + k * 1.5;
    const right = h - 1.8 - (k - 1) * 2.1;
    const y = 2.4 + (k - 1) * 1.3;
    b.glassRail(left - 2.6, right + (k - 1) * 1.5, y - 2.6 + (k - 1) * 0.7, z);
    b.wall([left, y, z], [right, 8, z + 2.8], 'white', {
      front: glazing(right - left, frame, 2.35, k === 1 ? 2.8 : 2.4),
      left: windows(8 - y, { kind: 'glass', frame, shutter: frame, bay: 3 }),
      right: windows(8 - y, { kind: 'glass', frame, shutter: frame, bay: 3 }),
    });
    b.wall([right, y - 1.3, z], [right + 0.28, 8, z + 2.8], 'timber');
    b.wall([left - 0.6, y - 1.5, z + 2.8], [right + 0.6, 8.3, z + 3.06], 'slab', { foot: 0 });
    z += 3.06;
  }
  if (front > 12 || storeys === 1) pergola(b, -h - 3.8, 0.8, -h - 0.5, 5.2, 2.7, palette.timber);
}

/** A white bar that reaches out over a shaded terrace, on a stone base. */
export function cantilever(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, timber } = palette;
  const back = { kind: 'glass', frame, shutter: frame, bay: 3.2 } as const;
  const fins = (x0: number, x1: number, y: number, z0: number, z1: number) => {
    for (let x = x0; x < x1; x += 0.22)
      b.wall([x, y, z0], [x + 0.08, y + 0.08, z1], 'plain', { color: timber, foot: 0 });
  };
  if (storeys === 1) {
    b.wall([-h + 1.6, 2, 0], [h, 8, 3], 'white', { front: glazing(front - 1.6, frame, 2.55) });
    b.wall([-h + 1.3, 0.2, 0], [-h + 1.6, 8, 3], 'stone');
    for (const x of [0, h - 0.3]) b.wall([x, 0.1, 0], [x + 0.16, 0.26, 3], 'plain', { foot: 0 });
    b.wall([-h, -0.3, 3], [h + 0.5, 8.2, 3.36], 'slab', { foot: 0 });
    fins(h - 2.6, h - 0.6, 1.9, 0, 3);
    return;
  }
  const base = -h + 4;
  b.wall([base, 2.6, 0], [h, 8, 3], 'stone', {
    front: glazing(h - base, frame, 2.5),
    left: windows(5.4, { ...back, door: 0 }),
  });
  for (const x of [-h + 0.1, base - 1])
    b.wall([x, 1.2, 0], [x + 0.18, 1.38, 3.1], 'plain', { foot: 0 });
  b.wall([-h - 0.4, 0.7, 3.05], [h - 2.6, 7.8, 6.1], 'white', {
    front: glazing(front - 2.2, frame, 2.35, 2.6).map((o) => ({ ...o, v: 0.3 })),
    left: windows(7.1, back),
    right: windows(7.1, back),
  });
  fins(-h - 0.2, -h + 2.2, 0.56, 3.3, 5.8);
  b.wall([-h - 0.6, 0.4, 6.1], [h - 2.4, 8, 6.32], 'slab', { foot: 0 });
  b.glassRail(h - 2.5, h, 2.7, 3);
  if (storeys < 3) return;
  b.glassRail(-h - 0.3, 0.4, 0.7, 6.32);
  b.wall([0.4, 2.6, 6.32], [h - 2.7, 7.6, 9], 'timber', {
    front: glazing(h - 3.1, frame, 2.2, 2.4),
    left: windows(5, back),
    right: windows(5, back),
  });
  b.wall([-0.4, 1.8, 9], [h - 2.2, 7.9, 9.22], 'slab', { foot: 0 });
}

/** A plain tower with shutters, a lower wing beside it with arches to the terrace. */
export function tower(b: Builder, house: House): void {
  const { front, storeys, palette } = house;
  const h = front / 2;
  const { frame, shutter } = palette;
  const w = Math.max(4.4, front * 0.4);
  const rise = 2.9;
  const side = { frame, shutter, bay: 2.6 };
  for (let k = 0; k < storeys; k += 1) {
    b.wall([-h, 1, k * rise], [-h + w, 7.4, (k + 1) * rise], k === 0 ? 'stone' : 'white', {
      front: windows(w, { frame, shutter, bay: 2.2, ...(k === 0 ? { door: 1 } : {}) }),
      left: windows(6.4, side),
      right: windows(6.4, side),
      foot: k === 0 ? 0.22 : 0,
    });
  }
  b.wall([-h - 0.12, 0.88, storeys * rise], [-h + w + 0.12, 7.52, storeys * rise + 0.3], 'white', {
    foot: 0,
  });
  const wing = Math.max(1, storeys - 1);
  b.wall([-h + w, 2.4, 0], [h, 7.8, 3], 'white', { front: arches(front - w, 2.2), foot: 0.22 });
  for (let k = 1; k < wing; k += 1) {
    b.wall([-h + w, 3.2, 3 * k], [h - 1.4, 7.8, 3 * k + 2.8], 'white', {
      front: windows(front - w - 1.4, { frame, shutter, door: 1 }),
      right: windows(4.6, side),
      foot: 0,
    });
    b.glassRail(-h + w, h, 2.5, 3 * k);
  }
  b.wall(
    [-h + w, 2.2, 3 * wing - 0.2 * (wing - 1)],
    [h + (wing > 1 ? -1.3 : 0.2), 8, 3 * wing + 0.25],
    'slab',
    { foot: 0 },
  );
  pergola(b, h - Math.min(4.6, front - w - 0.4), -1, h, 2.2, 2.5, palette.timber);
}
