import type { Canvas, Pt } from '../core/canvas.ts';
import { ellipse, polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Light } from '../core/light.ts';
import { distant, tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { at, between, createNoise } from '../core/random.ts';

export interface Ridge {
  /** The y of its foot. */
  readonly base: number;
  readonly height: number;
  /** 0 near, 1 faded into the haze. */
  readonly far: number;
  readonly color: string;
  readonly cover?: 'bare' | 'pines' | 'terraces' | 'olives' | 'village' | 'scrub';
  /** Height of the ridge (0–1) along the picture (0–1). */
  readonly shape?: (x: number) => number;
  /** Lumps per picture width. */
  readonly lumps?: number;
}

const STEP = 10;

function ridgeLine(canvas: Canvas, rnd: Rng, ridge: Ridge): Pt[] {
  const noise = createNoise(rnd);
  const lumps = ridge.lumps ?? 4;
  const points: Pt[] = [];
  for (let x = -40; x <= canvas.width + 40; x += STEP) {
    const k = x / canvas.width;
    const bumps =
      0.62 +
      0.3 * noise(k * lumps + 7) +
      0.12 * noise(k * lumps * 2.7) +
      0.05 * noise(k * lumps * 8);
    points.push([x, ridge.base - ridge.height * Math.max(0, bumps * (ridge.shape?.(k) ?? 1))]);
  }
  return points;
}

/** Shaded flanks: from each peak a spur runs down on the side away from the sun. */
function spurs(
  canvas: Canvas,
  rnd: Rng,
  light: Light,
  line: Pt[],
  ridge: Ridge,
  color: string,
): void {
  const away = light.sun[0] > 0 ? -1 : 1;
  let d = '';
  line.forEach((p, i) => {
    const [before, after] = [line[i - 4], line[i + 4]];
    if (!before || !after || p[1] > before[1] || p[1] > after[1]) return;
    const drop = ridge.base - p[1];
    if (drop < 12) return;
    const run: Pt[] = [];
    for (let j = 0; j < 14; j += 1) {
      const q = line[i + away * j * 3];
      if (!q || (j > 2 && q[1] < p[1])) break;
      run.push(q);
    }
    const end = run.at(-1) ?? p;
    d += polygon([
      ...run,
      [end[0] + away * drop * 0.25, Math.min(ridge.base, end[1] + drop * 0.55)],
      [p[0] + away * drop * between(rnd, 0.25, 0.5), p[1] + drop * 0.75],
      [p[0] + away * drop * 0.12, p[1] + drop * 0.5],
      [p[0] + away * drop * 0.26, p[1] + drop * 0.26],
    ]);
  });
  canvas.path(d, shift(color, -0.04), 0.4, canvas.blur(5));
}

function heightAt(line: Pt[], x: number): number {
  return at(line, Math.max(0, Math.min(line.length - 1, Math.round((x + 40) / STEP))))[1];
}

/** Trees on a slope: dark crowns with a sunlit cap, thinning upwards. */
function trees(
  canvas: Canvas,
  rnd: Rng,
  light: Light,
  line: Pt[],
  ridge: Ridge,
  color: string,
): void {
  const pines = ridge.cover === 'pines';
  const near = 1 - ridge.far;
  const size = pines ? 5 + near * 17 : 3 + near * 10;
  const count = Math.min(
    1500,
    Math.round(((canvas.width * ridge.height) / (size * size)) * (pines ? 0.85 : 0.2)),
  );
  const side = Math.sign(light.sun[0]);
  let [dark, lit, far] = ['', '', ''];
  const spots = Array.from({ length: count }, (): Pt => {
    const x = between(rnd, 0, canvas.width);
    const top = heightAt(line, x);
    return [x, top + (ridge.base - top + size) * rnd() ** 1.1];
  }).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const s = size * between(rnd, 0.6, 1.15);
    if (pines) {
      const h = s * between(rnd, 1.3, 2.1);
      const tree = polygon([
        [x - s * 0.42, y],
        [x - s * 0.3, y - h * 0.45],
        [x, y - h],
        [x + s * 0.3, y - h * 0.45],
        [x + s * 0.42, y],
      ]);
      if (rnd() < 0.5) dark += tree;
      else far += tree;
      lit += polygon([
        [x, y - h],
        [x + side * s * 0.3, y - h * 0.45],
        [x + side * s * 0.36, y - h * 0.1],
        [x + side * s * 0.08, y - h * 0.4],
      ]);
    } else {
      dark += ellipse(x, y, s * 0.6, s * 0.42);
      lit += ellipse(x + side * s * 0.16, y - s * 0.12, s * 0.38, s * 0.24);
    }
  }
  canvas.path(far, shift(color, -0.03));
  canvas.path(dark, shift(color, -0.07 * near - 0.02));
  canvas.path(lit, mix(shift(color, 0.05), light.glow, 0.1), pines ? 0.55 : 0.8);
}

