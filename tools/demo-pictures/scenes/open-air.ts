import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import { polygon, smooth } from '../core/canvas.ts';
import { mix } from '../core/color.ts';
import { castAll, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, createRng } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { fill, paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { lantern } from '../house/furniture.ts';
import type { House } from '../identity/house.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { drawPool } from '../nature/pool.ts';
import { BLOSSOM, bush } from '../nature/shrubs.ts';
import { crownShadow, drawPlant } from '../nature/stand.ts';
import { drawLandscape } from './landscape.ts';
import type { Site } from './site.ts';

/** How far the ground falls away before an infinity pool, metres. */
const DROP = 2.1;

/** Where the plot ends towards the view behind the house. */
const BACK = 12;

export const grassOf = ({ landscape }: House): string =>
  landscape === 'sapanca' ? '#86a06a' : landscape === 'fethiye' ? '#a2ab72' : '#b0ac74';

const earthOf = (house: House): string =>
  house.palette.lawn || house.pool === null
    ? grassOf(house)
    : house.landscape === 'bodrum'
      ? '#ece0c8'
      : '#e4d5b8';

/** Paint the ground, pools, house and plants of a site as an upright camera sees them. */
export function drawSite(stage: Stage, house: House, site: Site): void {
  const { canvas, cam, light } = stage;
  const { palette } = house;
  const bottom = Math.max(...[-30, 0, 30].map((x) => project(cam, [x, BACK, -0.4])[1])) + 14;
  drawLandscape(canvas, light, createRng(`${house.id}/land`), house.landscape, {
    horizon: cam.cy,
    bottom,
    sea: house.sea,
  });
  castAll(stage, site.items);
  const falls = house.pool?.shape === 'infinity';
  const [x0, y0, x1, y1] = site.deck;
  if (falls) {
    fill(
      stage,
      [
        [-60, -40, -DROP],
        [60, -40, -DROP],
        [60, y0, -DROP],
        [-60, y0, -DROP],
      ],
      tone(light, grassOf(house), 0.4),
    );
  }
  const earth = earthOf(house);
  const start = falls ? y0 : -40;
  paintFace(stage, { o: [-46, start, -0.02], u: [92, 0, 0], v: [0, BACK - start, 0] }, earth);
  if (falls) retainingWall(stage, house, site);
  const deck = { o: [x0, y0, 0] as V3, u: [x1 - x0, 0, 0] as V3, v: [0, y1 - y0, 0] as V3 };
  paintFace(stage, deck, palette.deck, {
    texture: palette.boarded ? boards(0.22) : slabs(1.1, 1.1),
    shadow: false,
  });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, deck), tone(light, palette.deck, 0), 0.9);
  for (const p of site.plants.shadows)
    crownShadow(stage, p.at, p.height, p.radius, Math.abs(p.at[0]) > x1 ? earth : palette.deck);
  if (house.pool === null) steppingStones(stage, cam.eye[1] + 4, grassOf(house));
  pools(stage, house, site);
  const items = [...site.items];
  if (light.lamps > 0.8)
    for (const x of [x0 + 1.2, -1.5, x1 - 1.4]) items.push(lantern(x, -3.2, 0, 0.42));
  drawAll(stage, items);
  if (light.lamps > 0.8) {
    for (const k of [-0.3, 0.05, 0.35])
      canvas.glow(project(cam, [k * house.front, 0, 1.4]), 300, light.glow, 0.3);
    canvas.glow(project(cam, [0, -1.2, 0]), 620, light.glow, 0.3, 0.14);
  }
}

/** The open pools with the house in their water. */
function pools(stage: Stage, house: House, site: Site): void {
  const { canvas, cam, light } = stage;
  const reflect = (mirrored: Stage) => {
    canvas.rect(
      0,
      0,
      canvas.width,
      canvas.height,
      canvas.linear(
        [0, cam.cy],
        [0, canvas.height],
        light.sky.toReversed().map(([o, c]) => [1 - o, c] as const),
      ),
    );
    drawAll(mirrored, site.mirrored);
  };
  const coping = mix(house.palette.deck, '#fbf4e6', 0.5);
  const falls = house.pool?.shape === 'infinity';
  if (site.pool)
    drawPool(stage, { rim: site.pool, coping, reflect, ...(falls ? { overflow: 'near' } : {}) });
  if (site.childrensPool) drawPool(stage, { rim: site.childrensPool, coping, cell: 0.5 });
  if (light.lamps > 0.8 && site.pool)
    canvas.glow(project(cam, [0, site.edge + 2.4, -0.1]), 520, '#5fe0e0', 0.3, 0.3);
}

/** The wall below the edge that an infinity pool runs over, and the slope at its foot. */
function retainingWall(stage: Stage, house: House, site: Site): void {
  const [x0, y0, x1] = site.deck;
  const wide = (a: number, b: number) => ({
    o: [a, y0, -DROP] as V3,
    u: [b - a, 0, 0] as V3,
    v: [0, 0, DROP] as V3,
  });
  paintFace(stage, wide(x0 - 30, x1 + 30), house.palette.stone, {
    texture: stone(0.36),
    shadow: false,
    foot: 0.3,
  });
  const xs = (site.pool ?? []).map((p) => p[0]);
  const sheet = projectAll(stage.cam, [
    [Math.min(...xs), y0 - 0.02, -DROP * 0.62],
    [Math.max(...xs), y0 - 0.02, -DROP * 0.62],
    [Math.max(...xs), y0 - 0.02, -0.05],
    [Math.min(...xs), y0 - 0.02, -0.05],
  ]);
  const ys = sheet.map((p) => p[1]);
  stage.canvas.path(
    polygon(sheet),
    stage.canvas.linear(
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        [0, stage.light.pool.light, 0.9],
        [1, stage.light.pool.deep, 0.35],
      ],
    ),
  );
  const rnd = createRng(`${house.id}/slope`);
  const wet = house.landscape === 'sapanca';
  for (let x = -16; x < 16; x += between(rnd, 1.2, 2.2))
    drawPlant(
      stage,
      bush(
        between(rnd, 1.4, 2.4),
        between(rnd, 0.7, 1.3),
        wet ? FOLIAGE.wet : FOLIAGE.shrub,
        rnd() < 0.3 ? BLOSSOM[house.palette.flower] : undefined,
      ),
      [x, y0 - between(rnd, 0.5, 1.3), -DROP],
      `${house.id}/s${x}`,
    );
}

/** Flat stones that lead over the grass to the terrace. */
function steppingStones(stage: Stage, to: number, grass: string): void {
  for (let y = -5; y > to; y -= 0.95) {
    const points = Array.from({ length: 9 }, (_, j): V3 => {
      const a = (j / 9) * Math.PI * 2;
      const r = between(stage.rnd, 0.85, 1.12);
      return [
        1.2 + Math.sin(y * 0.7) * 0.4 + Math.cos(a) * 0.62 * r,
        y + Math.sin(a) * 0.34 * r,
        0,
      ];
    });
    const shape = points.map((p) => project(stage.cam, p));
    stage.canvas.path(
      smooth(shape.map(([px, py]) => [px, py + 4] as const)),
      tone(stage.light, grass, -1),
      0.7,
    );
    stage.canvas.path(smooth(shape), tone(stage.light, '#eee3cd', between(stage.rnd, 0.5, 1)));
  }
}
