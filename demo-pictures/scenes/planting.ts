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
import type { Landscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';

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

/** Trees, hedges, pots and a framing branch round a façade. */
export function planting(
  spec: SceneSpec,
  landscape: Landscape,
  rnd: Rng,
  away: number,
  large: boolean,
): Planting {
  const items: Item[] = [];
  const shadows: Planting['shadows'] = [];
  const wet = landscape === 'sapanca';
  const put = (plant: Plant, at: V3, height: number, radius: number) => {
    items.push(stand(plant, at, height, `${spec.id}/${items.length}`));
    shadows.push({ at, height, radius });
  };
  const edge = large ? 11.5 : 9.2;
  for (const x of [-edge - between(rnd, 0, 1.5), edge + between(rnd, -0.6, 1)]) {
    const t = tree(landscape, rnd);
    put(t.plant, [x, between(rnd, -1.5, 2.5), 0], t.height, t.radius);
    if (chance(rnd, 0.6)) {
      const t2 = tree(landscape, rnd);
      put(t2.plant, [x * between(rnd, 1.15, 1.4), between(rnd, 4, 8), 0], t2.height, t2.radius);
    }
  }
  if (wet)
    for (const x of [-13, -10.6, -7.6, 7, 9.5, 12.4, 15])
      put(
        fir(between(rnd, 8, 13)),
        [x + between(rnd, -0.8, 0.8), between(rnd, 7.6, 8.8), 0],
        10,
        1.4,
      );
  const foliage = wet ? FOLIAGE.wet : FOLIAGE.shrub;
  const flower =
    landscape === 'bodrum'
      ? BLOSSOM.bougainvillea
      : choose(rnd, [BLOSSOM.oleander, BLOSSOM.white, BLOSSOM.bougainvillea]);
  for (let x = -22; x <= 22; x += between(rnd, 1.6, 2.6)) {
    if (Math.abs(x) < edge - 1.5) continue;
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
        `${spec.id}/h${x}`,
      ),
    );
  }
  for (const x of [-edge + 0.6, edge - 0.4]) {
    for (let y = -9; y < 0.5; y += between(rnd, 1.1, 1.9)) {
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
                chance(rnd, 0.4) ? (wet ? BLOSSOM.white : flower) : undefined,
              );
      items.push(stand(plant, [x + between(rnd, -0.4, 0.4), y, 0], 0.8, `${spec.id}/b${x}${y}`));
    }
  }
  if (landscape === 'bodrum' || (landscape !== 'sapanca' && chance(rnd, 0.5))) {
    items.push(
      stand(
        cascade(between(rnd, 2.2, 3), between(rnd, 2.8, 3.6), flower),
        [away * (landscape === 'bodrum' ? 3.1 : 6.6), landscape === 'bodrum' ? 0.1 : 0, 0],
        3,
        `${spec.id}/c`,
      ),
    );
  }
  if (spec.pool === null) {
    for (let i = 0; i < 16; i += 1) {
      const x = (i % 2 === 0 ? -1 : 1) * between(rnd, 3, 9) + away * 1.4;
      const kind = rnd();
      const plant =
        kind < 0.4
          ? tuft(1.2, 0.8, wet ? FOLIAGE.wet : FOLIAGE.lavender, wet ? undefined : BLOSSOM.lavender)
          : bush(
              between(rnd, 0.9, 1.7),
              between(rnd, 0.5, 0.9),
              foliage,
              kind < 0.7 ? (wet ? BLOSSOM.white : flower) : undefined,
            );
      items.push(stand(plant, [x, between(rnd, -11, -5.4), 0], 0.8, `${spec.id}/m${i}`));
    }
  }
  for (const x of [-1.4, 4.6])
    items.push(
      stand(
        pot(
          0.55,
          wet ? bush(0.9, 0.8, foliage) : chance(rnd) ? olive(1.5) : bush(0.9, 0.9, FOLIAGE.citrus),
        ),
        [x * away, -0.9, 0],
        1.2,
        `${spec.id}/p${x}`,
      ),
    );
  return {
    items,
    shadows,
    foreground: (stage) => {
      const near = away * stage.cam.eye[0] > 0 ? -1 : 1;
      const x = stage.cam.eye[0] + Math.sin(stage.cam.yaw) * 7;
      for (const dx of [near * 3.6, near * 4.2, -near * 4.4]) {
        const plant = wet
          ? tuft(1.6, 0.9, FOLIAGE.wet)
          : dx === near * 3.6
            ? tuft(1.4, 1, FOLIAGE.lavender, BLOSSOM.lavender)
            : bush(1.7, 1.1, FOLIAGE.shrub, flower);
        drawPlant(stage, plant, [x + dx, stage.cam.eye[1] + 6.6, 0], `${spec.id}/f${dx}`);
      }
    },
  };
}
