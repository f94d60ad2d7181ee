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

/** Where a terrace without a pool ends, metres. */
const END = 8.6;

/** A terrace that ends over the view: seats, shade, perhaps a pool that runs into the sea. */
export function drawTerrace(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec);
  const { house } = spec;
  const { palette } = house;
  const cy = between(rnd, 470, 540);
  const pooled = house.pool?.shape === 'infinity';
  const width = house.pool?.width ?? 0;
  const edge = pooled ? 3 + width : END;
  const yaw = turn * between(rnd, 0.06, 0.2);
  const stage = make({ eye: [-Math.sin(yaw) * 6, -3.2, 2.25], yaw, cy, focal: 1180 });
  const { cam } = stage;
  const wet = landscape === 'sapanca';
  const bottom = project(cam, [0, edge, 0])[1] + 40;
  drawLandscape(canvas, light, rnd, landscape, { horizon: cy, bottom, sea: house.sea, tall: 1.25 });

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
      [x, edge + 3.5 + between(rnd, 0, 1.5), -1.7],
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
  drawPlant(stage, tall, [turn * 7.4, edge + 2.4, -2.2], `${spec.id}/tall`);
  if (!wet) drawPlant(stage, cypress(6.5), [turn * 9.2, edge + 3, -2.2], `${spec.id}/tall2`);

  const timber = palette.boarded;
  const color = palette.deck;
  const floor = { o: [-14, -6, 0] as V3, u: [28, 0, 0] as V3, v: [0, edge + 6, 0] as V3 };
  const items: Item[] = [];
  const cushion = palette.fabric;
  if (pooled) {
    items.push(
      ...lounger(turn * 3.4 - 0.6, 2.2, 0, cushion),
      ...lounger(turn * 3.4 + 0.6, 2.2, 0, cushion),
      parasol(turn * 3.4 + 0.5, 3.7, 1.5, 2.5, palette.parasol),
    );
  } else {
    items.push(...sofa(turn * -1.9, 4.5, palette), ...lowTable(turn * -1.9, 3.5));
    if (chance(rnd, 0.6)) items.push(parasol(turn * 3.1, 6, 1.7, 2.7, palette.parasol));
    items.push(
      ...lounger(turn * 2.6 - 0.3, 3.6, 0, cushion),
      ...lounger(turn * 3.8 - 0.3, 3.6, 0, cushion),
    );
  }
  const wall = house.style === 'tower' || landscape === 'bodrum' ? 'white' : 'stone';
  const low = pooled ? 0 : 0.5;
  if (low > 0)
    items.push(
      box(
        [-14, edge - 0.3, 0],
        [14, edge, low],
        wall === 'stone' ? palette.stone : palette.wall,
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
        [x, edge - 0.9, 0],
        2,
        `${spec.id}/pot${x}`,
      ),
    );
  }
  // Beside the pool, never in it: the pergola then shades the loungers.
  const px = pooled ? turn * 2.9 : -turn * 5;
  const wide = turn * (pooled ? 3.6 : 6.4);
  const wood = palette.timber;
  const shaded = !pooled && chance(rnd, 0.6);
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
    const from = Math.min(px, px + wide) - 0.3;
    for (let i = 0; i * 0.72 < Math.abs(wide) + 0.6; i += 1) {
      const x = from + i * 0.72;
      items.push(box([x, -1, 3.12], [x + 0.09, 7.9, 3.24], wood, { casts: false }));
    }
    // One even shade: the shadows of the slats would overlap and end in a jagged edge.
    const to = from + Math.abs(wide) + 0.6;
    items.push({
      min: [from, -1, 3.25],
      max: [to, 7.9, 3.26],
      draw: () => undefined,
      casters: () => [
        [
          [from, -1, 3.25],
          [to, -1, 3.25],
          [to, 7.9, 3.25],
          [from, 7.9, 3.25],
        ],
      ],
    });
  }
  const flower = BLOSSOM[palette.flower];
  if (!wet)
    items.push(
      stand(
        shaded ? cascade(2.1, 3.2, flower) : bush(1.9, 1.5, FOLIAGE.shrub, flower),
        [px, pooled ? edge - 0.4 : 7, 0],
        3,
        `${spec.id}/cascade`,
      ),
    );
  if (light.lamps > 0.3)
    for (const x of pooled ? [turn * 3.2, turn * 5] : [-2.3, 2.1])
      items.push(lantern(x, edge - 0.9, 0, 0.4));
  castAll(stage, items);
  paintFace(stage, floor, color, { texture: timber ? boards(0.2) : slabs(1, 1), shadow: false });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, floor), tone(light, color, 0), 0.88);
  if (pooled) {
    const length = house.pool?.length ?? 8;
    const x = turn * (2.4 - length / 2 - 0.4);
    const rim = poolRim('infinity', [x - length / 2, edge - width, x + length / 2, edge]);
    drawPool(stage, {
      rim,
      overflow: 'far',
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
  const near = turn * (pooled ? 2.6 : 4.1);
  drawPlant(
    stage,
    wet ? bush(1.6, 1.1, FOLIAGE.wet) : tuft(1.5, 1.1, FOLIAGE.lavender, BLOSSOM.lavender),
    [near, 0.6, 0],
    `${spec.id}/near`,
  );
  drawPlant(
    stage,
    pot(0.7, bush(1.2, 1, FOLIAGE.olive, wet ? undefined : BLOSSOM.white)),
    [near + turn * 0.7, 1, 0],
    `${spec.id}/near2`,
  );
  return canvas;
}
