import type { Canvas, Pt } from '../core/canvas.ts';
import { smooth } from '../core/canvas.ts';
import { mix } from '../core/color.ts';
import type { Light } from '../core/light.ts';
import { tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { bell, between } from '../core/random.ts';

const r1 = (v: number) => Math.round(v * 10) / 10;

/** A pointed leaf from its stem end. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (a: number, b: number) => `${r1(x + a * c - b * s)} ${r1(y + a * s + b * c)}`;
  return `M${at(0, 0)}Q${at(length * 0.5, width)} ${at(length, 0)}Q${at(length * 0.5, -width)} ${at(0, 0)}Z`;
}

/** Three tones of one foliage. */
export interface Foliage {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

export const FOLIAGE = {
  olive: { dark: '#59674f', mid: '#84926f', light: '#b3bd96' },
  cypress: { dark: '#2f4a3c', mid: '#46654c', light: '#7c9563' },
  pine: { dark: '#35533f', mid: '#557a4c', light: '#93ad66' },
  citrus: { dark: '#335a3a', mid: '#4f7f44', light: '#93b45c' },
  shrub: { dark: '#47604a', mid: '#6b8758', light: '#a5b57a' },
  lavender: { dark: '#5d6a63', mid: '#8a8fa6', light: '#b5a9cf' },
  vine: { dark: '#3d5f37', mid: '#6a8f45', light: '#b0c663' },
  wet: { dark: '#33524a', mid: '#4d7560', light: '#86a680' },
} as const satisfies Record<string, Foliage>;

/** The three tones under the light. */
export function lit(light: Light, foliage: Foliage): Foliage {
  return {
    dark: tone(light, foliage.dark, -1),
    mid: tone(light, foliage.mid, 0.25),
    light: tone(light, foliage.light, 0.9),
  };
}

/** A lump with an uneven edge. */
function lump(rnd: Rng, x: number, y: number, rx: number, ry: number): string {
  const points: Pt[] = [];
  const turn = rnd() * 6;
  for (let i = 0; i < 11; i += 1) {
    const a = turn + (i / 11) * Math.PI * 2;
    const k = between(rnd, 0.82, 1.14);
    points.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]);
  }
  return smooth(points);
}

export interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Leaves of one lobe, thick at its rim, pushed to one side by (dx, dy). */
function scatter(
  rnd: Rng,
  lobe: Lobe,
  count: number,
  size: number,
  dx: number,
  dy: number,
  reach: number,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = rnd() * Math.PI * 2;
    const k = Math.sqrt(rnd()) * reach;
    const x = lobe.x + dx * lobe.rx + Math.cos(a) * lobe.rx * k;
    const y = lobe.y + dy * lobe.ry + Math.sin(a) * lobe.ry * k;
    const length = size * between(rnd, 0.6, 1.3);
    const turn = Math.cos(a) > 0 ? bell(rnd) * 1.3 : Math.PI + bell(rnd) * 1.3;
    d += leaf(
      x - Math.cos(turn) * length * 0.6,
      y - Math.sin(turn) * length * 0.5,
      length,
      length * 0.36,
      turn,
    );
  }
  return d;
}

/** Paint lobes of leaves: the back half first, each half as a dark body, a middle tone and sunlit caps. */
export function drawLobes(
  canvas: Canvas,
  light: Light,
  rnd: Rng,
  lobes: readonly Lobe[],
  foliage: Foliage,
  size: number,
  density = 1,
): void {
  const side = Math.sign(light.sun[0]);
  const tones = lit(light, foliage);
  const half = Math.ceil(lobes.length / 2);
  for (const [layer, group] of [lobes.slice(0, half), lobes.slice(half)].entries()) {
    let [dark, mid, pale] = ['', '', ''];
    for (const lobe of group) {
      const n = Math.round(Math.min(130, ((lobe.rx * lobe.ry) / (size * size)) * 1.5 * density));
      dark +=
        lump(rnd, lobe.x, lobe.y, lobe.rx * 0.96, lobe.ry * 0.96) +
        scatter(rnd, lobe, n, size * 1.05, 0, 0.03, 1.04);
      mid +=
        lump(
          rnd,
          lobe.x + side * lobe.rx * 0.2,
          lobe.y - lobe.ry * 0.24,
          lobe.rx * 0.56,
          lobe.ry * 0.5,
        ) + scatter(rnd, lobe, n, size, side * 0.16, -0.2, 0.84);
      pale += scatter(rnd, lobe, Math.round(n * 0.7), size * 0.9, side * 0.34, -0.44, 0.52);
    }
    const dim = layer === 0 ? 0.35 : 0;
    canvas.path(dark, tones.dark);
    canvas.path(mid, mix(tones.mid, tones.dark, dim));
    canvas.path(pale, mix(tones.light, tones.mid, dim));
  }
}
