import type { Canvas, Pt } from '../core/canvas.ts';
import { polygon } from '../core/canvas.ts';
import type { Light } from '../core/light.ts';
import { tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';

/** Draws a plant standing at (0, 0), 100 px to the metre, y upwards negative. */
export type Plant = (canvas: Canvas, light: Light, rnd: Rng) => void;

/** A tapering limb with a lit and a shaded side. */
export function limb(
  canvas: Canvas,
  light: Light,
  points: readonly Pt[],
  width: number,
  base: string,
  taper = 0.35,
): void {
  const left: Pt[] = [];
  const right: Pt[] = [];
  points.forEach(([x, y], i) => {
    const w = (width / 2) * (1 - (1 - taper) * (i / (points.length - 1)));
    left.push([x - w, y]);
    right.push([x + w, y]);
  });
  canvas.path(polygon([...left, ...right.toReversed()]), tone(light, base, -1));
  const middle = points.map(([x, y], i): Pt => [
    x - Math.sign(light.sun[0]) * width * 0.08 * (1 - i / points.length),
    y,
  ]);
  const sunny = light.sun[0] > 0 ? right : left;
  canvas.path(polygon([...middle, ...sunny.toReversed()]), tone(light, base, 0.8));
}
