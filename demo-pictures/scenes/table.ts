import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { ellipse, polygon, smooth } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { bell, between, chance, choose } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { chair, lantern, longTable } from '../house/furniture.ts';
import { fir, pine } from '../nature/conifers.ts';
import { FOLIAGE, leaf } from '../nature/leaves.ts';
import { BLOSSOM, bush, cascade, pot } from '../nature/shrubs.ts';
import { drawPlant, stand } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import { drawLandscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

/** Vine leaves along a beam, some hanging, with a few bunches. */
function vine(stage: Stage, a: V3, b: V3, amount: number): void {
  const { canvas, light, rnd } = stage;
  const paths = ['', '', ''];
  let grapes = '';
  for (let i = 0; i < amount; i += 1) {
    const k = rnd();
    const hang = rnd() ** 2 * 0.5;
    const [x, y] = project(stage.cam, [
      a[0] + (b[0] - a[0]) * k + bell(rnd) * 0.3,
      a[1] + (b[1] - a[1]) * k + bell(rnd) * 0.3,
      a[2] + bell(rnd) * 0.1 - hang + 0.12,
    ]);
    const size =
      (project(stage.cam, [a[0] + 1, a[1] + (b[1] - a[1]) * k, a[2]])[0] -
        project(stage.cam, [a[0], a[1] + (b[1] - a[1]) * k, a[2]])[0]) *
      between(rnd, 0.08, 0.15);
    const which = Math.min(2, Math.floor(rnd() * 3));
    const turn = between(rnd, 0.2, 2.8);
    paths[which] += [-0.8, 0, 0.8].map((d) => leaf(x, y, size, size * 0.42, turn + d)).join('');
    if (rnd() < 0.025) {
      for (let g = 0; g < 9; g += 1)
        grapes += ellipse(
          x + bell(rnd) * size * 0.4,
          y + size * 0.4 + g * size * 0.13,
          size * 0.16,
          size * 0.16,
        );
    }
  }
  paths.forEach((d, i) =>
    canvas.path(
      d,
      tone(
        light,
        [FOLIAGE.vine.dark, FOLIAGE.vine.mid, FOLIAGE.vine.light][i] ?? FOLIAGE.vine.mid,
        i * 0.45,
      ),
    ),
  );
  canvas.path(grapes, tone(light, '#6d4a6f', 0.5));
}

/** Plates, glasses, bread and fruit along a table. */
function laid(stage: Stage, x0: number, x1: number, y0: number, y1: number, z: number): void {
  const { canvas, light, rnd } = stage;
  const at = (x: number, y: number) => project(stage.cam, [x, y, z]);
  const unit = (x: number, y: number) => at(x + 1, y)[0] - at(x, y)[0];
  const runner = projectAll(stage.cam, [
    [(x0 + x1) / 2 - 0.16, y0, z],
    [(x0 + x1) / 2 + 0.16, y0, z],
    [(x0 + x1) / 2 + 0.16, y1, z],
    [(x0 + x1) / 2 - 0.16, y1, z],
  ]);
  canvas.path(polygon(runner), tone(light, '#efe6d4', 0.6));
  for (let y = y1 - 0.4; y > y0; y -= 0.62) {
    for (const x of [x0 + 0.26, x1 - 0.26]) {
      const [px, py] = at(x, y);
      const k = unit(x, y);
      const squash = Math.abs(at(x, y + 0.1)[1] - py) / (k * 0.1);
      canvas.path(ellipse(px, py, k * 0.15, k * 0.15 * squash), tone(light, '#fbf6ec', 0.8));
      canvas.path(ellipse(px, py, k * 0.1, k * 0.1 * squash), tone(light, '#e7ddca', 0.5));
      const gx = px + (x < (x0 + x1) / 2 ? 1 : -1) * k * 0.21;
      canvas.path(
        polygon([
          [gx - k * 0.035, py - k * 0.13],
          [gx + k * 0.035, py - k * 0.13],
          [gx + k * 0.028, py],
          [gx - k * 0.028, py],
        ]),
        tone(light, '#bfe0dc', 0.6),
        0.65,
      );
    }
    const [cx, cy] = at((x0 + x1) / 2, y + 0.2);
    const k = unit(0, y + 0.2);
    if (rnd() < 0.5) {
      for (const [dx, dy] of [
        [-0.07, 0.05],
        [0.07, 0.05],
        [0, 0.1],
      ] as const)
        canvas.path(
          ellipse(cx + dx * k, cy - dy * k, k * 0.055, k * 0.05),
          tone(light, choose(rnd, ['#ecc04d', '#d9683f', '#8d4f6a']), 0.7),
        );
      canvas.path(
        `M${cx - k * 0.16} ${cy - k * 0.05}H${cx + k * 0.16}Q${cx + k * 0.1} ${cy + k * 0.05} ${cx} ${cy + k * 0.05}Q${cx - k * 0.1} ${cy + k * 0.05} ${cx - k * 0.16} ${cy - k * 0.05}Z`,
        tone(light, '#8fa6a6', 0.4),
      );
    } else {
      canvas.path(
        smooth([
          [cx - k * 0.05, cy],
          [cx - k * 0.07, cy - k * 0.12],
          [cx - k * 0.025, cy - k * 0.26],
          [cx + k * 0.025, cy - k * 0.26],
          [cx + k * 0.07, cy - k * 0.12],
          [cx + k * 0.05, cy],
        ]),
        tone(light, '#6f8a5b', 0.4),
        0.9,
      );
    }
  }
}

/** A long table under vines, the view at its end. */
export function drawTable(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec, 'inland');
  const stage = make({ eye: [turn * -1.5, -2.6, 1.75], yaw: turn * 0.14, focal: 1230, cy: 520 });
  const edge = 9;
  const bottom = project(stage.cam, [0, edge, 0])[1] + 20;
  drawLandscape(canvas, light, rnd, landscape, { horizon: 520, bottom, sea: spec.sea, tall: 1.1 });
  const wet = landscape === 'sapanca';
  for (let x = -11; x < 12; x += between(rnd, 1, 1.6))
    drawPlant(
      stage,
      bush(
        2,
        between(rnd, 0.9, 1.6),
        wet ? FOLIAGE.wet : FOLIAGE.olive,
        chance(rnd, 0.25) ? BLOSSOM.oleander : undefined,
      ),
      [x, edge + 1, -0.4],
      `${spec.id}/e${x}`,
    );
  const tall = wet ? fir(8) : landscape === 'fethiye' ? pine(7) : olive(5, 1.2);
  drawPlant(stage, tall, [turn * -4.6, edge + 0.4, 0], `${spec.id}/tall`);
  const color = choose(rnd, ['#dfcdb0', '#e9dcc4', '#cfb593']);
  const floor = { o: [-14, -4, 0] as V3, u: [28, 0, 0] as V3, v: [0, edge + 4, 0] as V3 };
  const wood = '#9b7652';
  const [p0, p1] = [-2.5, 2.6];
  const items: Item[] = [];
  for (const y of [0.6, 3.6, 6.6]) {
    for (const x of [p0, p1]) items.push(box([x - 0.09, y, 0], [x + 0.09, y + 0.18, 2.6], wood));
    items.push(box([p0 - 0.4, y, 2.6], [p1 + 0.4, y + 0.16, 2.78], wood));
  }
  for (let x = p0 - 0.2; x <= p1 + 0.3; x += 0.46)
    items.push(box([x, -1.6, 2.78], [x + 0.07, 7.2, 2.86], wood));
  items.push(box([-14, edge - 0.35, 0], [14, edge, 0.55], '#d3c1a2', { texture: stone(0.2) }));
  const [t0, t1] = [-0.5, 0.55];
  items.push(...longTable(t0, 1.2, t1, 5.9, choose(rnd, ['#b18860', '#c8a479', '#8f6c4b'])));
  items.push(thing([t0, 1.2, 0.78], [t1, 5.9, 1.2], (s) => laid(s, t0, t1, 1.2, 5.9, 0.775)));
  for (const y of [1.6, 2.7, 3.8, 4.9])
    items.push(...chair(t0 - 0.75, y, 1), ...chair(t1 + 0.3, y, -1));
  items.push(
    stand(pot(0.6, bush(1, 1, FOLIAGE.citrus)), [turn * 3.6, 4.6, 0], 1, `${spec.id}/pot`),
  );
  if (!wet)
    items.push(
      stand(
        cascade(1.6, 2.8, choose(rnd, [BLOSSOM.bougainvillea, BLOSSOM.white, BLOSSOM.apricot])),
        [turn === 1 ? p1 : p0, 6.4, 0],
        2.6,
        `${spec.id}/cas`,
      ),
    );
  castAll(stage, items);
  paintFace(stage, floor, color, {
    texture: chance(rnd, 0.3) || wet ? boards(0.18) : slabs(0.8, 0.8),
    shadow: false,
  });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, floor), tone(light, color, 0), 0.85);
  let dapple = '';
  for (let i = 0; i < 240; i += 1) {
    const [x, y] = project(stage.cam, [
      bell(rnd) * 3.6 - light.sun[0] * 1.2,
      between(rnd, -1.2, 7.5),
      0,
    ]);
    const s = between(rnd, 8, 24) * ((y - 520) / 320);
    dapple += [0, 2.1, 4.2].map((d) => leaf(x, y, s, s * 0.34, d + rnd())).join('');
  }
  if (light.hour !== 'blue') canvas.path(dapple, tone(light, color, 0), 0.5);
  drawAll(stage, items);
  const hang = light.lamps > 0.3;
  if (hang) for (const y of [2.4, 3.9, 5.4]) items.push(lantern(0, y, 2.1, 0.22));
  if (hang) drawAll(stage, items.slice(-3));
  for (const y of [6.6, 3.6, 0.6]) vine(stage, [p0 - 0.4, y, 2.72], [p1 + 0.4, y, 2.72], 210);
  for (const x of [p0, 0, p1]) vine(stage, [x, -0.8, 2.82], [x, 7.1, 2.82], 170);
  return canvas;
}
