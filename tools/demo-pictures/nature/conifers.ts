import type { Pt } from '../core/canvas.ts';
import { polygon, smooth } from '../core/canvas.ts';
import { bell, between } from '../core/random.ts';
import type { Foliage, Lobe } from './leaves.ts';
import { drawLobes, FOLIAGE, leaf, lit } from './leaves.ts';
import type { Plant } from './limb.ts';
import { limb } from './limb.ts';

/** A cypress: a narrow flame of upward strokes. */
export function cypress(height: number, slim = 1): Plant {
  return (canvas, light, rnd) => {
    const h = height * 100;
    const w = h * 0.085 * slim * between(rnd, 0.85, 1.15);
    const tones = lit(light, FOLIAGE.cypress);
    const side = Math.sign(light.sun[0]);
    const profile = (k: number) =>
      w * Math.sin(Math.PI * Math.min(1, k * 0.9 + 0.1)) ** 0.65 * (1 - k * 0.25);
    const edge: Pt[] = [];
    for (let i = 0; i <= 12; i += 1)
      edge.push([-profile(i / 12) * between(rnd, 0.9, 1.1), -h * (0.03 + (0.97 * i) / 12)]);
    for (let i = 12; i >= 0; i -= 1)
      edge.push([profile(i / 12) * between(rnd, 0.9, 1.1), -h * (0.03 + (0.97 * i) / 12)]);
    limb(
      canvas,
      light,
      [
        [0, 4],
        [0, -h * 0.08],
      ],
      h * 0.03,
      '#6b5a4b',
      1,
    );
    canvas.path(smooth(edge), tones.dark);
    let [mid, pale, fringe] = ['', '', ''];
    for (let i = 0; i < 150; i += 1) {
      const k = rnd() ** 0.9;
      const p = profile(k);
      const x = between(rnd, -1, 1) * p;
      const stroke = (dx: number) =>
        leaf(
          x + dx,
          -h * (0.04 + k * 0.9),
          h * between(rnd, 0.03, 0.06),
          w * 0.1,
          -Math.PI / 2 + (x / p) * 0.25,
        );
      if (Math.abs(x) > p * 0.72) fringe += stroke(0);
      else if (x * side > -p * 0.1) mid += stroke(0);
      if (x * side > p * 0.3 && rnd() < 0.75) pale += stroke(side * p * 0.1);
    }
    canvas.path(fringe, tones.dark);
    canvas.path(mid, tones.mid);
    canvas.path(pale, tones.light, 0.85);
  };
}

/** A red pine: a leaning trunk that carries flat plates of needles. */
export function pine(height: number, spread = 1, foliage: Foliage = FOLIAGE.pine): Plant {
  return (canvas, light, rnd) => {
    const h = height * 100;
    const lean = bell(rnd) * h * 0.14;
    limb(
      canvas,
      light,
      [
        [0, 5],
        [lean * 0.2, -h * 0.3],
        [lean * 0.7, -h * 0.6],
        [lean, -h * 0.9],
      ],
      h * 0.055,
      '#8c6650',
      0.4,
    );
    const lobes: Lobe[] = [];
    for (let i = 0; i < 10; i += 1) {
      const k = 0.48 + (i / 10) * 0.5;
      const reach = h * 0.3 * spread * (1.15 - (k - 0.48) * 1.5);
      const x = lean * k + between(rnd, -1, 1) * reach;
      limb(
        canvas,
        light,
        [
          [lean * k, -h * (k - 0.05)],
          [x, -h * k],
        ],
        h * 0.018,
        '#7d5a48',
      );
      lobes.push({
        x,
        y: -h * k - h * 0.02,
        rx: h * between(rnd, 0.13, 0.2) * spread,
        ry: h * between(rnd, 0.055, 0.085),
      });
    }
    drawLobes(canvas, light, rnd, lobes, foliage, Math.max(7, h * 0.017), 1.1);
  };
}

/** A forest spruce or fir for the lake: tiers of drooping boughs. */
export function fir(height: number): Plant {
  return (canvas, light, rnd) => {
    const h = height * 100;
    const tones = lit(light, FOLIAGE.wet);
    const side = Math.sign(light.sun[0]);
    limb(
      canvas,
      light,
      [
        [0, 4],
        [0, -h * 0.2],
      ],
      h * 0.03,
      '#6a5548',
      1,
    );
    let [dark, mid, pale] = ['', '', ''];
    for (let i = 0; i < 19; i += 1) {
      const k = i / 19;
      const y = -h * (0.1 + k * 0.84);
      const reach = h * 0.2 * (1 - k) ** 0.8 + h * 0.012;
      for (let j = 0; j < 9; j += 1) {
        const f = (j / 8) * 2 - 1 + bell(rnd) * 0.1;
        const bough = leaf(
          f * reach * 0.1,
          y - h * 0.035,
          reach * (0.5 + 0.4 * Math.abs(f)),
          h * 0.017,
          f < 0 ? Math.PI - 0.5 - (1 + f) * 0.7 : 0.5 + (1 - f) * 0.7,
        );
        if (f * side > 0.3) mid += bough;
        else dark += bough;
        if (f * side > 0.55 && rnd() < 0.6)
          pale += leaf(
            f * reach * 0.3,
            y - h * 0.035,
            reach * 0.6,
            h * 0.01,
            f < 0 ? Math.PI - 0.5 : 0.5,
          );
      }
    }
    canvas.path(
      polygon([
        [-h * 0.13, -h * 0.1],
        [0, -h],
        [h * 0.13, -h * 0.1],
      ]),
      tones.dark,
    );
    canvas.path(dark, tones.dark);
    canvas.path(mid, tones.mid);
    canvas.path(pale, tones.light, 0.7);
  };
}
