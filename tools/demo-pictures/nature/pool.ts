import type { V3 } from '../core/camera.ts';
import { depthOf, projectAll } from '../core/camera.ts';
import { polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import { tone } from '../core/light.ts';
import { between, createRng } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { fill } from '../core/stage.ts';

export type PoolShape = 'rectangle' | 'infinity' | 'l' | 'kidney' | 'round';

const WATER = -0.14;

/** Ground that a pool may take: x0, y0, x1, y1 in metres. */
export type Plot = readonly [number, number, number, number];

/** Points moved along y so that they take the whole width of their plot. */
function stretched(points: readonly V3[], y0: number, y1: number): V3[] {
  const ys = points.map((p) => p[1]);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return points.map(([x, y, z]) => [x, y0 + ((y - low) / (high - low)) * (y1 - y0), z]);
}

/** The rim of a pool of that shape inside a plot, counter-clockwise. */
export function poolRim(shape: PoolShape, [x0, y0, x1, y1]: Plot): V3[] {
  const [cx, cy, rx, ry] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2];
  if (shape === 'l') {
    const mx = x0 + (x1 - x0) * 0.45;
    const my = y0 + (y1 - y0) * 0.66;
    return [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, my, 0],
      [mx, my, 0],
      [mx, y1, 0],
      [x0, y1, 0],
    ];
  }
  if (shape === 'kidney' || shape === 'round') {
    const points = Array.from({ length: 48 }, (_, i): V3 => {
      const a = (i / 48) * Math.PI * 2;
      const bean =
        shape === 'kidney'
          ? 1 - 0.34 * Math.exp(-(((a - Math.PI * 0.5) / 0.55) ** 2)) + 0.06 * Math.cos(a * 2)
          : 1;
      const lean = shape === 'kidney' ? Math.cos(a) * 0.12 * ry : 0;
      return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry * bean + lean, 0];
    });
    return stretched(points, y0, y1);
  }
  return [
    [x0, y0, 0],
    [x1, y0, 0],
    [x1, y1, 0],
    [x0, y1, 0],
  ];
}

/** Move a rim outwards (mitred), so that a coping of even width lies round it. */
function grow(rim: readonly V3[], by: number): V3[] {
  return rim.map((p, i) => {
    const a = rim[(i - 1 + rim.length) % rim.length] ?? p;
    const b = rim[(i + 1) % rim.length] ?? p;
    const [l1, l2] = [
      Math.hypot(p[0] - a[0], p[1] - a[1]) || 1,
      Math.hypot(b[0] - p[0], b[1] - p[1]) || 1,
    ];
    const n1 = [(p[1] - a[1]) / l1, -(p[0] - a[0]) / l1] as const;
    const n2 = [(b[1] - p[1]) / l2, -(b[0] - p[0]) / l2] as const;
    const k = by / Math.max(0.3, 1 + n1[0] * n2[0] + n1[1] * n2[1]);
    return [p[0] + (n1[0] + n2[0]) * k, p[1] + (n1[1] + n2[1]) * k, p[2]];
  });
}

/** The net of light on the floor of a pool: a jittered honeycomb in perspective. */
function caustics(stage: Stage, rim: readonly V3[], cell: number, opacity: number): void {
  const rnd = createRng('caustics');
  const xs = rim.map((p) => p[0]);
  const ys = rim.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const node = (i: number, j: number): V3 => {
    const r = createRng(`${i}:${j}`);
    return [
      x0 + (i + (j % 2) * 0.5 + between(r, -0.34, 0.34)) * cell,
      y0 + (j * 0.8 + between(r, -0.34, 0.34)) * cell,
      WATER,
    ];
  };
  let [near, far] = ['', ''];
  for (let j = -1; j <= (y1 - y0) / cell / 0.8 + 1; j += 1) {
    for (let i = -1; i <= (x1 - x0) / cell + 1; i += 1) {
      const a = node(i, j);
      for (const b of [node(i + 1, j), node(i + (j % 2), j + 1)]) {
        const depth = Math.min(depthOf(stage.cam, a), depthOf(stage.cam, b));
        if (depth < 0.7 || rnd() < 0.16) continue;
        const [p, q] = projectAll(stage.cam, [a, b, b]);
        if (!p || !q) continue;
        const bend = (q[0] - p[0]) * between(rnd, -0.5, 0.5);
        const d = `M${Math.round(p[0])} ${Math.round(p[1])}Q${Math.round((p[0] + q[0]) / 2)} ${Math.round((p[1] + q[1]) / 2 + bend * 0.5)} ${Math.round(q[0])} ${Math.round(q[1])}`;
        if (depth < 9) near += d;
        else far += d;
      }
    }
  }
  const color = mix(stage.light.pool.light, '#ffffff', 0.55);
  stage.canvas.stroke(near, color, 2.6, opacity * 0.8);
  stage.canvas.stroke(far, color, 1.2, opacity * 0.45);
}

