import type { V3 } from '../core/camera.ts';
import type { Item } from '../core/items.ts';
import type { Rng } from '../core/random.ts';
import { between, chance, choose } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { cypress, fir, pine } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import type { Plant } from '../nature/limb.ts';
import { agave, BLOSSOM, bush, cascade, pot, tuft } from '../nature/shrubs.ts';
import { drawPlant, stand } from '../nature/stand.ts';
import { olive, palm } from '../nature/trees.ts';
import type { House } from '../identity/house.ts';
import type { Landscape } from './landscape.ts';

export interface Planting {
  readonly items: Item[];
  readonly shadows: { at: V3; height: number; radius: number }[];
  /** Plants close to the eye, painted last. */
  readonly foreground: (stage: Stage) => void;
}

/** A tree of the region and the metres it needs. */
function tree(landscape: Landscape, rnd: Rng): { plant: Plant; height: number; radius: number } {
  const height = between(rnd, 4.2, 6.5);
  if (landscape === 'sapanca')
    return { plant: fir(height * 1.9), height: height * 1.9, radius: 1.6 };
  if (landscape === 'fethiye')
    return chance(rnd, 0.7)
      ? { plant: pine(height * 1.5), height: height * 1.5, radius: 2.2 }
      : { plant: cypress(height * 1.4), height: height * 1.4, radius: 0.7 };
  if (landscape === 'bodrum')
    return chance(rnd, 0.45)
      ? { plant: palm(height * 1.1), height: height * 1.1, radius: 1.7 }
      : { plant: olive(height * 0.8), height: height * 0.8, radius: 1.6 };
  if (landscape === 'inland')
    return chance(rnd, 0.6)
      ? { plant: olive(height * 0.85), height: height * 0.85, radius: 1.8 }
      : { plant: cypress(height * 1.5), height: height * 1.5, radius: 0.7 };
  return choose(rnd, [
    { plant: olive(height * 0.85), height: height * 0.85, radius: 1.7 },
    { plant: cypress(height * 1.35), height: height * 1.35, radius: 0.7 },
    { plant: pine(height * 1.2, 1.1), height: height * 1.2, radius: 2 },
  ]);
}

/**
 * Trees, hedges, pots and a framing branch round a house. `half` is half the width of its ground,
 * `edge` where its pool ends.
 */
