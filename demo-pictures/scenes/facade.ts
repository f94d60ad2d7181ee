import type { Camera, V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import { Canvas, smooth } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { createLight, tone } from '../core/light.ts';
import { between, chance, choose, createRng, hashText } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { lantern, lounger, parasol } from '../house/furniture.ts';
import { buildHouse } from '../house/houses.ts';
import { drawPool, poolRim } from '../nature/pool.ts';
import { crownShadow, palmShadow } from '../nature/stand.ts';
import { drawLandscape } from './landscape.ts';
import { planting } from './planting.ts';
import type { SceneSpec } from './scene.ts';
import { MASTER } from './scene.ts';

/** The house seen over its pool, two-point perspective, landscape behind. */
export function drawFacade(spec: SceneSpec): Canvas {
  const rnd = createRng(spec.id);
  const canvas = new Canvas(MASTER.width, MASTER.height);
  const side = chance(rnd) ? 1 : -1;
  const light = createLight(spec.light, side);
  const landscape = spec.landscape === 'any' ? 'kalkan' : spec.landscape;
  const large = spec.size === 'large';
  const flip = chance(rnd);
  const away = flip ? -1 : 1;
  const yaw = away * choose(rnd, [0.08, 0.16, 0.24, 0.34, 0.44]);
  const back = large ? -21 : -18.5;
  const cam: Camera = {
    eye: [
      -Math.tan(yaw) * 20 + away * between(rnd, -0.4, 1.4),
      back + between(rnd, -1, 1) + Math.abs(yaw) * 3,
      between(rnd, 3, 4.2),
    ],
    yaw,
    pitch: 0,
    focal: large ? 1640 : 1720,
    cx: MASTER.width / 2,
    cy: between(rnd, 490, 560),
    mirror: null,
  };
  const stage: Stage = { canvas, cam, light, rnd, casters: [] };
  const rim = 9.4;
  const bottom = Math.max(...[-30, 0, 30].map((x) => project(cam, [x, rim + 1, -0.4])[1])) + 14;
  const drawBack = (c: Canvas) =>
    drawLandscape(c, light, createRng(`${spec.id}/land`), landscape, {
      horizon: cam.cy,
      bottom,
      sea: spec.sea,
    });
  drawBack(canvas);

  const house = buildHouse(
    landscape,
    hashText(`${spec.id}/manner`),
    createRng(`${spec.id}/house`),
    large,
    flip,
  );
  const hasPool = spec.pool !== null;
  const poolBox =
    spec.pool === 'round'
      ? ([-3.4, -10.5, 3.4, -3.9] as const)
      : spec.pool === 'kidney'
        ? ([-5.4, -11, 5.2, -3.8] as const)
        : spec.pool === 'l'
          ? ([-6.4, -10.6, 5.4, -3.6] as const)
          : ([-6.2, -12.5, 5.2, -3.7] as const);

  const rimPoints = poolRim(spec.pool ?? 'infinity', poolBox).map((p): V3 => [
    p[0] * away,
    p[1],
    p[2],
  ]);
  const ordered = away === 1 ? rimPoints : rimPoints.toReversed();

  const items: Item[] = [...house.items];
  const cushions = choose(rnd, ['#f5ecdc', '#e8d9c0', '#dfe6df', '#f2d9c4']);
  const seat = away * between(rnd, 1.2, 2.2);
  for (const dx of [0, 1.15]) items.push(...lounger(seat + dx, -3.2, 0, cushions));
  items.push(parasol(seat + 0.9, -1.9, 1.45, 2.55, choose(rnd, ['#f6ead6', '#e9d3b4', '#dfe3d8'])));
  if (spec.pool === 'sheltered') {
    for (const x of [-8.6, 8.1])
      items.push(
        box([x, -12, 0], [x + 0.4, 3, 2.5], '#f3eadb', { texture: stone(0.4), foot: 0.3 }),
      );
  }
  if (light.lamps > 0.8)
    for (const x of [-6.8, -2, 6.6]) items.push(lantern(x * away, -3.1, 0, 0.42));
  const plants = planting(spec, landscape, createRng(`${spec.id}/plants`), away, large);
  items.push(...plants.items);
  castAll(stage, items);

  const wooden = landscape === 'sapanca' || (landscape === 'fethiye' && chance(rnd));
  const lawn = !hasPool || landscape === 'sapanca' || landscape === 'inland' || chance(rnd, 0.35);
  const grass = landscape === 'sapanca' ? '#86a06a' : '#a9ab70';
  const ground = { o: [-40, -24, -0.02] as V3, u: [80, 0, 0] as V3, v: [0, rim + 24, 0] as V3 };
  paintFace(stage, ground, lawn ? grass : '#eadfca');
  const deck = {
    o: [-9.4, hasPool ? -24 : -4.6, 0] as V3,
    u: [18.8, 0, 0] as V3,
    v: [0, hasPool ? 26 : 6.6, 0] as V3,
  };
  const deckColor = wooden ? '#b99670' : landscape === 'bodrum' ? '#f4ecdd' : '#efe5d2';
  paintFace(stage, deck, deckColor, {
    texture: wooden ? boards(0.22) : slabs(1.1, 1.1),
    shadow: false,
  });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, deck), tone(light, deckColor, 0), 0.9);
  for (const p of plants.shadows)
    crownShadow(stage, p.at, p.height, p.radius, lawn && Math.abs(p.at[0]) > 9 ? grass : deckColor);

  const nearX = cam.eye[0] + Math.sin(yaw) * 8 + side * 3.2;
  if (hasPool && landscape !== 'sapanca')
    palmShadow(stage, [nearX, cam.eye[1] + 7.6, 0], 2.2, deckColor);

  if (!hasPool) steppingStones(stage, away * 1.4, -4.8, cam.eye[1] + 4, grass);
  if (hasPool) {
    drawPool(stage, {
      rim: ordered,
      coping: landscape === 'bodrum' ? '#fbf6ec' : '#f0e6d3',
      reflect: (mirrored) => {
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
        drawAll(
          mirrored,
          items.filter((i) => i.min[1] > -3.6),
        );
      },
    });
    if (light.lamps > 0.8) canvas.glow(project(cam, [0, -7, -0.1]), 560, '#5fe0e0', 0.3, 0.3);
  }
  drawAll(stage, items);
  plants.foreground(stage);
  if (light.lamps > 0.8) {
    for (const x of [-3.5, 0.5, 4])
      canvas.glow(project(cam, [x * away, 0, 1.4]), 300, light.glow, 0.3);
    canvas.glow(project(cam, [0, -1.2, 0]), 620, light.glow, 0.3, 0.14);
  }
  if (light.hour === 'golden') canvas.glow([side > 0 ? 1500 : 100, 380], 1100, '#ffcf8f', 0.32);
  return canvas;
}

/** Flat stones that lead over the grass to the terrace. */
function steppingStones(stage: Stage, x: number, from: number, to: number, grass: string): void {
  for (let y = from; y > to; y -= 0.95) {
    const points = Array.from({ length: 9 }, (_, j): V3 => {
      const a = (j / 9) * Math.PI * 2;
      const r = between(stage.rnd, 0.85, 1.12);
      return [x + Math.sin(y * 0.7) * 0.4 + Math.cos(a) * 0.62 * r, y + Math.sin(a) * 0.34 * r, 0];
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