export interface PoolPaint {
  readonly rim: readonly V3[];
  readonly coping?: string;
  /** Paints the mirrored world into the water. */
  readonly reflect?: (mirrored: Stage) => void;
  readonly cell?: number;
  /** Seen from above: no mirror, more of the floor. */
  readonly above?: boolean;
  /** The near or far edge is the water itself (infinity): no coping there. */
  readonly overflow?: 'near' | 'far';
}

/** Paint a pool let into level ground: coping, far wall, water, mirror, net of light. */
export function drawPool(stage: Stage, pool: PoolPaint): void {
  const { canvas, cam, light } = stage;
  const stoneColor = pool.coping ?? '#efe6d4';
  const ends = pool.rim.map((p) => p[1]);
  const [front, back] = [Math.min(...ends), Math.max(...ends)];
  const coping = grow(pool.rim, 0.36).map(([x, y, z]): V3 => {
    if (pool.overflow === 'near') return [x, Math.max(front, y), z];
    return pool.overflow === 'far' ? [x, Math.min(back, y), z] : [x, y, z];
  });
  fill(stage, coping, tone(light, stoneColor, 0.75));
  const edge = projectAll(cam, coping);
  canvas.stroke(polygon(edge), tone(light, stoneColor, -1), 1, 0.5);
  const rim = polygon(projectAll(cam, pool.rim));
  const water = pool.rim.map((p): V3 => [p[0], p[1], pool.overflow ? -0.03 : WATER]);
  const shape = projectAll(cam, water);
  const ys = shape.map((p) => p[1]);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  canvas.clip(rim, () => {
    canvas.path(rim, mix(tone(light, '#8fb9b4', 0.1), light.pool.deep, 0.25));
    canvas.path(
      polygon(shape),
      canvas.linear(
        [0, top],
        [0, bottom],
        [
          [0, light.pool.light],
          [pool.above ? 0.8 : 0.55, mix(light.pool.light, light.pool.deep, 0.6)],
          [1, light.pool.deep],
        ],
      ),
    );
    canvas.clip(polygon(shape), () => {
      if (pool.reflect) {
        const mirrored: Stage = { ...stage, cam: { ...cam, mirror: WATER } };
        canvas.group(`opacity="${light.hour === 'blue' ? 0.62 : 0.46}"`, () =>
          pool.reflect?.(mirrored),
        );
        canvas.rect(
          0,
          top,
          canvas.width,
          bottom - top,
          canvas.linear(
            [0, top],
            [0, bottom],
            [
              [0, light.pool.light, 0.18],
              [0.45, light.pool.deep, 0.35],
              [1, light.pool.deep, 0.9],
            ],
          ),
        );
        ripples(stage, top, bottom);
      }
      caustics(stage, pool.rim, pool.cell ?? 0.75, light.hour === 'blue' ? 0.28 : 0.4);
    });
    canvas.stroke(polygon(shape), shift(light.pool.light, 0.06), 2.4, 0.7);
  });
  canvas.stroke(rim, tone(light, shift(stoneColor, -0.05), 0.2), 1.6);
}

/** Broken bands that shake the mirror image. */
function ripples(stage: Stage, top: number, bottom: number): void {
  const { canvas, light, rnd } = stage;
  let [pale, deep] = ['', ''];
  for (let i = 0; i < 90; i += 1) {
    const k = rnd() ** 1.5;
    const y = top + k * (bottom - top);
    const w = (40 + k * 260) * between(rnd, 0.4, 1.2);
    const x = between(rnd, -60, canvas.width);
    const h = 0.8 + k * 4.5;
    const d = `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)} ${-h} ${Math.round(w)} 0q${Math.round(-w / 2)} ${h} ${Math.round(-w)} 0Z`;
    if (i % 2 === 0) pale += d;
    else deep += d;
  }
  canvas.path(deep, light.pool.deep, 0.32);
  canvas.path(pale, light.pool.light, 0.42);
}