/** Dry-stone terraces: contour walls following the slope. */
function terraces(canvas: Canvas, rnd: Rng, line: Pt[], ridge: Ridge, color: string): void {
  let [walls, beds] = ['', ''];
  for (let k = 0.16; k < 1; k += between(rnd, 0.085, 0.13)) {
    const start = between(rnd, -0.1, 0.35) * canvas.width;
    const end = start + between(rnd, 0.3, 0.9) * canvas.width;
    const upper = line
      .filter(([x]) => x > start && x < end)
      .map(([x, y]): Pt => [x, y + (ridge.base - y) * k + Math.sin(x / 90 + k * 9) * 3]);
    if (upper.length < 4) continue;
    const thick = 2 + (1 - ridge.far) * 5;
    walls += polygon([...upper, ...upper.toReversed().map(([x, y]): Pt => [x, y + thick])]);
    beds += polygon([
      ...upper.map(([x, y]): Pt => [x, y + thick]),
      ...upper.toReversed().map(([x, y]): Pt => [x, y + thick * 3]),
    ]);
  }
  canvas.path(beds, shift(color, 0.03, 1.1), 0.8);
  canvas.path(walls, shift(color, -0.05, 0.7), 0.8);
}

/** Small houses in clusters: lit front, shaded flank, a dark window or two. */
function village(canvas: Canvas, rnd: Rng, light: Light, line: Pt[], ridge: Ridge): void {
  const side = Math.sign(light.sun[0]);
  const size = 6 + (1 - ridge.far) * 20;
  const lit = distant(light, tone(light, '#fbf6ec', 0.9), ridge.far * 0.6);
  const shade = distant(light, tone(light, '#f4efe6', -1), ridge.far * 0.6);
  const centers = Array.from({ length: 3 }, () => between(rnd, 0.05, 0.95) * canvas.width);
  const houses = Array.from({ length: 44 }, () => {
    const x = at(centers, Math.floor(rnd() * 3)) + (rnd() + rnd() - 1) * canvas.width * 0.13;
    const top = heightAt(line, x);
    return [x, top + (ridge.base - top) * between(rnd, 0.3, 0.97)] as const;
  }).toSorted((a, b) => a[1] - b[1]);
  for (const [x, y] of houses) {
    const w = size * between(rnd, 0.7, 1.6);
    const h = size * between(rnd, 0.55, 0.9);
    canvas.rect(x, y - h, w, h, lit);
    canvas.rect(side > 0 ? x : x + w * 0.66, y - h, w * 0.34, h, shade);
    const warm = light.lamps > 0.8 && rnd() < 0.7;
    canvas.rect(x + w * 0.45, y - h * 0.65, w * 0.14, h * 0.3, warm ? '#ffd08a' : shade);
  }
}

/** Paint one ridge of hills with what grows on it. */
export function drawRidge(canvas: Canvas, light: Light, rnd: Rng, ridge: Ridge): Pt[] {
  const line = ridgeLine(canvas, rnd, ridge);
  const color = distant(light, tone(light, ridge.color, 0.45), ridge.far * 0.85);
  const body: Pt[] = [...line, [canvas.width + 60, ridge.base + 8], [-60, ridge.base + 8]];
  const peak = Math.min(...line.map((p) => p[1]));
  const d = polygon(body);
  canvas.path(
    d,
    canvas.linear(
      [0, peak],
      [0, ridge.base],
      [
        [0, color],
        [1, mix(color, light.haze, 0.35)],
      ],
    ),
  );
  spurs(canvas, rnd, light, line, ridge, color);
  canvas.clip(
    polygon([
      ...line.map(([x, y]): Pt => [x, y - 30]),
      [canvas.width + 60, ridge.base + 4],
      [-60, ridge.base + 4],
    ]),
    () => {
      if (ridge.cover === 'terraces') terraces(canvas, rnd, line, ridge, color);
      if (ridge.cover && ridge.cover !== 'bare') {
        if (ridge.cover !== 'village')
          trees(
            canvas,
            rnd,
            light,
            line,
            ridge,
            mix(color, distant(light, tone(light, '#66785a', 0.4), ridge.far * 0.85), 0.6),
          );
        else village(canvas, rnd, light, line, ridge);
      }
    },
  );
  return line;
}

/** A headland's profile: high on one side, sinking to the other. */
export function headland(from: 'left' | 'right', reach: number): (x: number) => number {
  return (x) => {
    const k = from === 'left' ? x : 1 - x;
    return Math.max(0, 1 - Math.max(0, k) / reach) ** 0.75;
  };
}
