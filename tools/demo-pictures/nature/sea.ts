import type { Canvas } from '../core/canvas.ts';
import { polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Light } from '../core/light.ts';
import { tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { bell, between } from '../core/random.ts';

const r = (v: number) => Math.round(v * 10) / 10;

/** A thin lens of water light. */
function lens(x: number, y: number, w: number, h: number): string {
  return `M${r(x - w / 2)} ${r(y)}Q${r(x)} ${r(y - h)} ${r(x + w / 2)} ${r(y)}Q${r(x)} ${r(y + h)} ${r(x - w / 2)} ${r(y)}Z`;
}

export interface Sea {
  readonly top: number;
  readonly bottom: number;
  /** Where the sun glitters, in pixels; none when absent. */
  readonly sunX?: number;
  /** A lake is calmer and takes the forest's colour. */
  readonly lake?: boolean;
}

/** Paint open water from the horizon down. */
export function drawSea(canvas: Canvas, light: Light, rnd: Rng, sea: Sea): void {
  const { top, bottom } = sea;
  const span = bottom - top;
  const green = (c: string) => (sea.lake ? mix(c, tone(light, '#6f8f86', 0.4), 0.5) : c);
  const { far, mid, near } = light.sea;
  canvas.rect(
    0,
    top,
    canvas.width,
    span,
    canvas.linear(
      [0, top],
      [0, bottom],
      [
        [0, green(far)],
        [0.12, green(mix(far, mid, 0.5))],
        [0.45, green(mid)],
        [1, green(near)],
      ],
    ),
  );
  let [pale, deep, glitter] = ['', '', ''];
  const count = sea.lake ? 60 : 150;
  for (let i = 0; i < count; i += 1) {
    const k = rnd() ** 1.7;
    const y = top + 3 + k * span;
    const w = (30 + k * 330) * between(rnd, 0.4, 1.3);
    const d = lens(between(rnd, -50, canvas.width + 50), y, w, 0.7 + k * 5);
    if (i % 3 === 0) pale += d;
    else deep += d;
  }
  canvas.path(deep, shift(green(near), -0.02), 0.3);
  canvas.path(pale, mix(green(far), '#ffffff', 0.3), 0.42);
  if (sea.sunX === undefined) return;
  for (let i = 0; i < 150; i += 1) {
    const k = rnd() ** 1.4;
    const spread = 30 + k * 190;
    glitter += lens(
      sea.sunX + bell(rnd) * spread,
      top + 2 + k * span,
      (10 + k * 70) * between(rnd, 0.4, 1.4),
      0.8 + k * 3,
    );
  }
  canvas.path(glitter, mix(light.glow, '#ffffff', 0.35), light.hour === 'noon' ? 0.5 : 0.75);
}

/** A gulet under bare masts, with its reflection. */
export function drawGulet(
  canvas: Canvas,
  light: Light,
  x: number,
  y: number,
  size: number,
  turn: 1 | -1,
): void {
  const p = (dx: number, dy: number) => [x + dx * size * turn, y + dy * size] as const;
  const hull = tone(light, '#8a5d3d', 0.5);
  canvas.path(
    polygon([p(-1, -0.13), p(-0.86, 0.04), p(0.8, 0.04), p(1.1, -0.2), p(0.7, -0.12)]),
    hull,
  );
  canvas.path(
    polygon([p(-0.95, -0.13), p(-0.92, -0.085), p(0.85, -0.085), p(1.08, -0.19), p(0.7, -0.12)]),
    tone(light, '#f6eee0', 0.7),
  );
  canvas.path(
    polygon([p(-0.55, -0.13), p(-0.52, -0.24), p(0.1, -0.24), p(0.14, -0.13)]),
    tone(light, '#efe4d2', 0.3),
  );
  const mast = tone(light, '#6d4a33', 0.1);
  canvas.stroke(
    `M${p(-0.35, -0.2).join(' ')}L${p(-0.35, -1.1).join(' ')}M${p(0.28, -0.15).join(' ')}L${p(0.28, -1.3).join(' ')}`,
    mast,
    Math.max(1, size * 0.028),
  );
  canvas.stroke(
    `M${p(0.28, -1.28).join(' ')}L${p(1.08, -0.2).join(' ')}M${p(-0.35, -1.08).join(' ')}L${p(-0.95, -0.14).join(' ')}M${p(0.28, -1.28).join(' ')}L${p(-0.35, -1.08).join(' ')}`,
    mast,
    0.8,
    0.6,
  );
  canvas.path(polygon([p(-0.9, 0.05), p(0.85, 0.05), p(0.5, 0.22), p(-0.5, 0.2)]), hull, 0.28);
  canvas.path(lens(x, y + size * 0.06, size * 2.5, size * 0.035), '#ffffff', 0.5);
}

/** A small sail far out. */
export function drawSail(canvas: Canvas, light: Light, x: number, y: number, size: number): void {
  const sail = tone(light, '#fffaf0', 0.8);
  canvas.path(
    polygon([
      [x, y - size * 1.5],
      [x + size * 0.6, y - size * 0.12],
      [x, y - size * 0.16],
    ]),
    sail,
  );
  canvas.path(
    polygon([
      [x - size * 0.06, y - size * 1.35],
      [x - size * 0.42, y - size * 0.14],
      [x - size * 0.06, y - size * 0.14],
    ]),
    tone(light, '#f2e8d8', -1),
  );
  canvas.path(
    polygon([
      [x - size * 0.45, y - size * 0.1],
      [x + size * 0.6, y - size * 0.1],
      [x + size * 0.42, y],
      [x - size * 0.36, y],
    ]),
    tone(light, '#47505a', 0.3),
  );
  canvas.path(lens(x, y + 2, size * 1.8, 1.2), '#ffffff', 0.5);
}
