import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { ellipse, smooth } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, drawAll, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, choose } from '../core/random.ts';
import type { Face, Stage } from '../core/stage.ts';
import { corners, fill, lengthOf, part } from '../core/stage.ts';
import { boards, slabs } from '../core/texture.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { bush, pot } from '../nature/shrubs.ts';
import { drawPlant } from '../nature/stand.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import { setUp } from '../scenes/setup.ts';
import { createRoom } from './room.ts';
import { lamp } from './soft.ts';

/** Cupboard fronts: panels with a shadow gap and a small pull. */
function fronts(width: number, color: string) {
  return (stage: Stage, face: Face): void => {
    const n = Math.max(1, Math.round(lengthOf(face.u) / width));
    for (let i = 0; i < n; i += 1) {
      const panel = part(face, i / n + 0.012, 0.12, (i + 1) / n - 0.012, 0.95, 0.004);
      fill(stage, corners(panel), tone(stage.light, shift(color, i % 2 === 0 ? 0.012 : 0), 0.35));
      fill(
        stage,
        corners(part(panel, 0.4, 0.86, 0.6, 0.885, 0.004)),
        tone(stage.light, '#8d6b49', 0.2),
      );
    }
    fill(stage, corners(part(face, 0, 0, 1, 0.1, 0.004)), tone(stage.light, '#5b5048', -1));
  };
}

/** A jar, bowl or bottle at a point. */
function vessel(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  color: string,
): void {
  const [px, py] = project(stage.cam, [x, y, z]);
  const k = project(stage.cam, [x + 1, y, z])[0] - px;
  const [W, H] = [w * k, h * k];
  stage.canvas.path(
    smooth([
      [px - W * 0.3, py],
      [px - W * 0.55, py - H * 0.45],
      [px - W * 0.3, py - H * 0.8],
      [px - W * 0.22, py - H],
      [px + W * 0.22, py - H],
      [px + W * 0.3, py - H * 0.8],
      [px + W * 0.55, py - H * 0.45],
      [px + W * 0.3, py],
    ]),
    tone(stage.light, color, 0.5),
  );
  stage.canvas.path(ellipse(px + W * 0.14, py - H * 0.5, W * 0.1, H * 0.22), '#ffffff', 0.28);
}

/** A bowl heaped with fruit. */
function fruit(stage: Stage, x: number, y: number, z: number, color: string): void {
  const [px, py] = project(stage.cam, [x, y, z]);
  const k = project(stage.cam, [x + 1, y, z])[0] - px;
  for (const [dx, dy, r] of [
    [-0.14, 0.13, 0.06],
    [0.14, 0.13, 0.06],
    [0, 0.13, 0.065],
    [-0.07, 0.19, 0.06],
    [0.08, 0.19, 0.06],
  ] as const) {
    stage.canvas.path(
      ellipse(px + dx * k, py - dy * k, r * k, r * k * 0.94),
      tone(stage.light, color, 0.75),
    );
    stage.canvas.path(
      ellipse(px + dx * k + r * k * 0.2, py - dy * k - r * k * 0.3, r * k * 0.4, r * k * 0.3),
      '#ffffff',
      0.22,
    );
  }
  stage.canvas.path(
    `M${px - k * 0.27} ${py - k * 0.13}H${px + k * 0.27}Q${px + k * 0.2} ${py} ${px + k * 0.08} ${py}H${px - k * 0.08}Q${px - k * 0.2} ${py} ${px - k * 0.27} ${py - k * 0.13}Z`,
    tone(stage.light, '#f2eadc', 0.4),
  );
}

