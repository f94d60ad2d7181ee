import type { V3 } from '../core/camera.ts';
import type { Item } from '../core/items.ts';
import { box } from '../core/items.ts';
import { createRng } from '../core/random.ts';
import { stone } from '../core/texture.ts';
import { hotTub, lounger, parasol } from '../house/furniture.ts';
import { buildHouse } from '../house/houses.ts';
import type { Basin, House } from '../identity/house.ts';
import type { Plot } from '../nature/pool.ts';
import { poolRim } from '../nature/pool.ts';
import type { Planting } from './planting.ts';
import { planting } from './planting.ts';

/** A house on its plot, in metres: the front along x with its middle at 0, the pool in front. */
export interface Site {
  readonly items: readonly Item[];
  /** What is behind the pool and reflected in its water. */
  readonly mirrored: readonly Item[];
  readonly pool: readonly V3[] | null;
  readonly childrensPool: readonly V3[] | null;
  readonly plants: Planting;
  /** Paved ground: x0, y0, x1, y1. */
  readonly deck: Plot;
  /** Front edge of the open pool, or of the deck without one. */
  readonly edge: number;
  /** Half the width that a picture of the whole should include. */
  readonly half: number;
}

/** Distance of the open pool from the front of the house, in metres. */
const GAP = 3.7;

function plot({ length, width }: Basin, x: number): Plot {
  return [x - length / 2, -GAP - width, x + length / 2, -GAP];
}

/** Place the house, its pools, walls, seats and plants on the plot. */
export function layOut(house: House): Site {
  const rnd = createRng(`${house.id}/site`);
  const away = house.mirrored ? -1 : 1;
  const { pool, childrensPool, palette, front } = house;
  const shift = childrensPool ? -away * 1.2 : away * (rnd() - 0.5) * 1.6;
  const main = pool ? plot(pool, shift) : null;
  const small =
    pool && childrensPool
      ? plot(childrensPool, shift + away * (pool.length / 2 + 1.3 + childrensPool.length / 2))
      : null;
  const reach = Math.max(
    front / 2 + 0.6,
    ...[main, small].flatMap((p) => (p ? [Math.abs(p[0]), Math.abs(p[2])] : [])),
  );
  const half = reach + 1.7;
  const edge = main ? main[1] : -5;
  const deckEnd = house.pool?.shape === 'infinity' ? edge : edge - 1.5;
  const items: Item[] = [...buildHouse(house).items];
  const seat = away * (front * 0.1);
  for (const dx of [0, 1.15]) items.push(...lounger(seat + dx, -3.1, 0, palette.fabric));
  items.push(parasol(seat + 0.9, -1.8, 1.45, 2.55, palette.parasol));
  if (front > 12)
    items.push(
      ...lounger(-away * (front * 0.24), -3.1, 0, palette.fabric),
      parasol(-away * (front * 0.24) - 0.6, -1.7, 1.35, 2.45, palette.parasol),
    );
  if (house.hotTub) items.push(hotTub(-away * 2.6, -3.2, palette.timber));
  if (house.walled)
    for (const x of [-half, half - 0.4])
      items.push(
        box([x, edge - 2.4, 0], [x + 0.4, 3, 2.4], palette.wall, {
          ...(palette.boarded ? {} : { texture: stone(0.4) }),
          foot: 0.3,
        }),
      );
  const plants = planting(house, half, edge, createRng(`${house.id}/plants`));
  items.push(...plants.items);
  const rim = (p: Plot, shape: Parameters<typeof poolRim>[0]) => {
    const points = poolRim(shape, p);
    return away === 1
      ? points
      : points.map((v): V3 => [p[0] + p[2] - v[0], v[1], v[2]]).toReversed();
  };
  return {
    items,
    mirrored: items.filter((item) => item.min[1] > -GAP + 0.1),
    pool: main && pool ? rim(main, pool.shape) : null,
    childrensPool: small ? rim(small, 'round') : null,
    plants,
    deck: [-half, deckEnd, half, 2],
    edge,
    half,
  };
}
