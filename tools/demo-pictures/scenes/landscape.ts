import type { Canvas } from '../core/canvas.ts';
import type { Light } from '../core/light.ts';
import { distant, tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { between, chance } from '../core/random.ts';
import { drawRidge, headland } from '../nature/hills.ts';
import { drawGulet, drawSail, drawSea } from '../nature/sea.ts';
import { drawMist, drawSky } from '../nature/sky.ts';

export type Landscape = 'kalkan' | 'bodrum' | 'fethiye' | 'sapanca' | 'inland';

/** How much of the sea a place sees: nothing, beyond the plain, below it, or at the shore. */
export type SeaSight = 'none' | 'far' | 'near' | 'shore';

export interface View {
  readonly horizon: number;
  /** Lower edge of the background's land or water. */
  readonly bottom: number;
  readonly sea: SeaSight;
  readonly boat?: boolean;
  /** Scale of the hills, 1 for the standard scene. */
  readonly tall?: number;
}

/** Paint the background of the house: sky, hills, water, in the style of the region. */
export function drawLandscape(
  canvas: Canvas,
  light: Light,
  rnd: Rng,
  landscape: Landscape,
  view: View,
): void {
  const { horizon, bottom } = view;
  const sea = view.sea !== 'none';
  const tall = view.tall ?? 1;
  const sunX =
    canvas.width * (light.sun[0] > 0 ? between(rnd, 0.74, 0.9) : between(rnd, 0.1, 0.26));
  const side = chance(rnd) ? 'left' : 'right';
  const other = side === 'left' ? 'right' : 'left';
  drawSky(canvas, light, rnd, horizon, sunX);
  if (sea) {
    drawRidge(canvas, light, rnd, {
      base: horizon + 3,
      height: 90 * tall,
      far: 0.82,
      color: light.hill,
      lumps: 5,
    });
    drawSea(canvas, light, rnd, { top: horizon, bottom, sunX, lake: landscape === 'sapanca' });
  }
  if (!sea) {
    const earth = tone(
      light,
      landscape === 'sapanca' ? '#6f8f62' : landscape === 'fethiye' ? '#8c9a6c' : '#b8ab7a',
      0.5,
    );
    canvas.rect(
      0,
      horizon - 2,
      canvas.width,
      bottom - horizon + 4,
      canvas.linear(
        [0, horizon],
        [0, bottom],
        [
          [0, distant(light, earth, 0.7)],
          [1, distant(light, earth, 0.15)],
        ],
      ),
    );
  }
  if (view.sea === 'far') drawPlain(canvas, light, rnd, landscape, horizon, bottom);
  const foot = sea ? horizon + 26 : bottom;
  // Without water the hills begin at the lower edge of the plain and must still rise above the
  // horizon.
  const lift = sea ? 0 : (bottom - horizon) * 0.95;
  if (landscape === 'kalkan') {
    drawRidge(canvas, light, rnd, {
      base: foot - 14,
      height: 210 * tall + lift,
      far: 0.6,
      color: '#8c927f',
      shape: headland(other, 0.62),
      cover: 'scrub',
      lumps: 4,
    });
    drawRidge(canvas, light, rnd, {
      base: sea ? foot + 40 : bottom,
      height: 330 * tall,
      far: 0.3,
      color: '#a39474',
      shape: headland(side, 0.55),
      cover: 'terraces',
      lumps: 3,
    });
  } else if (landscape === 'bodrum') {
    drawRidge(canvas, light, rnd, {
      base: foot - 14,
      height: 150 * tall + lift,
      far: 0.62,
      color: '#98937f',
      shape: headland(other, 0.7),
      cover: 'bare',
      lumps: 5,
    });
    drawRidge(canvas, light, rnd, {
      base: sea ? foot + 36 : bottom,
      height: 230 * tall,
      far: 0.28,
      color: '#a79a78',
      shape: headland(side, 0.6),
      cover: 'village',
      lumps: 3,
    });
  } else if (landscape === 'fethiye') {
    drawRidge(canvas, light, rnd, {
      base: foot,
      height: 420 * tall + lift,
      far: 0.68,
      color: '#7f8f93',
      shape: (x) => 0.75 + 0.25 * Math.cos((x - 0.4) * 5),
      lumps: 4,
    });
    drawRidge(canvas, light, rnd, {
      base: foot + 10,
      height: 260 * tall + lift,
      far: 0.42,
      color: '#6e8a70',
      cover: 'pines',
      lumps: 4,
      ...(sea ? { shape: headland(side, 0.75) } : {}),
    });
    drawRidge(canvas, light, rnd, {
      base: sea ? foot + 44 : bottom,
      height: 190 * tall,
      far: 0.16,
      color: '#557a58',
      cover: 'pines',
      lumps: 3,
      shape: headland(other, sea ? 0.5 : 1.6),
    });
  } else if (landscape === 'sapanca') {
    for (const [i, far] of [0.78, 0.6, 0.42, 0.2].entries()) {
      const base = sea ? horizon + 8 + i * 12 : horizon + i * ((bottom - horizon) / 4) + 30;
      drawRidge(canvas, light, rnd, {
        base,
        height: (330 - i * 62) * tall,
        far,
        color: '#4f7467',
        cover: i > 0 ? 'pines' : 'bare',
        lumps: 3 + i,
        ...(sea && i > 1 ? { shape: headland(i === 2 ? side : other, 0.6) } : {}),
      });
      drawMist(canvas, light, base - 10, 60 + i * 6, 0.55);
    }
  } else {
    drawRidge(canvas, light, rnd, {
      base: foot - 30,
      height: 340 * tall + lift,
      far: 0.72,
      color: '#8794a0',
      lumps: 3,
    });
    drawRidge(canvas, light, rnd, {
      base: foot - 4,
      height: 220 * tall + lift,
      far: 0.48,
      color: '#8c9a78',
      cover: 'scrub',
      lumps: 4,
    });
    drawRidge(canvas, light, rnd, {
      base: bottom,
      height: 150 * tall,
      far: 0.2,
      color: '#b4a878',
      cover: 'olives',
      lumps: 3,
    });
  }
  if (!sea || view.sea === 'far' || view.boat === false || landscape === 'sapanca') return;
  const x = canvas.width * (side === 'left' ? between(rnd, 0.6, 0.9) : between(rnd, 0.12, 0.4));
  const span = bottom - horizon;
  if (chance(rnd))
    drawGulet(canvas, light, x, horizon + span * 0.3, 14 + span * 0.12, light.sun[0] > 0 ? 1 : -1);
  else drawSail(canvas, light, x, horizon + span * 0.18, 16 + span * 0.1);
}

/** Land between a house and a sea that is kilometres away: only a strip of water is left. */
function drawPlain(
  canvas: Canvas,
  light: Light,
  rnd: Rng,
  landscape: Landscape,
  horizon: number,
  bottom: number,
): void {
  const top = horizon + Math.min(46, (bottom - horizon) * 0.3);
  const earth = tone(light, landscape === 'fethiye' ? '#8c9a6c' : '#b8ab7a', 0.5);
  canvas.rect(
    0,
    top,
    canvas.width,
    bottom - top + 4,
    canvas.linear(
      [0, top],
      [0, bottom],
      [
        [0, distant(light, earth, 0.55)],
        [1, distant(light, earth, 0.1)],
      ],
    ),
  );
  for (const [k, far] of [
    [0.4, 0.45],
    [0.9, 0.22],
  ] as const) {
    const base = top + (bottom - top) * k;
    drawRidge(canvas, light, rnd, {
      base,
      height: (bottom - top) * 0.3,
      far,
      color: landscape === 'fethiye' ? '#86976a' : '#b4a878',
      cover: landscape === 'fethiye' ? 'pines' : 'olives',
      lumps: 3,
    });
  }
}
