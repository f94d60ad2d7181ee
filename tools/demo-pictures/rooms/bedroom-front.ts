import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { line } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import { box, drawAll, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, choose } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { fill, paintFace } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { bush, pot } from '../nature/shrubs.ts';
import { drawPlant } from '../nature/stand.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import { setUp } from '../scenes/setup.ts';
import { createRoom, patch } from './room.ts';
import { curtain, cushion, lamp } from './soft.ts';

/** Soft creases that run down the front of a spread. */
function creases(
  stage: Stage,
  half: number,
  y: number,
  z0: number,
  z1: number,
  color: string,
): void {
  const d = [-0.8, -0.45, 0.1, 0.5, 0.85].map((k) =>
    line([
      project(stage.cam, [k * half, y, z1]),
      project(stage.cam, [k * half + 0.03, y - 0.01, z0]),
    ]),
  );
  stage.canvas.stroke(d.join(''), tone(stage.light, shift(color, -0.08), 0), 3, 0.5);
}

/** A bedroom seen from the foot of the bed: a window on either side of the headboard. */
export function drawBedroomFront(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { canvas, rnd, turn, landscape, light } = setup;
  const wood = landscape === 'sapanca';
  const { plaster: wall, floor, accent: cover } = spec.house.palette;
  const accent = choose(rnd, ['#a9b3a0', '#c99f80', '#9fb1b8', '#d8c6a6']);
  const depth = 4.4;
  const room = createRoom(spec, setup, {
    half: 3.3,
    depth,
    height: 2.8,
    wall,
    floor,
    floorTexture: /^#d[8c]/.test(floor) ? slabs(0.7, 0.7) : boards(0.19, true),
    eye: [turn * between(rnd, 0.3, 0.8), -2.2, 1.5],
    yaw: turn * -0.06,
    focal: 1260,
    cy: 570,
    windows: [
      [-2.95, 0.3, -1.45, 2.4],
      [1.45, 0.3, 2.95, 2.4],
    ],
    sideWindows: [[1.4, 0.1, 3.4, 2.4]],
  });
  const { stage } = room;
  for (const x of [-2.95, 1.45]) {
    curtain(stage, x - 0.2, x + 0.22, depth - 0.1, 2.6);
    curtain(stage, x + 1.7, x + 1.3, depth - 0.1, 2.6);
  }
  const panel = { o: [-1.2, depth - 0.03, 0] as V3, u: [2.4, 0, 0] as V3, v: [0, 0, 2.8] as V3 };
  paintFace(stage, panel, wood ? '#b98f66' : landscape === 'inland' ? '#d6c4a6' : accent, {
    shadow: false,
    foot: 0.15,
    ...(wood ? { texture: boards(0.2) } : landscape === 'inland' ? { texture: stone(0.22) } : {}),
  });
  const rug = choose(rnd, ['#e6d8bf', '#d9c0a0', '#cfd0c4']);
  fill(
    stage,
    [
      [-1.9, 0.5, 0.01],
      [1.9, 0.5, 0.01],
      [1.9, 2.6, 0.01],
      [-1.9, 2.6, 0.01],
    ],
    tone(stage.light, rug, 0.5),
  );
  if (light.hour !== 'blue')
    patch(stage, light, { o: [-1.9, 0.5, 0.012], u: [3.8, 0, 0], v: [0, 2.1, 0] }, room.panes, rug);
  const linen = choose(rnd, ['#f8f3e9', '#f3ebdf', '#efeae0']);
  const [y0, y1] = [2, depth - 0.15];
  drawAll(stage, [
    box([-1.15, depth - 0.14, 0], [1.15, depth - 0.04, 1.2], '#a97f58', {
      texture: boards(0.14, true),
      casts: false,
    }),
    box([-1, y0, 0.1], [1, y1, 0.32], '#9c7650', { foot: 0.3 }),
    box([-1.02, y0 - 0.04, 0.24], [1.02, y1, 0.6], linen, { foot: 0.3 }),
    thing([-1, y0, 0.6], [1, y1, 1.2], (s) => {
      if (light.hour !== 'blue')
        patch(
          s,
          light,
          { o: [-1.02, y0, 0.601], u: [2.04, 0, 0], v: [0, 2.2, 0] },
          room.panes,
          linen,
          0.65,
        );
      creases(s, 1, y0 - 0.05, 0.26, 0.6, linen);
      fill(
        s,
        [
          [-1.04, y0 + 0.15, 0.615],
          [1.04, y0 + 0.15, 0.615],
          [1.04, y0 + 0.85, 0.615],
          [-1.04, y0 + 0.85, 0.615],
        ],
        tone(s.light, cover, 0.6),
      );
      const flank = s.cam.eye[0] > 0 ? 1.045 : -1.045;
      fill(
        s,
        [
          [flank, y0 + 0.15, 0.615],
          [flank, y0 + 0.85, 0.615],
          [flank, y0 + 0.85, 0.22],
          [flank, y0 + 0.15, 0.2],
        ],
        tone(s.light, cover, -0.3),
      );
      for (const x of [-0.92, 0.06]) {
        cushion(s, { o: [x, y1 - 0.35, 0.6], u: [0.86, 0, 0], v: [0, 0.2, 0.5] }, linen, 0.75);
      }
      for (const x of [-0.72, 0.2]) {
        cushion(
          s,
          { o: [x, y1 - 0.6, 0.6], u: [0.54, 0, 0], v: [0, 0.14, 0.38] },
          x < 0 ? cover : shift(cover, 0.15, 0.55),
          0.55,
        );
      }
    }),
    box([-1.62, depth - 0.5, 0], [-1.22, depth - 0.1, 0.5], '#a27a54', { casts: false }),
    box([1.22, depth - 0.5, 0], [1.62, depth - 0.1, 0.5], '#a27a54', { casts: false }),
  ]);
  for (const x of [-1.42, 1.42]) lamp(stage, x, depth - 0.3, 0.5, 0.95, 0.16, false);
  drawAll(stage, [
    box([-0.7, 1.15, 0.34], [0.7, 1.6, 0.44], choose(rnd, ['#d9c3a0', '#c49a70', '#b7b9a6']), {
      foot: 0,
    }),
    box([-0.62, 1.2, 0], [-0.52, 1.55, 0.34], '#7d5c40', { foot: 0 }),
    box([0.52, 1.2, 0], [0.62, 1.55, 0.34], '#7d5c40', { foot: 0 }),
  ]);
  drawPlant(stage, pot(0.45, bush(0.8, 1, FOLIAGE.citrus)), [turn * 2.7, 2.2, 0], `${spec.id}/pot`);
  if (stage.light.lamps > 0.8) canvas.glow(project(stage.cam, [0, depth, 1]), 760, '#ffb968', 0.32);
  return canvas;
}
