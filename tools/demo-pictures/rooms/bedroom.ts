import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { ellipse, line, smooth } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import { box, drawAll, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, chance, choose } from '../core/random.ts';
import type { Face, Stage } from '../core/stage.ts';
import { fill } from '../core/stage.ts';
import { boards, slabs } from '../core/texture.ts';
import { pot } from '../nature/shrubs.ts';
import { drawPlant } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import { setUp } from '../scenes/setup.ts';
import { createRoom, patch } from './room.ts';
import { curtain, cushion, lamp } from './soft.ts';

/** Long folds on a spread. */
function folds(
  stage: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  color: string,
): void {
  const d = [0.18, 0.4, 0.63, 0.85].map((k) => {
    const x = x0 + (x1 - x0) * k;
    return line([
      project(stage.cam, [x, y0, z]),
      project(stage.cam, [x + 0.07, (y0 + y1) / 2, z]),
      project(stage.cam, [x - 0.03, y1, z]),
    ]);
  });
  stage.canvas.stroke(d.join(''), tone(stage.light, shift(color, -0.07), 0), 3, 0.5);
}

/** A bedroom: bed along one side, a wide window, linen, a throw, light on the floor. */
export function drawBedroom(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { rnd, turn, landscape, canvas } = setup;
  const wood = landscape === 'sapanca';
  const { plaster: wall, floor, accent: throwColor } = spec.house.palette;
  const half = 3.1;
  const depth = 4.7;
  const w0 = turn * -2.3;
  const room = createRoom(spec, setup, {
    half,
    depth,
    height: 2.8,
    wall,
    floor,
    floorTexture: /^#d[8c]/.test(floor) ? slabs(0.7, 0.7) : boards(0.18, true),
    eye: [turn * 0.9, -1.75, 1.45],
    yaw: turn * -0.12,
    focal: 1290,
    cy: 570,
    windows: [[Math.min(w0, w0 + turn * 3.7), 0.12, Math.max(w0, w0 + turn * 3.7), 2.45]],
  });
  const { stage } = room;
  const windowLeft = Math.min(w0, w0 + turn * 3.7);
  const windowRight = Math.max(w0, w0 + turn * 3.7);
  curtain(stage, windowLeft - 0.45, windowLeft + 0.5, depth - 0.12, 2.6);
  curtain(stage, windowRight + 0.45, windowRight - 0.35, depth - 0.12, 2.6);
  const [bx0, bx1] = turn === 1 ? [0.55, 2.75] : [-2.75, -0.55];
  const linen = choose(rnd, ['#f7f1e6', '#f4ece0', '#f1ece4']);
  const wallX = turn * half;
  const head = turn === 1 ? [2.95, 3.08] : [-3.08, -2.95];
  fill(
    stage,
    [
      [-1.6, 1.1, 0.012],
      [1.7, 1.1, 0.012],
      [1.7, 3.9, 0.012],
      [-1.6, 3.9, 0.012],
    ],
    tone(stage.light, choose(rnd, ['#e9dcc4', '#dfc9aa', '#d5d0c2']), 0.5),
  );
  patch(
    stage,
    room.outside,
    { o: [-1.6, 1.1, 0.013], u: [3.3, 0, 0], v: [0, 2.8, 0] },
    stage.light.hour === 'blue' ? [] : room.panes,
    '#efe2cb',
  );
  const [hx0, hx1] = [Math.min(...head), Math.max(...head)];
  const [y0, y1] = [1.7, 3.7];
  const near = turn === 1 ? bx0 : bx1;
  drawAll(stage, [
    box(
      [hx0, y0 - 0.25, 0],
      [hx1, y1 + 0.25, 1.25],
      wood ? '#8a6446' : choose(rnd, ['#b58c63', '#cfb894', '#a98a6d']),
      { texture: boards(0.2, true), casts: false },
    ),
    box([Math.min(bx0, bx1), y0, 0.12], [Math.max(bx0, bx1) + 0.15, y1, 0.34], '#a98058', {
      foot: 0,
    }),
    box(
      [Math.min(bx0, bx1) + 0.02, y0 + 0.03, 0.34],
      [Math.max(bx0, bx1) + 0.15, y1 - 0.03, 0.62],
      linen,
      { foot: 0.25 },
    ),
    thing([Math.min(bx0, bx1), y0, 0.62], [Math.max(bx0, bx1), y1, 1.1], (s) => {
      const z = 0.63;
      folds(s, Math.min(bx0, bx1), Math.max(bx0, bx1), y0, y1, z, linen);
      if (s.light.hour !== 'blue')
        patch(
          s,
          room.outside,
          { o: [Math.min(bx0, bx1), y0 + 0.03, z], u: [2.2, 0, 0], v: [0, 1.94, 0] },
          room.panes,
          linen,
          0.7,
        );
      const t0 = near + turn * 0.25;
      const t1 = near + turn * 0.95;
      const drape: V3[] = [
        [t0, y0 - 0.04, 0.2],
        [t1, y0 - 0.04, 0.26],
        [t1, y0 + 0.02, z + 0.02],
        [t0, y0 + 0.02, z + 0.02],
      ];
      fill(
        s,
        [
          [t0, y0, z + 0.02],
          [t1, y0, z + 0.02],
          [t1, y1, z + 0.02],
          [t0, y1, z + 0.02],
        ],
        tone(s.light, throwColor, 0.6),
      );
      fill(s, drape, tone(s.light, throwColor, -0.3));
      folds(s, Math.min(t0, t1), Math.max(t0, t1), y0, y1, z + 0.03, throwColor);
      for (const [i, py] of [y0 + 1.06, y0 + 0.12].entries()) {
        const px = wallX - turn * 0.42;
        const face: Face =
          turn === 1
            ? { o: [px - 0.1, py + 0.82, z], u: [0, -0.82, 0], v: [0.2, 0, 0.52] }
            : { o: [px + 0.1, py, z], u: [0, 0.82, 0], v: [-0.2, 0, 0.52] };
        cushion(s, face, linen, 0.75);
        const front: Face =
          turn === 1
            ? { o: [px - 0.32, py + 0.68, z], u: [0, -0.56, 0], v: [0.14, 0, 0.38] }
            : { o: [px + 0.32, py + 0.12, z], u: [0, 0.56, 0], v: [-0.14, 0, 0.38] };
        cushion(s, front, i === 0 ? throwColor : shift(throwColor, 0.16, 0.5), 0.55);
      }
    }),
    box(
      [turn === 1 ? 2.5 : -3.05, y0 - 0.85, 0],
      [turn === 1 ? 3.05 : -2.5, y0 - 0.32, 0.52],
      '#a57c55',
      { casts: false },
    ),
  ]);
  lamp(stage, turn * 2.78, y0 - 0.58, 0.52, 0.95, 0.17, false);
  if (chance(rnd, 0.7)) lamp(stage, turn * 1.2, 2.6, 2.15, 2.8, 0.26, true);
  const art: V3[] = [
    [wallX * 0.995, 2.1, 1.6],
    [wallX * 0.995, 3.3, 1.6],
    [wallX * 0.995, 3.3, 2.3],
    [wallX * 0.995, 2.1, 2.3],
  ];
  fill(stage, art, tone(stage.light, '#faf5ea', 0.6));
  canvas.path(
    smooth(
      [
        [2.3, 1.7],
        [2.7, 2.05],
        [3.1, 1.85],
        [3.1, 1.7],
      ].map(([y, z]) => project(stage.cam, [wallX * 0.99, y ?? 0, z ?? 0])),
    ),
    tone(stage.light, throwColor, 0.4),
  );
  canvas.path(
    ellipse(...project(stage.cam, [wallX * 0.99, 2.5, 2.1]), 12, 16),
    tone(stage.light, '#e5b568', 0.6),
  );
  drawPlant(
    stage,
    pot(0.45, olive(between(rnd, 1.2, 1.5))),
    [turn * -2.6, 3.6, 0],
    `${spec.id}/pot`,
  );

  drawAll(stage, [
    box([turn * -2.1 - 0.35, 1.4, 0.36], [turn * -2.1 + 0.35, 2.1, 0.46], throwColor, { foot: 0 }),
    box([turn * -2.1 - 0.3, 1.46, 0], [turn * -2.1 + 0.3, 2.04, 0.36], '#9c7650', { foot: 0.4 }),
  ]);
  if (stage.light.lamps > 0.8)
    canvas.glow(project(stage.cam, [turn * 2.6, y0, 1]), 700, '#ffb968', 0.35);
  return canvas;
}
