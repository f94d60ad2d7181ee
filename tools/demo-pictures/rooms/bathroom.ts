import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import type { Canvas, Pt } from '../core/canvas.ts';
import { ellipse, polygon } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import { box, drawAll, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { choose } from '../core/random.ts';
import type { Face, Stage } from '../core/stage.ts';
import { paintFace } from '../core/stage.ts';
import { slabs } from '../core/texture.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { pot, tuft } from '../nature/shrubs.ts';
import { drawPlant } from '../nature/stand.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import { setUp } from '../scenes/setup.ts';
import { createRoom } from './room.ts';
import { lamp } from './soft.ts';

const ring = (stage: Stage, x: number, y: number, z: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    return project(stage.cam, [x + Math.cos(a) * rx, y + Math.sin(a) * ry, z] satisfies V3);
  });

/** A freestanding oval tub, half full. */
function tub(stage: Stage, x: number, y: number, color: string): void {
  const { canvas, light } = stage;
  const rings = [0, 0.08, 0.3, 0.6].map((z, i) =>
    ring(stage, x, y, z, [0.62, 0.7, 0.8, 0.92][i] ?? 0.9, [0.3, 0.34, 0.38, 0.44][i] ?? 0.4),
  );
  canvas.path(
    polygon(ring(stage, x, y, 0.005, 0.95, 0.46)),
    tone(light, '#6b5d50', -1),
    0.28,
    canvas.blur(9),
  );
  const xs = rings.flat().map((p) => p[0]);
  const [l, r] = [Math.min(...xs), Math.max(...xs)];
  const shade = canvas.linear(
    [l, 0],
    [r, 0],
    light.sun[0] < 0
      ? [
          [0, tone(light, color, 0.9)],
          [0.5, tone(light, color, 0.3)],
          [1, tone(light, shift(color, -0.07), -0.5)],
        ]
      : [
          [0, tone(light, shift(color, -0.07), -0.5)],
          [0.5, tone(light, color, 0.3)],
          [1, tone(light, color, 0.9)],
        ],
  );
  for (let i = 0; i + 1 < rings.length; i += 1) {
    const [a, b] = [rings[i] ?? [], rings[i + 1] ?? []];
    for (let j = 0; j < a.length; j += 1) {
      const k = (j + 1) % a.length;
      const quad = [a[j], a[k], b[k], b[j]].filter((p): p is Pt => p !== undefined);
      canvas.path(polygon(quad), shade, 1, `stroke="none"`);
    }
    canvas.path(polygon(a), shade);
  }
  canvas.path(polygon(rings[3] ?? []), tone(light, color, 1));
  canvas.path(polygon(ring(stage, x, y, 0.59, 0.85, 0.37)), tone(light, shift(color, -0.09), -0.6));
  canvas.path(polygon(ring(stage, x, y - 0.02, 0.5, 0.8, 0.32)), light.pool.light, 0.75);
}