export function planting(house: House, half: number, edge: number, rnd: Rng): Planting {
  const { id, landscape, mirrored, front, palette } = house;
  const items: Item[] = [];
  const shadows: Planting['shadows'] = [];
  const away = mirrored ? -1 : 1;
  const wet = landscape === 'sapanca';
  const flower = BLOSSOM[palette.flower];
  const foliage = wet ? FOLIAGE.wet : FOLIAGE.shrub;
  const put = (plant: Plant, at: V3, height: number, radius: number) => {
    items.push(stand(plant, at, height, `${id}/${items.length}`));
    shadows.push({ at, height, radius });
  };
  const side = half + 0.9;
  for (const x of [-side - between(rnd, 0, 1.2), side + between(rnd, 0, 1.2)]) {
    const t = tree(landscape, rnd);
    put(t.plant, [x, between(rnd, -1.5, 2.5), 0], t.height, t.radius);
    if (chance(rnd, house.wooded ? 1 : 0.6)) {
      const t2 = tree(landscape, rnd);
      put(t2.plant, [x * between(rnd, 1.15, 1.4), between(rnd, 4, 8), 0], t2.height, t2.radius);
    }
  }
  const behind = house.wooded ? 7 : 3;
  for (let i = 0; i < behind; i += 1) {
    const t = tree(landscape, rnd);
    const x = (i / (behind - 1 || 1) - 0.5) * (2 * half + 5) + between(rnd, -0.8, 0.8);
    if (house.wooded || chance(rnd, 0.5)) put(t.plant, [x, between(rnd, 9, 11), 0], t.height, 1.4);
  }
  if (wet)
    for (const x of [-13, -10.6, -7.6, 7, 9.5, 12.4, 15])
      put(
        fir(between(rnd, 8, 13)),
        [x + between(rnd, -0.8, 0.8), between(rnd, 8.6, 9.8), 0],
        10,
        1.4,
      );
  for (let x = -22; x <= 22; x += between(rnd, 1.6, 2.6)) {
    if (Math.abs(x) < front / 2 + 0.8) continue;
    items.push(
      stand(
        bush(
          between(rnd, 1.6, 2.8),
          between(rnd, 0.8, 1.7),
          foliage,
          chance(rnd, 0.35) && !wet ? flower : undefined,
        ),
        [x, between(rnd, 8.2, 8.9), 0],
        1.5,
        `${id}/h${x}`,
      ),
    );
  }
  for (const x of [-half + 0.5, half - 0.5]) {
    for (let y = edge + 0.6; y < 0.5; y += between(rnd, 1.1, 1.9)) {
      const kind = rnd();
      const plant =
        kind < 0.3
          ? tuft(1, 0.8, wet ? FOLIAGE.shrub : FOLIAGE.lavender, wet ? undefined : BLOSSOM.lavender)
          : kind < 0.45 && !wet
            ? agave(0.7)
            : bush(
                between(rnd, 0.9, 1.6),
                between(rnd, 0.5, 1),
                foliage,
                chance(rnd, 0.4) ? flower : undefined,
              );
      items.push(stand(plant, [x + between(rnd, -0.2, 0.2), y, 0], 0.8, `${id}/b${x}${y}`));
    }
  }
  if (!wet && chance(rnd, landscape === 'bodrum' ? 0.9 : 0.5)) {
    items.push(
      stand(
        cascade(between(rnd, 2.2, 3), between(rnd, 2.8, 3.6), flower),
        [away * (front * 0.32), -0.1, 0],
        3,
        `${id}/c`,
      ),
    );
  }
  if (house.pool === null) {
    for (let i = 0; i < 16; i += 1) {
      const x = (i % 2 === 0 ? -1 : 1) * between(rnd, 3, 9) + away * 1.4;
      const plant = chance(rnd, 0.4)
        ? tuft(1.2, 0.8, wet ? FOLIAGE.wet : FOLIAGE.lavender, wet ? undefined : BLOSSOM.lavender)
        : bush(
            between(rnd, 0.9, 1.7),
            between(rnd, 0.5, 0.9),
            foliage,
            chance(rnd) ? flower : undefined,
          );
      items.push(stand(plant, [x, between(rnd, -11, -5.6), 0], 0.8, `${id}/m${i}`));
    }
  }
  for (const x of [-front * 0.12, front * 0.36])
    items.push(
      stand(
        pot(
          0.55,
          wet ? bush(0.9, 0.8, foliage) : chance(rnd) ? olive(1.5) : bush(0.9, 0.9, FOLIAGE.citrus),
        ),
        [x * away, -0.9, 0],
        1.2,
        `${id}/p${x}`,
      ),
    );
  return {
    items,
    shadows,
    foreground: (stage) => {
      const near = away * stage.cam.eye[0] > 0 ? -1 : 1;
      const x = stage.cam.eye[0] + Math.sin(stage.cam.yaw) * 7;
      for (const dx of [near * 3.9, near * 4.5, -near * 4.6]) {
        const plant = wet
          ? tuft(1.6, 0.9, FOLIAGE.wet)
          : dx === near * 3.9
            ? tuft(1.4, 1, FOLIAGE.lavender, BLOSSOM.lavender)
            : bush(1.7, 1.1, FOLIAGE.shrub, flower);
        drawPlant(stage, plant, [x + dx, stage.cam.eye[1] + 6.2, 0], `${id}/f${dx}`);
      }
    },
  };
}
