import type { Pt } from '../core/canvas.ts';
import { line } from '../core/canvas.ts';
import { tone } from '../core/light.ts';
import { bell, between } from '../core/random.ts';
import type { Foliage, Lobe } from './leaves.ts';
import { drawLobes, FOLIAGE, leaf, lit } from './leaves.ts';
import type { Plant } from './limb.ts';
import { limb } from './limb.ts';

/** An old olive: a twisted trunk and a loose silver crown. */
export function olive(height: number, spread = 1): Plant {
  return (canvas, light, rnd) => {
    const h = height * 100;
    const fork = h * between(rnd, 0.28, 0.36);
    const lean = bell(rnd) * h * 0.12;
    const bark = '#8d7b6b';
    for (const dir of [-1, 1, 0.3]) {
      limb(
        canvas,
        light,
        [
          [lean * 0.7, -fork],
          [lean + dir * h * 0.12, -fork - h * 0.15],
          [lean + dir * h * 0.2 * spread, -h * 0.62],
        ],
        h * 0.06,
        bark,
      );
    }
    limb(
      canvas,
      light,
      [
        [0, 6],
        [h * 0.02, -fork * 0.3],
        [lean * 0.3 - h * 0.02, -fork * 0.6],
        [lean * 0.75, -fork * 1.1],
      ],
      h * 0.13,
      bark,
      0.6,
    );
    const lobes: Lobe[] = [];
    for (let i = 0; i < 18; i += 1) {
      const a = between(rnd, 0, Math.PI * 2);
      const k = Math.sqrt(rnd());
      const r = h * between(rnd, 0.13, 0.2);
      lobes.push({
        x: lean + Math.cos(a) * k * h * 0.36 * spread,
        y: -h * 0.72 + Math.sin(a) * k * h * 0.2,
        rx: r * 1.2,
        ry: r * 0.85,
      });
    }
    drawLobes(
      canvas,
      light,
      rnd,
      lobes.toSorted((a, b) => a.y - b.y),
      FOLIAGE.olive,
      Math.max(6, h * 0.019),
      1.1,
    );
  };
}

/** A fan of palm fronds on a ringed trunk. */
export function palm(height: number): Plant {
  return (canvas, light, rnd) => {
    const h = height * 100;
    const lean = bell(rnd) * h * 0.1;
    limb(
      canvas,
      light,
      [
        [0, 6],
        [lean * 0.2, -h * 0.35],
        [lean * 0.6, -h * 0.65],
        [lean, -h * 0.8],
      ],
      h * 0.055,
      '#94806a',
      0.75,
    );
    const tones = lit(light, FOLIAGE.citrus);
    const fronds = Array.from(
      { length: 19 },
      (_, i) => ((i + between(rnd, -0.3, 0.3)) / 19) * Math.PI * 2,
    );
    for (const [pass, color] of [tones.dark, tones.mid, tones.light].entries()) {
      let d = '';
      fronds.forEach((a, i) => {
        if (i % 3 !== pass) return;
        const length = h * between(rnd, 0.28, 0.38);
        const rise = Math.sin(a) > 0 ? 0.5 : 1;
        const tip: Pt = [
          lean + Math.cos(a) * length,
          -h * 0.82 - Math.sin(-a) * -length * 0.5 * rise + length * 0.25,
        ];
        const bend: Pt = [
          lean + Math.cos(a) * length * 0.5,
          -h * 0.82 + Math.sin(a) * length * 0.4 - length * 0.22,
        ];
        for (let j = 2; j <= 16; j += 1) {
          const k = j / 16;
          const x = (1 - k) ** 2 * lean + 2 * k * (1 - k) * bend[0] + k * k * tip[0];
          const y = (1 - k) ** 2 * -h * 0.82 + 2 * k * (1 - k) * bend[1] + k * k * tip[1];
          const droop = Math.cos(a) > 0 ? 0.9 : Math.PI - 0.9;
          const size = length * 0.34 * (1 - k * 0.55);
          d +=
            leaf(x, y, size, size * 0.07, droop + bell(rnd) * 0.2) +
            leaf(x, y, size * 0.8, size * 0.07, droop - Math.cos(a) * 1.15);
        }
      });
      canvas.path(d, color);
    }
    canvas.stroke(
      line([
        [lean, -h * 0.8],
        [lean, -h * 0.84],
      ]),
      tone(light, '#8a6a45', 0),
      h * 0.05,
    );
  };
}

/** A crown seen from above or far off: no trunk, a full round of foliage. */
export function crown(radius: number, foliage: Foliage): Plant {
  return (canvas, light, rnd) => {
    const r = radius * 100;
    const lobes: Lobe[] = Array.from({ length: 11 }, () => {
      const a = rnd() * Math.PI * 2;
      const k = Math.sqrt(rnd()) * 0.66;
      const size = r * between(rnd, 0.34, 0.48);
      return {
        x: Math.cos(a) * r * k,
        y: -r * 0.85 + Math.sin(a) * r * k * 0.85,
        rx: size,
        ry: size * 0.9,
      };
    });
    drawLobes(
      canvas,
      light,
      rnd,
      lobes.toSorted((a, b) => a.y - b.y),
      foliage,
      r * 0.085,
    );
  };
}