/** A bathroom: tub by the window, a basin under a round mirror, tiles halfway up. */
export function drawBathroom(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { canvas, rnd, turn, landscape } = setup;
  const { glaze: tile, plaster } = spec.house.palette;
  const wood = landscape === 'sapanca';
  const half = 2.5;
  const depth = 3.7;
  const wx = turn * -0.5;
  const arched = !wood && rnd() < 0.55;
  const room = createRoom(spec, setup, {
    half,
    depth,
    height: 2.7,
    wall: plaster,
    floor: choose(rnd, ['#d7c9b1', '#c9b697', '#b9b2a3']),
    floorTexture: slabs(0.45, 0.45, 1.5),
    eye: [turn * 0.5, -1.75, 1.5],
    yaw: turn * -0.06,
    focal: 1390,
    cy: 540,
    windows: [[wx - 1.25, 0.98, wx + 1.25, 2.4]],
    arched,
  });
  const { stage } = room;
  const dado = (face: Face) =>
    paintFace(stage, face, tile, { texture: slabs(0.16, 0.16, 1.5), shadow: false });
  dado({ o: [-half, depth - 0.01, 0], u: [half * 2, 0, 0], v: [0, 0, 0.93] });
  dado(
    turn === 1
      ? { o: [half - 0.01, depth, 0], u: [0, -depth, 0], v: [0, 0, 1.15] }
      : { o: [-half + 0.01, 0, 0], u: [0, depth, 0], v: [0, 0, 1.15] },
  );
  const [c0, c1] = turn === 1 ? [1.85, 2.48] : [-2.48, -1.85];
  drawAll(stage, [
    box([c0, 1.5, 0.5], [c1, 3.3, 0.62], '#efe8da', { casts: false, foot: 0 }),
    box([c0 + 0.05, 1.55, 0.1], [c1 - 0.02, 3.25, 0.5], '#b58c63', {
      casts: false,
      foot: 0.3,
      texture: slabs(0.6, 0.4),
    }),
    thing([c0, 1.9, 0.62], [c1, 2.9, 0.8], (s) => {
      const x = (c0 + c1) / 2;
      s.canvas.path(polygon(ring(s, x, 2.4, 0.63, 0.2, 0.32)), tone(s.light, '#cfc4b2', -1));
      s.canvas.path(polygon([...ring(s, x, 2.4, 0.76, 0.25, 0.4)]), tone(s.light, '#fbf6ec', 0.8));
      s.canvas.path(polygon(ring(s, x, 2.4, 0.755, 0.2, 0.34)), tone(s.light, '#d9cfbf', -0.4));
    }),
  ]);
  const mx = turn * (half - 0.03);
  const mirror = (r: number): V3[] =>
    Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * Math.PI * 2;
      return [mx, 2.4 + Math.cos(a) * r, 1.62 + Math.sin(a) * r];
    });
  const frame = mirror(0.56).map((p) => project(stage.cam, p));
  const glassShape = mirror(0.52).map((p) => project(stage.cam, p));
  const xs = glassShape.map((p) => p[0]);
  canvas.path(polygon(frame), tone(stage.light, '#a57c52', 0.3));
  canvas.path(
    polygon(glassShape),
    canvas.linear(
      [Math.min(...xs), 400],
      [Math.max(...xs), 620],
      [
        [0, setup.light.sky[1]?.[1] ?? '#dde', 1],
        [0.6, tone(stage.light, '#dfe3dc', 0.4)],
        [1, tone(stage.light, '#b9bdb4', 0)],
      ],
    ),
  );
  const tx = turn * -1.75;
  drawAll(stage, [
    box([tx - 0.22, 1.5, 0.42], [tx + 0.22, 1.94, 0.47], '#a97f58', { foot: 0 }),
    box([tx - 0.18, 1.54, 0], [tx + 0.18, 1.9, 0.42], '#8f6d4c', { foot: 0.4 }),
    box([tx - 0.17, 1.57, 0.47], [tx + 0.17, 1.87, 0.56], '#f7f1e6', { foot: 0 }),
    box(
      [tx - 0.15, 1.58, 0.56],
      [tx + 0.15, 1.86, 0.64],
      choose(rnd, ['#d09a74', '#9fb0aa', '#e3cda9']),
      { foot: 0 },
    ),
  ]);
  tub(stage, turn * -0.35, 2.75, '#faf5ec');
  const tap = project(stage.cam, [turn * -1.35, 2.75, 0]);
  const tapTop = project(stage.cam, [turn * -1.35, 2.75, 0.98]);
  canvas.stroke(
    `M${tap[0]} ${tap[1]}V${tapTop[1]}q0 -22 ${turn * 26} -22q${turn * 26} 0 ${turn * 26} 22v12`,
    tone(stage.light, '#b0894f', 0.4),
    7,
  );
  const hook = project(stage.cam, [turn * 1.35, depth - 0.02, 1.8]);
  canvas.path(
    polygon([
      [hook[0] - 44, hook[1]],
      [hook[0] + 44, hook[1]],
      [hook[0] + 48, hook[1] + 215],
      [hook[0] - 46, hook[1] + 215],
    ]),
    tone(stage.light, '#f6efe3', 0.5),
  );
  canvas.path(
    polygon([
      [hook[0] - 4, hook[1]],
      [hook[0] + 12, hook[1]],
      [hook[0] + 9, hook[1] + 215],
      [hook[0] - 14, hook[1] + 215],
    ]),
    tone(stage.light, '#d9cdb9', 0.1),
    0.7,
  );
  canvas.rect(hook[0] - 46, hook[1] + 178, 94, 9, tone(stage.light, '#c48a62', 0.4));
  canvas.path(ellipse(hook[0], hook[1], 6, 6), tone(stage.light, '#8d6b49', 0.3));
  lamp(stage, turn * 1.5, 2.4, 2.05, 2.7, 0.15, true);
  drawPlant(
    stage,
    pot(0.42, tuft(1, 0.8, FOLIAGE.citrus)),
    [turn * -2.1, 3.5, 0],
    `${spec.id}/pot`,
  );
  if (stage.light.lamps > 0.8)
    canvas.glow(project(stage.cam, [turn * 1.2, 2.4, 1.8]), 620, '#ffb968', 0.35);
  return canvas;
}
