import type { Canvas, Pt } from '../core/canvas.ts';
import { ellipse, smooth } from '../core/canvas.ts';
import { mix } from '../core/color.ts';
import type { Light } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { bell, between } from '../core/random.ts';

/** A flat-bottomed drift of cloud made of a few soft lenses. */
function cloud(canvas: Canvas, rnd: Rng, light: Light, x: number, y: number, w: number): void {
  const h = w * between(rnd, 0.03, 0.06);
  const upper: Pt[] = [];
  const steps = 9;
  for (let i = 0; i <= steps; i += 1) {
    const k = i / steps;
    const swell = Math.sin(Math.PI * k) ** 0.7;
    upper.push([x + (k - 0.5) * w, y - h * swell * between(rnd, 0.55, 1.25)]);
  }
  const lower: Pt[] = [
    [x + w * 0.46, y + h * 0.16],
    [x + w * 0.1, y + h * 0.3],
    [x - w * 0.3, y + h * 0.18],
  ];
  const fill = canvas.linear(
    [x, y - h],
    [x, y + h * 0.3],
    [
      [0, light.cloud, 0.8],
      [1, mix(light.cloud, light.haze, 0.6), 0.1],
    ],
  );
  canvas.path(smooth([...upper, ...lower]), fill, light.hour === 'noon' ? 0.8 : 0.55);
}

/** Paint the sky down to the horizon; `sunX` puts the sun's glow (and disc near the horizon). */
export function drawSky(
  canvas: Canvas,
  light: Light,
  rnd: Rng,
  horizon: number,
  sunX: number,
): void {
  canvas.rect(0, 0, canvas.width, horizon + 4, canvas.linear([0, 0], [0, horizon], light.sky));
  const low = light.hour === 'golden' || light.hour === 'blue';
  canvas.glow(
    [sunX, horizon - (low ? 60 : 420)],
    canvas.width * 0.62,
    light.glow,
    low ? 0.75 : 0.4,
    0.62,
  );
  if (light.hour === 'golden') {
    canvas.path(ellipse(sunX, horizon - 110, 46, 46), '#fff6dc', 0.95);
    canvas.glow([sunX, horizon - 110], 240, '#fff0c0', 0.7);
  }
  if (light.hour === 'blue') {
    for (let i = 0; i < 26; i += 1) {
      const y = between(rnd, 10, horizon * 0.55);
      canvas.path(
        ellipse(between(rnd, 0, canvas.width), y, 1.5, 1.5),
        '#f3e9d8',
        between(rnd, 0.25, 0.8),
      );
    }
  }
  const count = Math.round(between(rnd, 3, 6));
  for (let i = 0; i < count; i += 1) {
    const k = between(rnd, 0.18, 0.88);
    const w = canvas.width * between(rnd, 0.22, 0.5) * (1.15 - k * 0.5);
    cloud(canvas, rnd, light, canvas.width * (0.5 + bell(rnd) * 0.7), horizon * k, w);
  }
}

/** A bank of mist lying over whatever was painted before. */
export function drawMist(
  canvas: Canvas,
  light: Light,
  y: number,
  height: number,
  opacity: number,
): void {
  const fill = canvas.linear(
    [0, y - height],
    [0, y + height],
    [
      [0, light.haze, 0],
      [0.5, light.haze, opacity],
      [1, light.haze, 0],
    ],
  );
  canvas.rect(0, y - height, canvas.width, height * 2, fill);
}
