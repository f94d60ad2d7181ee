import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { line, polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { bell, between, chance, choose } from '../core/random.ts';
import { fill } from '../core/stage.ts';
import { boards } from '../core/texture.ts';
import { lounger, parasol } from '../house/furniture.ts';
import { cypress, fir, pine } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { agave, BLOSSOM, bush, tuft } from '../nature/shrubs.ts';
import { drawPlant, stand } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import { drawLandscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

const SHORE = 21;

/** Steps that go down between shrubs to a cove, with a jetty. */
export function drawPath(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec);
  const stage = make({ eye: [0, -3.4, 2.1], focal: 1250, cy: 400 });
  const slope = 0.23;
  const wet = landscape === 'sapanca';
  const level = -slope * SHORE;
  const bottom = project(stage.cam, [0, SHORE, level])[1] + 30;
  drawLandscape(canvas, light, rnd, landscape, { horizon: 400, bottom, sea: true, tall: 1.05 });
  const bend = between(rnd, 0.9, 1.5);
  const middle = (y: number) => turn * (Math.sin(y * 0.16 * bend) * 2.1 - 0.3);
  const ground = (x: number, y: number): V3 => [x, y, -slope * y];

  const sand = projectAll(stage.cam, [
    [-60, SHORE + 4, level],
    ...Array.from({ length: 21 }, (_, i): V3 => [
      -30 + i * 3,
      SHORE + 4.6 + Math.sin(i * 0.9) * 0.9,
      level,
    ]),
    [60, SHORE + 4, level],
    [60, SHORE - 3, level],
    [-60, SHORE - 3, level],
  ]);
  canvas.path(
    polygon(sand.map(([x, y]) => [x, y - 16] as const)),
    mix(light.pool.light, light.sea.mid, 0.3),
    0.75,
  );
  canvas.path(
    polygon(sand.map(([x, y]) => [x, y - 5] as const)),
    mix('#ffffff', light.haze, 0.3),
    0.8,
  );
  canvas.path(polygon(sand), tone(light, '#eeddbb', 0.8));
  const jx = middle(SHORE) - turn * 3.4;
  drawAll(stage, [
    box([jx, SHORE + 3, level + 0.1], [jx + 1.7, SHORE + 15, level + 0.35], '#b48a62', {
      texture: boards(0.4),
      casts: false,
    }),
    ...lounger(turn * -5.4, SHORE + 0.8, level),
    parasol(
      turn * -4,
      SHORE + 1.6,
      1.6,
      2.5,
      choose(rnd, ['#f3e2c4', '#e7b98e', '#f6efe2']),
      level,
    ),
  ]);

  const earth = wet ? '#7f9a62' : choose(rnd, ['#b9ad78', '#c1ad80', '#a7a873']);
  const hill = projectAll(stage.cam, [
    ground(-60, -3.2),
    ground(60, -3.2),
    ground(60, SHORE - 1.4),
    ground(-60, SHORE - 1.4),
  ]);
  const [near, far] = [Math.max(...hill.map((p) => p[1])), Math.min(...hill.map((p) => p[1]))];
  canvas.path(
    polygon(hill),
    canvas.linear(
      [0, far],
      [0, Math.min(near, canvas.height)],
      [
        [0, mix(tone(light, earth, 0.7), light.haze, 0.22)],
        [1, tone(light, shift(earth, -0.03), 0.6)],
      ],
    ),
  );
  let strokes = '';
  for (let i = 0; i < 260; i += 1) {
    const y = between(rnd, -2, SHORE - 2);
    const p = project(stage.cam, ground(bell(rnd) * (6 + y), y));
    const h = 150 / (y + 5);
    strokes += line([p, [p[0] + bell(rnd) * h, p[1] - h]]);
  }
  canvas.stroke(strokes, tone(light, shift(earth, -0.09), 0.2), 1.6, 0.4);

  const stoneColor = choose(rnd, ['#e5d5b8', '#efe4d0', '#d8c5a3']);
  const timber = wet || chance(rnd, 0.25);
  const count = 34;
  for (let i = count; i >= 0; i -= 1) {
    const y0 = -2.8 + (i / count) * (SHORE + 1.6);
    const y1 = y0 + (SHORE + 1.6) / count;
    const w = 1.05;
    const [a, b] = [middle(y0), middle(y1)];
    const z = -slope * y1 + 0.05;
    const color = tone(light, timber ? '#b89068' : stoneColor, 0.75);
    fill(
      stage,
      [
        [a - w, y0, z],
        [a + w, y0, z],
        [b + w, y1, z],
        [b - w, y1, z],
      ],
      shift(color, between(rnd, -0.025, 0.02)),
    );
    const edge = light.sun[0] > 0 ? -1 : 1;
    if (light.hour !== 'blue')
      fill(
        stage,
        [
          [a + edge * w, y0, z],
          [b + edge * w, y1, z],
          [b + edge * w * 0.55, y1, z],
          [a + edge * w * 0.35, y0, z],
        ],
        tone(light, timber ? '#b89068' : stoneColor, 0),
        0.75,
      );
    canvas.stroke(
      line(
        projectAll(stage.cam, [
          [b - w, y1, z],
          [b + w, y1, z],
          [b + w, y1, z],
        ]),
      ),
      shift(color, -0.14),
      1.4,
      0.7,
    );
  }
  const items: Item[] = [];
  const flower = choose(rnd, [
    BLOSSOM.oleander,
    BLOSSOM.bougainvillea,
    BLOSSOM.white,
    BLOSSOM.apricot,
  ]);
  for (let y = -0.4; y < SHORE - 1; y += 0.62) {
    for (const s of [-1, 1]) {
      const off = 1.7 + rnd() ** 2 * 5.5;
      const kind = rnd();
      const plant =
        kind < 0.28
          ? bush(
              between(rnd, 1.2, 2.1),
              between(rnd, 0.7, 1.3),
              wet ? FOLIAGE.wet : FOLIAGE.shrub,
              chance(rnd, 0.7) ? (wet ? BLOSSOM.white : flower) : undefined,
            )
          : kind < 0.52
            ? tuft(
                1.3,
                0.8,
                wet ? FOLIAGE.wet : FOLIAGE.lavender,
                wet ? undefined : BLOSSOM.lavender,
              )
            : kind < 0.62 && !wet
              ? agave(0.85)
              : bush(
                  between(rnd, 1.1, 2),
                  between(rnd, 0.6, 1.1),
                  wet ? FOLIAGE.wet : FOLIAGE.olive,
                );
      items.push(stand(plant, ground(middle(y) + s * off, y), 1, `${spec.id}/${y}${s}`));
    }
  }
  const tall = (h: number) =>
    wet
      ? fir(h * 1.3)
      : landscape === 'fethiye'
        ? pine(h * 1.15)
        : chance(rnd, 0.4)
          ? cypress(h * 1.2)
          : chance(rnd)
            ? olive(h * 0.75, 1.2)
            : pine(h);
  for (const [x, y, h] of [
    [turn * 5, 4.6, 6.2],
    [turn * 7.5, 8, 7],
    [turn * -6.2, 7.5, 5.5],
    [turn * 8.5, 12.5, 7.5],
    [turn * -9.5, 13, 6.5],
    [turn * -12, 16, 7],
  ] as const) {
    items.push(stand(tall(h), ground(x + bell(rnd), y), h, `${spec.id}/t${x}`));
  }
  drawAll(stage, items);
  if (wet || landscape === 'fethiye')
    drawPlant(stage, wet ? fir(9) : pine(8, 1.2), ground(turn * 4.4, 1.4), `${spec.id}/big`);
  drawPlant(
    stage,
    bush(1.5, 0.9, wet ? FOLIAGE.wet : FOLIAGE.shrub, wet ? BLOSSOM.white : flower),
    ground(turn * -2.3, -0.2),
    `${spec.id}/n`,
  );
  return canvas;
}
