import type { Pt } from '../core/canvas.ts';
import { ellipse, polygon } from '../core/canvas.ts';
import { tone } from '../core/light.ts';
import { bell, between } from '../core/random.ts';
import type { Foliage, Lobe } from './leaves.ts';
import { drawLobes, FOLIAGE, leaf, lit } from './leaves.ts';
import type { Plant } from './limb.ts';

/** Blossom tones of the coast. */
export const BLOSSOM = {
  bougainvillea: '#d0417f',
  oleander: '#e79aa5',
  white: '#fbf4ec',
  apricot: '#ee9a63',
  lavender: '#9d8fc9',
} as const;

function blossoms(color: string, lobes: readonly Lobe[], size: number, share: number): Plant {
  return (canvas, light, rnd) => {
    let [shade, mid, pale] = ['', '', ''];
    const side = Math.sign(light.sun[0]);
    for (const lobe of lobes) {
      const n = Math.round(((lobe.rx * lobe.ry) / (size * size)) * share);
      for (let i = 0; i < n; i += 1) {
        const a = rnd() * Math.PI * 2;
        const k = Math.sqrt(rnd());
        const [u, v] = [Math.cos(a) * k, Math.sin(a) * k];
        const d = ellipse(
          lobe.x + u * lobe.rx,
          lobe.y + v * lobe.ry,
          size * between(rnd, 0.4, 0.7),
          size * between(rnd, 0.3, 0.5),
          rnd() * 3,
        );
        const sunny = u * side - v;
        if (sunny > 0.5) pale += d;
        else if (sunny > -0.35) mid += d;
        else shade += d;
      }
    }
    canvas.path(shade, tone(light, color, -1));
    canvas.path(mid, tone(light, color, 0.4));
    canvas.path(pale, tone(light, color, 1), 1);
    canvas.path(pale, '#ffffff', 0.16);
  };
}

/** A rounded bush `w` × `h` metres, with blossom when a colour is given. */
export function bush(
  w: number,
  h: number,
  foliage: Foliage = FOLIAGE.shrub,
  blossom?: string,
): Plant {
  return (canvas, light, rnd) => {
    const [W, H] = [w * 100, h * 100];
    const lobes: Lobe[] = [];
    const n = Math.max(4, Math.round((w / h) * 7));
    for (let i = 0; i < n; i += 1) {
      const x = between(rnd, -0.5, 0.5) * W * 0.8;
      const y = -H * between(rnd, 0.25, 0.75) * (1 - Math.abs(x / W) * 0.8);
      const r = Math.min(W, H) * between(rnd, 0.24, 0.36);
      lobes.push({ x, y, rx: r * 1.15, ry: r });
    }
    const sorted = lobes.toSorted((a, b) => a.y - b.y);
    drawLobes(canvas, light, rnd, sorted, foliage, Math.max(5, Math.min(W, H) * 0.055));
    if (blossom)
      blossoms(blossom, sorted, Math.max(4.5, Math.min(W, H) * 0.045), 0.8)(canvas, light, rnd);
  };
}

/** Bougainvillea that hangs: widest at the top, trailing down. */
export function cascade(w: number, h: number, color: string = BLOSSOM.bougainvillea): Plant {
  return (canvas, light, rnd) => {
    const [W, H] = [w * 100, h * 100];
    const lobes: Lobe[] = [];
    for (let i = 0; i < 22; i += 1) {
      const k = i / 22;
      const width = k < 0.45 ? 1 : 1 - (k - 0.45) * 1.3;
      lobes.push({
        x: bell(rnd) * 0.42 * W * width,
        y: -H * (1 - k * 0.86),
        rx: Math.min(W, H) * between(rnd, 0.16, 0.24),
        ry: Math.min(W, H) * between(rnd, 0.12, 0.18),
      });
    }
    drawLobes(canvas, light, rnd, lobes, FOLIAGE.shrub, Math.min(W, H) * 0.04);
    blossoms(color, lobes, Math.min(W, H) * 0.03, 1.7)(canvas, light, rnd);
  };
}

/** A tuft of grass or lavender spikes. */
export function tuft(
  w: number,
  h: number,
  foliage: Foliage = FOLIAGE.shrub,
  spike?: string,
): Plant {
  return (canvas, light, rnd) => {
    const tones = lit(light, foliage);
    const paths = ['', '', ''];
    let heads = '';
    const count = Math.round(26 + w * 26);
    for (let i = 0; i < count; i += 1) {
      const x = bell(rnd) * w * 30;
      const angle = -Math.PI / 2 + (x / (w * 50)) * 0.9 + bell(rnd) * 0.25;
      const length = h * 100 * between(rnd, 0.6, 1.05);
      const which = i % 3;
      paths[which] += leaf(x, 3, length, 2.6, angle);
      if (spike && i % 2 === 0) {
        const k = 0.8;
        heads += leaf(
          x + Math.cos(angle) * length * k,
          Math.sin(angle) * length * k,
          length * 0.34,
          4.4,
          angle,
        );
      }
    }
    paths.forEach((d, i) => canvas.path(d, [tones.dark, tones.mid, tones.light][i] ?? tones.mid));
    if (spike) canvas.path(heads, tone(light, spike, 0.7));
  };
}

/** An agave: stout blades in a rosette. */
export function agave(size: number): Plant {
  return (canvas, light, rnd) => {
    const s = size * 100;
    const side = Math.sign(light.sun[0]);
    const blades = Array.from(
      { length: 13 },
      (_, i) => -Math.PI * (0.04 + (0.92 * i) / 12) + bell(rnd) * 0.06,
    );
    for (const a of blades
      .toSorted((p, q) => Math.abs(q + Math.PI / 2) - Math.abs(p + Math.PI / 2))
      .toReversed()) {
      const length = s * between(rnd, 0.75, 1.05);
      canvas.path(leaf(0, 0, length, s * 0.13, a), tone(light, '#8fa596', -1));
      canvas.path(
        leaf(side * 2, 0, length, s * 0.06, a + side * 0.05),
        tone(light, '#b7c8b4', 0.7),
      );
    }
  };
}

/** A clay pot with whatever grows in it. */
export function pot(size: number, plant: Plant, clay = '#c07f5a'): Plant {
  return (canvas, light, rnd) => {
    const s = size * 100;
    const shape: Pt[] = [
      [-s * 0.34, 0],
      [s * 0.34, 0],
      [s * 0.5, -s * 0.78],
      [-s * 0.5, -s * 0.78],
    ];
    canvas.group(`transform="translate(0 ${-Math.round(s * 0.74)})"`, () =>
      plant(canvas, light, rnd),
    );
    canvas.path(polygon(shape), tone(light, clay, 0.1));
    const side = Math.sign(light.sun[0]);
    canvas.path(
      polygon([
        [side * s * 0.06, 0],
        [side * s * 0.34, 0],
        [side * s * 0.5, -s * 0.78],
        [side * s * 0.1, -s * 0.78],
      ]),
      tone(light, clay, 0.9),
    );
    canvas.path(
      polygon([
        [-s * 0.54, -s * 0.74],
        [s * 0.54, -s * 0.74],
        [s * 0.54, -s * 0.88],
        [-s * 0.54, -s * 0.88],
      ]),
      tone(light, clay, 0.6),
    );
    canvas.path(
      polygon([
        [-s * 0.54, -s * 0.74],
        [s * 0.54, -s * 0.74],
        [s * 0.5, -s * 0.68],
        [-s * 0.5, -s * 0.68],
      ]),
      tone(light, clay, -1),
      0.7,
    );
  };
}
