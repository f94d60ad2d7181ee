import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import { polygon, smooth } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import { tone } from '../core/light.ts';
import type { Face, Stage } from '../core/stage.ts';
import { fill, part } from '../core/stage.ts';

/** A sheer curtain beside a window, with folds. */
export function curtain(
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  z1: number,
  color = '#f6efe2',
  opacity = 0.86,
): void {
  const folds = 7;
  for (let i = 0; i < folds; i += 1) {
    const a = x0 + ((x1 - x0) * i) / folds;
    const b = x0 + ((x1 - x0) * (i + 1)) / folds;
    const sway = (i % 2 === 0 ? 0.03 : -0.02) * Math.sign(x1 - x0);
    const points: V3[] = [
      [a, y, z1],
      [b, y, z1],
      [b + sway, y - 0.06, 0.03],
      [a + sway, y - 0.06, 0.03],
    ];
    fill(stage, points, tone(stage.light, color, i % 2 === 0 ? 0.95 : 0.1), opacity);
  }
}

/** A soft cushion as a rounded shape on a world rectangle. */
export function cushion(stage: Stage, face: Face, color: string, lambert = 0.4): void {
  const bulge = [
    [0.04, 0.02],
    [0.5, -0.05],
    [0.96, 0.02],
    [1.04, 0.5],
    [0.95, 0.97],
    [0.5, 0.93],
    [0.05, 0.97],
    [-0.04, 0.5],
  ] as const;
  const shape = bulge.map(([s, t]) => project(stage.cam, part(face, s, t, 1, 1).o));
  stage.canvas.path(smooth(shape), tone(stage.light, color, lambert));
  const low = [
    [0.04, 0.02],
    [0.5, -0.04],
    [0.96, 0.02],
    [1.02, 0.4],
    [0.5, 0.2],
    [-0.02, 0.4],
  ] as const;
  stage.canvas.path(
    smooth(low.map(([s, t]) => project(stage.cam, part(face, s, t, 1, 1).o))),
    tone(stage.light, shift(color, -0.06), -0.2),
    0.6,
  );
}

/** A lamp with a linen shade hung from the ceiling, or standing when `z0` is its foot. */
export function lamp(
  stage: Stage,
  x: number,
  y: number,
  z0: number,
  z1: number,
  radius: number,
  hung: boolean,
): void {
  const { canvas, cam } = stage;
  const burning = stage.light.lamps > 0.3;
  const [a, b] = [project(cam, [x, y, z0]), project(cam, [x, y, z1])];
  const r = project(cam, [x + radius, y, z1])[0] - project(cam, [x, y, z1])[0];
  const shade = hung ? a : b;
  const h = r * 1.1;
  canvas.stroke(
    `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`,
    tone(stage.light, '#6d563f', 0.1),
    hung ? 2 : r * 0.12,
  );
  canvas.path(
    polygon([
      [shade[0] - r, shade[1]],
      [shade[0] + r, shade[1]],
      [shade[0] + r * 0.62, shade[1] - h],
      [shade[0] - r * 0.62, shade[1] - h],
    ]),
    burning ? '#ffdfa6' : tone(stage.light, mix('#efe0c4', '#d9c19a', 0.3), 0.6),
  );
  if (burning)
    canvas.glow(
      [shade[0], shade[1] - h * 0.4],
      r * 6,
      stage.light.glow,
      0.5 * Math.max(0.5, stage.light.lamps),
    );
}
