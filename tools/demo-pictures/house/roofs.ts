import type { V3 } from '../core/camera.ts';
import { dot, normalOf, sub } from '../core/camera.ts';
import type { Item } from '../core/items.ts';
import { tone } from '../core/light.ts';
import type { Face } from '../core/stage.ts';
import { fill, outline, paintFace } from '../core/stage.ts';
import { tiles } from '../core/texture.ts';
import { MATERIAL } from './build.ts';

/** One slope: its true outline within the rectangle that carries the tiles. */
interface Slope {
  readonly face: Face;
  readonly shape: V3[];
}

function slope(a: V3, b: V3, c: V3, d: V3): Slope {
  // a–b is the eave; the rectangle climbs from it to the height of c and d.
  const up = sub(
    [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2, (c[2] + d[2]) / 2],
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2],
  );
  return { face: { o: a, u: sub(b, a), v: up }, shape: [a, b, c, d] };
}

/** A tiled roof over a rectangle; ridge along x. `hip` 0 gives gables, 1 a full hip. */
export function tiledRoof(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  rise: number,
  hip: number,
  color: string = MATERIAL.tile,
  wall: string = MATERIAL.white,
): Item {
  const o = 0.55;
  const [a, b, c, d]: V3[] = [
    [x0 - o, y0 - o, z],
    [x1 + o, y0 - o, z],
    [x1 + o, y1 + o, z],
    [x0 - o, y1 + o, z],
  ] as V3[];
  const inset = ((y1 - y0) / 2 + o) * hip;
  const ym = (y0 + y1) / 2;
  const p: V3 = [x0 - o + inset, ym, z + rise];
  const q: V3 = [x1 + o - inset, ym, z + rise];
  if (!a || !b || !c || !d) throw new RangeError('A roof has four corners');
  const slopes = [slope(c, d, p, q), slope(d, a, p, p), slope(b, c, q, q), slope(a, b, q, p)];
  return {
    min: [x0 - o, y0 - o, z - 0.15],
    max: [x1 + o, y1 + o, z + rise],
    casters: (stage) =>
      slopes.map((s) => s.shape).filter((shape) => dot(normalOf(shape), stage.light.sun) > 0),
    draw: (stage) => {
      for (const [i, s] of slopes.entries()) {
        const gable = hip === 0 && (i === 1 || i === 2);
        stage.canvas.clip(outline(stage, s.shape), () =>
          paintFace(
            stage,
            s.face,
            gable ? wall : color,
            gable ? { shadow: false } : { texture: tiles(), shadow: false },
          ),
        );
      }
      fill(
        stage,
        [a, b, [b[0], b[1], z - 0.16], [a[0], a[1], z - 0.16]],
        tone(stage.light, MATERIAL.timber, 0.1),
      );
      // From below the eaves, their boarded underside is visible as far as the wall.
      if (stage.cam.mirror === null && stage.cam.eye[2] < z) {
        const under = tone(stage.light, MATERIAL.timber, -1);
        const level = z - 0.16;
        fill(
          stage,
          [
            [a[0], a[1], level],
            [b[0], b[1], level],
            [b[0], y0, level],
            [a[0], y0, level],
          ],
          under,
        );
        const west = stage.cam.eye[0] < x0;
        if (west || stage.cam.eye[0] > x1) {
          const [out, wall] = west ? [x0 - o, x0] : [x1 + o, x1];
          fill(
            stage,
            [
              [out, y0 - o, level],
              [wall, y0 - o, level],
              [wall, y1, level],
              [out, y1, level],
            ],
            under,
          );
        }
      }
      for (const [m, n] of [
        [d, a],
        [b, c],
      ] as const) {
        const side: V3 = [m[0] < (x0 + x1) / 2 ? -1 : 1, 0, 0];
        if (dot(side, sub(stage.cam.eye, m)) > 0) {
          fill(
            stage,
            [m, n, [n[0], n[1], z - 0.16], [m[0], m[1], z - 0.16]],
            tone(stage.light, MATERIAL.timber, -1),
          );
        }
      }
    },
  };
}