/** A kitchen: a run of cupboards under the window, shelves, an island with stools. */
export function drawKitchen(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { canvas, rnd, turn, landscape } = setup;
  const wood = landscape === 'sapanca';
  const { plaster: wall, floor, joinery: front } = spec.house.palette;
  const depth = 4.5;
  const half = 3.4;
  const wx = turn * -0.6;
  const room = createRoom(spec, setup, {
    half,
    depth,
    height: 2.8,
    wall,
    floor,
    floorTexture: wood || !/^#d[8c]/.test(floor) ? boards(0.2, true) : slabs(0.6, 0.6, 1.3),
    eye: [turn * 0.6, -1.85, 1.62],
    yaw: turn * -0.07,
    focal: 1330,
    cy: 520,
    windows: [[wx - 1.6, 1.08, wx + 1.6, 2.4]],
    sideWindows: [[1, 0.05, 2.9, 2.35]],
  });
  const { stage } = room;
  const tall = turn * 2.55;
  fill(
    stage,
    [
      [-half, depth - 0.01, 0.9],
      [half, depth - 0.01, 0.9],
      [half, depth - 0.01, 1.1],
      [-half, depth - 0.01, 1.1],
    ],
    tone(stage.light, '#e6ded0', 0.4),
  );
  const items: Item[] = [
    box([-half, depth - 0.62, 0], [half, depth, 0.86], front, {
      casts: false,
      foot: 0,
      on: { front: fronts(0.62, front) },
    }),
    box([-half, depth - 0.66, 0.86], [half, depth, 0.91], '#f1eadd', { foot: 0 }),
    box([tall - 0.62, depth - 0.64, 0], [tall + 0.62, depth, 2.4], front, {
      foot: 0,
      on: {
        front: (s, f) => {
          for (const [t0, t1] of [
            [0, 0.36],
            [0.37, 1],
          ] as const)
            fronts(0.62, front)(s, part(f, 0, t0, 1, t1));
        },
      },
    }),
    box([turn * -2.9 - 0.45, depth - 0.28, 1.62], [turn * -2.9 + 0.45, depth, 1.66], '#a97f58', {
      foot: 0,
    }),
    box([turn * -2.9 - 0.45, depth - 0.28, 2.05], [turn * -2.9 + 0.45, depth, 2.09], '#a97f58', {
      foot: 0,
    }),
    thing([turn * -2.9 - 0.4, depth - 0.26, 1.66], [turn * -2.9 + 0.8, depth - 0.01, 2.6], (s) => {
      for (const z of [1.66, 2.09]) {
        for (let i = 0; i < 4; i += 1)
          vessel(
            s,
            turn * -2.9 - 0.33 + i * 0.22,
            depth - 0.15,
            z,
            between(rnd, 0.1, 0.2),
            between(rnd, 0.13, 0.3),
            choose(rnd, ['#f4ecdf', '#c5805a', '#7f98a0', '#d9c29c', '#e9dcc6']),
          );
      }
    }),
    thing([wx - 0.6, depth - 0.5, 0.91], [wx + 0.9, depth - 0.3, 1.3], (s) => {
      vessel(s, wx + 0.7, depth - 0.4, 0.91, 0.14, 0.34, '#7d8f5e');
      const tap = project(s.cam, [wx, depth - 0.2, 0.91]);
      s.canvas.stroke(
        `M${tap[0]} ${tap[1]}v-46q0 -16 ${14 * turn} -16q${14 * turn} 0 ${14 * turn} 16`,
        tone(s.light, '#a88a5c', 0.4),
        5,
      );
    }),
  ];
  const ix = turn * 0.25;
  const island = choose(rnd, ['#d8c7a8', '#b58a62', '#efe7d9']);
  items.push(
    box([ix - 1.45, 1.5, 0], [ix + 1.45, 2.4, 0.86], island, {
      texture: boards(0.16, true),
      casts: true,
    }),
    box([ix - 1.6, 1.3, 0.86], [ix + 1.6, 2.5, 0.93], '#f6f0e4', { foot: 0 }),
    thing([ix - 1, 1.5, 0.93], [ix + 1, 2.3, 1.5], (s) => {
      fruit(s, ix + turn * 0.45, 1.95, 0.93, choose(rnd, ['#ecc04d', '#e58f3f', '#c9503c']));
      vessel(s, ix - turn * 0.75, 2.05, 0.93, 0.17, 0.3, '#f3ece0');
      drawPlant(
        s,
        bush(0.34, 0.32, FOLIAGE.olive),
        [ix - turn * 0.75, 2.05, 1.2],
        `${spec.id}/herb`,
      );
      fill(
        s,
        [
          [ix - 0.25, 1.6, 0.936],
          [ix + 0.2, 1.6, 0.936],
          [ix + 0.24, 1.9, 0.936],
          [ix - 0.2, 1.9, 0.936],
        ],
        tone(s.light, '#b78a5e', 0.6),
      );
    }),
  );
  for (const dx of [-0.95, 0, 0.95]) {
    const x = ix + dx;
    items.push(
      box([x - 0.2, 0.72, 0.6], [x + 0.2, 1.1, 0.66], '#c8a479', { foot: 0 }),
      ...[
        [-0.18, 0.75],
        [0.14, 0.75],
        [-0.18, 1.03],
        [0.14, 1.03],
      ].map(([lx, ly]) =>
        box([x + (lx ?? 0), ly ?? 0, 0], [x + (lx ?? 0) + 0.04, (ly ?? 0) + 0.04, 0.6], '#6f553d', {
          foot: 0,
        }),
      ),
    );
  }
  drawAll(stage, items);
  for (const dx of [-0.85, 0.85]) lamp(stage, ix + dx, 1.95, 1.85, 2.8, 0.18, true);
  drawPlant(stage, pot(0.5, bush(0.9, 1, FOLIAGE.citrus)), [turn * -3, 3.5, 0], `${spec.id}/pot`);
  if (stage.light.lamps > 0.8) canvas.glow(project(stage.cam, [ix, 2, 1.2]), 760, '#ffb968', 0.35);
  return canvas;
}
