import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import { Canvas, line, polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { createLight, tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { between, chance, choose, createNoise, createRng } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { stone } from '../core/texture.ts';
import { buildHouse } from '../house/houses.ts';
import type { House, Style } from '../identity/house.ts';
import { paletteFor } from '../identity/palette.ts';
import { cypress, fir, pine } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { drawGulet } from '../nature/sea.ts';
import { BLOSSOM, bush, cascade, tuft } from '../nature/shrubs.ts';
import { drawPlant, stand } from '../nature/stand.ts';
import { crown, olive } from '../nature/trees.ts';
import type { HeroSpec } from './hero-list.ts';
import type { Landscape } from './landscape.ts';
import { drawLandscape } from './landscape.ts';

const STYLES: Record<Landscape, readonly Style[]> = {
  kalkan: ['planes', 'tower'],
  bodrum: ['cubes', 'arcade'],
  fethiye: ['tiled', 'gable'],
  inland: ['stone', 'tiled'],
  sapanca: ['frame', 'timber'],
};

/** A house in the style of the place that is no villa of the demo. */
function someHouse(id: string, landscape: Landscape, large: boolean, mirrored: boolean): House {
  const rnd = createRng(id);
  return {
    id,
    landscape,
    style: choose(rnd, STYLES[landscape]),
    storeys: large ? 2 : 1,
    front: large ? 13 : 10.4,
    pool: null,
    childrensPool: null,
    indoorPool: null,
    hotTub: false,
    walled: false,
    sea: 'near',
    wooded: false,
    hour: 'golden',
    sun: 1,
    mirrored,
    palette: paletteFor(rnd, landscape),
  };
}

/** Move a built house to its place on the slope. */
function placed(items: readonly Item[], stage: Stage, at: V3): void {
  const [x, y, z] = at;
  const { eye } = stage.cam;
  const local: Stage = {
    ...stage,
    casters: [],
    cam: { ...stage.cam, eye: [eye[0] - x, eye[1] - y, eye[2] - z] },
  };
  castAll(local, items);
  drawAll(local, items);
}

/**
 * The terrain: where the water ends (distance from the middle, to the side) and the height of the
 * ground.
 */
interface Coast {
  readonly side: number;
  readonly sea: boolean;
  shore(y: number): number;
  height(x: number, y: number): number;
}

function createCoast(rnd: Rng, side: number, sea: boolean): Coast {
  const noise = createNoise(rnd);
  const shore = (y: number) =>
    sea ? 3 + noise(y * 0.075) * 7 + noise(y * 0.3 + 5) * 1.6 - Math.max(0, 14 - y) * 0.5 : -45;
  return {
    side,
    sea,
    shore,
    height: (x, y) => {
      const d = Math.max(0, side * x - shore(y));
      return sea
        ? 0.2 + Math.min(d, 2) * 0.5 + d * 0.27 + noise(x * 0.11 + y * 0.05) * Math.min(1, d / 8)
        : Math.max(-6, (y - 30) * 0.05) + 0.4 + noise(x * 0.07) * 1.6 + noise(y * 0.09 + 3) * 1.2;
    },
  };
}

/** The hillside in bands from far to near, with a pale rocky foot and a line of foam. */
function drawSlope(stage: Stage, coast: Coast, landscape: Landscape): void {
  const { canvas, light, cam, rnd } = stage;
  const earth =
    landscape === 'sapanca'
      ? '#7d9a64'
      : landscape === 'fethiye'
        ? '#97a271'
        : landscape === 'inland'
          ? '#bcae74'
          : '#bda97c';
  const row = (y: number, d0: number): V3[] => {
    const points: V3[] = [];
    for (let d = d0; d < 132; d += d < 4 ? 1 : 3) {
      const x = coast.side * (coast.shore(y) + d);
      points.push([x, y, d === 0 ? 0 : coast.height(x, y)]);
    }
    return points;
  };
  if (coast.sea) {
    const edge: V3[] = Array.from({ length: 40 }, (_, i): V3 => [
      coast.side * (coast.shore(70 - i * 2) - 1.3),
      70 - i * 2,
      0,
    ]);
    const path = [...edge, [coast.side * 90, -8, 0] as V3, [coast.side * 90, 70, 0] as V3];
    canvas.path(polygon(projectAll(cam, path)), mix(light.pool.light, light.sea.mid, 0.35), 0.8);
  }
  for (let y = 70; y > -8; y -= 2.2) {
    const color = mix(
      tone(light, shift(earth, between(rnd, -0.03, 0.02)), 0.6),
      light.haze,
      Math.max(0, (y - 10) / 60) * 0.35,
    );
    const foot = [
      ...row(y, 0).slice(0, 5),
      ...row(y - 2.3, 0)
        .slice(0, 5)
        .toReversed(),
    ];
    if (coast.sea)
      canvas.path(
        polygon(projectAll(cam, foot)),
        tone(light, shift('#e0d2b6', between(rnd, -0.05, 0.02)), 0.7),
      );
    canvas.path(
      polygon(
        projectAll(cam, [
          ...row(y, coast.sea ? 2 : 0),
          ...row(y - 2.3, coast.sea ? 2 : 0).toReversed(),
        ]),
      ),
      color,
    );
    if (landscape !== 'sapanca' && rnd() < 0.75) {
      const wall = row(y, 3).slice(Math.floor(rnd() * 8), 12 + Math.floor(rnd() * 30));
      canvas.stroke(line(wall.map((p) => project(cam, p))), shift(color, -0.08), 1.8, 0.6);
    }
  }
}

/** A wide view for the top of a page: the region's bay or valley, a few houses, plants in front. */
export function drawHero(spec: HeroSpec): Canvas {
  const rnd = createRng(spec.seed);
  const canvas = new Canvas(1600, 800);
  const light = createLight(spec.light, spec.seed === 'hero-home' ? 1 : -1);
  const { landscape } = spec;
  const wet = landscape === 'sapanca';
  const horizon = 330;
  const stage: Stage = {
    canvas,
    light,
    rnd,
    casters: [],
    cam: { eye: [0, -30, 13], yaw: 0, pitch: 0, focal: 1500, cx: 800, cy: horizon, mirror: null },
  };
  drawLandscape(canvas, light, createRng(`${spec.seed}/land`), landscape, {
    horizon,
    bottom: spec.sea ? 800 : 640,
    sea: spec.sea ? 'near' : 'none',
    tall: 0.85,
    boat: false,
  });
  if (spec.sea && !wet)
    drawGulet(
      canvas,
      light,
      spec.seed === 'hero-home' ? 900 : between(rnd, 760, 1000),
      452,
      46,
      light.sun[0] > 0 ? 1 : -1,
    );
  const side = spec.seed === 'hero-kalkan' || spec.seed === 'hero-fethiye' || wet ? -1 : 1;
  const coast = createCoast(rnd, side, spec.sea);
  drawSlope(stage, coast, landscape);
  const houses: readonly (readonly [number, number])[] = wet
    ? [
        [15, 31],
        [26, 41],
      ]
    : !spec.sea
      ? [
          [38, 44],
          [62, 36],
        ]
      : [
          [32, 54],
          [17, 38],
          [30, 28],
        ];
  for (let y = 64; y > 4; y -= 3) {
    for (const [d, hy] of houses) {
      if (hy > y || hy <= y - 3) continue;
      const x = side * (coast.shore(hy) + d);
      const at: V3 = [x, hy, coast.height(x, hy) + 0.5];
      drawAll({ ...stage, casters: [] }, [
        box([x - 9.5, hy - 3.4, at[2] - 3.6], [x + 9.5, hy + 8, at[2]], '#cdb894', {
          texture: stone(0.5),
          casts: false,
        }),
      ]);
      placed(
        buildHouse(someHouse(`${spec.seed}/${d}`, landscape, d > 20, chance(rnd))).items,
        stage,
        at,
      );
    }
    const count = wet || !spec.sea ? 17 : landscape === 'fethiye' ? 15 : 13;
    for (let i = 0; i < count; i += 1) {
      const d = between(rnd, 1.4, spec.sea ? 58 : 92);
      const yy = y - between(rnd, 0, 3);
      const x = side * (coast.shore(yy) + d);
      if (
        houses.some(
          ([hd, hy]) =>
            Math.abs(side * (coast.shore(hy) + hd) - x) < 9 &&
            yy < hy + 6 &&
            yy > hy - (wet || landscape === 'fethiye' ? 15 : 9),
        )
      )
        continue;
      const kind = rnd();
      const plant = wet
        ? fir(between(rnd, 4.5, 9))
        : landscape === 'fethiye'
          ? kind < 0.4
            ? pine(between(rnd, 4, 7))
            : crown(between(rnd, 1.1, 1.8), FOLIAGE.pine)
          : kind < 0.1
            ? cypress(between(rnd, 4, 7))
            : kind < 0.3
              ? olive(between(rnd, 2.6, 3.8))
              : crown(
                  between(rnd, 0.6, 1.4),
                  choose(rnd, [FOLIAGE.olive, FOLIAGE.shrub, FOLIAGE.olive]),
                );
      drawPlant(stage, plant, [x, yy, coast.height(x, yy)], `${spec.seed}/${i}/${y}`);
    }
  }
  const near: Item[] = [];
  const flower = landscape === 'inland' ? BLOSSOM.oleander : BLOSSOM.bougainvillea;
  for (let x = -9; x <= 9; x += between(rnd, 0.8, 1.4)) {
    const lift = 0.75 + Math.abs(x) * 0.06;
    const plant =
      rnd() < 0.3 && !wet
        ? tuft(1.6, 1.2 * lift, FOLIAGE.lavender, BLOSSOM.lavender)
        : bush(
            between(rnd, 1.6, 2.6),
            between(rnd, 0.9, 1.5) * lift,
            wet ? FOLIAGE.wet : choose(rnd, [FOLIAGE.shrub, FOLIAGE.olive]),
            !wet && chance(rnd, 0.45) ? flower : undefined,
          );
    near.push(stand(plant, [x, -16 + between(rnd, 0, 0.8), 13 - 4.75], 1, `${spec.seed}/n${x}`));
  }
  drawAll(stage, near);
  if (!wet && landscape !== 'inland')
    drawPlant(stage, cascade(2.6, 3.4, flower), [-side * 7.3, -16, 8.6], `${spec.seed}/cas`);
  drawPlant(
    stage,
    wet ? fir(5) : landscape === 'fethiye' ? pine(7.6, 1.2) : olive(5.6, 1.3),
    [-side * 6.1, -14.5, 8.2],
    `${spec.seed}/tree`,
  );
  return canvas;
}
