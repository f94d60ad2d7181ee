import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, chance, choose } from '../core/random.ts';
import { paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { lantern, lounger, parasol } from '../house/furniture.ts';
import { lowTable, sofa } from '../house/seats.ts';
import { cypress, fir, pine } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { drawPool, poolRim } from '../nature/pool.ts';
import { BLOSSOM, bush, cascade, pot, tuft } from '../nature/shrubs.ts';
import { drawPlant, stand } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import { drawLandscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

const EDGE = 9.5;

/** A terrace that ends over the view: seats, shade, perhaps a pool that runs into the sea. */
export function drawTerrace(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec);
  const cy = between(rnd, 470, 540);
  const yaw = turn * between(rnd, 0.06, 0.2);
  const stage = make({ eye: [-Math.sin(yaw) * 6, -3.2, 2.25], yaw, cy, focal: 1180 });
  const { cam } = stage;
  const wet = landscape === 'sapanca';
  const bottom = project(cam, [0, EDGE, 0])[1] + 40;
  drawLandscape(canvas, light, rnd, landscape, { horizon: cy, bottom, sea: spec.sea, tall: 1.25 });

  for (let x = -16; x <= 16; x += between(rnd, 1.1, 1.9)) {
    const foliage = wet ? FOLIAGE.wet : choose(rnd, [FOLIAGE.olive, FOLIAGE.pine, FOLIAGE.shrub]);
    drawPlant(
      stage,
      bush(
        2.6,
        between(rnd, 1.1, 1.9),
        foliage,
        !wet && chance(rnd, 0.2) ? BLOSSOM.oleander : undefined,
      ),
      [x, EDGE + 3.5 + between(rnd, 0, 1.5), -1.7],
      `${spec.id}/slope${x}`,
    );
  }
  const tall = wet
    ? fir(9)
    : landscape === 'fethiye'
      ? pine(8.5, 1.2)
      : landscape === 'inland'
        ? olive(6, 1.2)
        : chance(rnd)
          ? pine(8)
          : cypress(8);
  drawPlant(stage, tall, [turn * 7.4, EDGE + 2.4, -2.2], `${spec.id}/tall`);
  if (!wet) drawPlant(stage, cypress(6.5), [turn * 9.2, EDGE + 3, -2.2], `${spec.id}/tall2`);

  const timber = wet || chance(rnd, 0.35);
  const color = timber
    ? '#bd9a73'
    : landscape === 'bodrum'
      ? '#f3ebdc'
      : choose(rnd, ['#ecdfc8', '#e5d6bf', '#eee4d2']);
  const floor = { o: [-14, -6, 0] as V3, u: [28, 0, 0] as V3, v: [0, EDGE + 6, 0] as V3 };
  const items: Item[] = [];
  const pooled = spec.pool !== null;
  const cushion = choose(rnd, ['#f4ebdb', '#e3e2d3', '#ecd6bf', '#cfdad8']);
  if (pooled) {
    items.push(
      ...lounger(turn * 3.6 - 0.4, 0.9, 0, cushion),
      ...lounger(turn * 3.6 + 0.9, 0.9, 0, cushion),
      parasol(turn * 3.6 + 0.65, 2.6, 1.5, 2.5, '#f4e8d4'),
    );
  } else {
    items.push(...sofa(turn * -3.9, 3.6, turn, cushion), ...lowTable(turn * -0.6, 3.4));
    if (chance(rnd, 0.6)) items.push(parasol(turn * 3.4, 5.2, 1.7, 2.7, '#efe0c6'));
    items.push(...lounger(turn * 3 - 0.3, 3.4, 0, cushion));
  }
  const wall = choose(rnd, ['stone', 'white'] as const);
  const low = pooled ? 0 : 0.5;
  if (low > 0)
    items.push(
      box(
        [-14, EDGE - 0.3, 0],
        [14, EDGE, low],
        wall === 'stone' ? '#d5c3a4' : '#f8f2e8',
        wall === 'stone' ? { texture: stone(0.2) } : {},
      ),
    );
  for (const x of [-turn * (pooled ? 8 : 5.6), turn * 5.9]) {
    const h = between(rnd, 0.9, 1.4);
    items.push(
      stand(
        pot(
          0.6,
          wet ? bush(1, 0.9, FOLIAGE.wet) : chance(rnd) ? olive(1.9) : bush(1.1, h, FOLIAGE.citrus),
        ),
        [x, EDGE - 1.2, 0],
        2,
        `${spec.id}/pot${x}`,
      ),
    );
  }
  // Beside the pool, never in it: the pergola then shades the loungers.
  const px = pooled ? turn * 2.9 : -turn * 5;
  const wide = turn * (pooled ? 3.6 : 6.4);
  const wood = '#a5805c';
  const shaded = chance(rnd, pooled ? 0.4 : 0.65);
  if (shaded) {
    for (const [x, y] of [
      [px, 7.2],
      [px + wide, 7.2],
    ] as const)
      items.push(box([x - 0.1, y, 0], [x + 0.1, y + 0.2, 2.9], wood));
    items.push(
      box(
        [Math.min(px, px + wide) - 0.5, 7.2, 2.9],
        [Math.max(px, px + wide) + 0.5, 7.4, 3.12],
        wood,
      ),
    );
    for (let i = 0; i * 0.56 < Math.abs(wide) + 0.6; i += 1) {
      const x = Math.min(px, px + wide) - 0.3 + i * 0.56;
      items.push(box([x, -1, 3.12], [x + 0.1, 7.9, 3.26], wood));
    }
  }
  const flower = choose(rnd, [BLOSSOM.bougainvillea, BLOSSOM.white, BLOSSOM.apricot]);
  if (!wet)
    items.push(
      stand(
        shaded ? cascade(2.1, 3.2, flower) : bush(1.9, 1.5, FOLIAGE.shrub, flower),
        [shaded || !pooled ? px : px + turn * 1.2, 7, 0],
        3,
        `${spec.id}/cascade`,
      ),
    );
  if (light.lamps > 0.3)
    for (const x of pooled ? [turn * 3.2, turn * 5] : [-2.3, 2.1])
      items.push(lantern(x, EDGE - 0.9, 0, 0.4));
  castAll(stage, items);
  paintFace(stage, floor, color, { texture: timber ? boards(0.2) : slabs(1, 1), shadow: false });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, floor), tone(light, color, 0), 0.88);
  if (pooled) {
    const x = turn * -2.2;
    const rim = poolRim(spec.pool === 'round' || spec.pool === 'kidney' ? spec.pool : 'infinity', [
      x - 4.6,
      2,
      x + 4.6,
      EDGE,
    ]);
    drawPool(stage, {
      rim,
      cell: 0.6,
      reflect: () =>
        canvas.rect(
          0,
          0,
          canvas.width,
          canvas.height,
          canvas.linear(
            [0, cy],
            [0, canvas.height],
            light.sky.toReversed().map(([o, c]) => [1 - o, c] as const),
          ),
        ),
    });
  }
  drawAll(stage, items);
  const near = turn * 4.1;
  drawPlant(
    stage,
    wet ? bush(1.6, 1.1, FOLIAGE.wet) : tuft(1.5, 1.1, FOLIAGE.lavender, BLOSSOM.lavender),
    [near, 1.1, 0],
    `${spec.id}/near`,
  );
  drawPlant(
    stage,
    pot(0.7, bush(1.2, 1, FOLIAGE.olive, wet ? undefined : BLOSSOM.white)),
    [near + turn * 0.7, 1.6, 0],
    `${spec.id}/near2`,
  );
  return canvas;
}
