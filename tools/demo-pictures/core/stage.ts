import type { Camera, V3 } from './camera.ts';
import { add, cross, cut, dot, eyeOf, projectAll, scale, sub, unit } from './camera.ts';
import type { Canvas, Pt } from './canvas.ts';
import { polygon } from './canvas.ts';
import type { Light } from './light.ts';
import { tone } from './light.ts';
import type { Rng } from './random.ts';

/** Everything a part of the picture needs to draw itself. */
export interface Stage {
  readonly canvas: Canvas;
  readonly cam: Camera;
  readonly light: Light;
  readonly rnd: Rng;
  /** Polygons that cast shadows. */
  readonly casters: V3[][];
}

/** A flat rectangle in the world; the outside is where u × v points. */
export interface Face {
  readonly o: V3;
  readonly u: V3;
  readonly v: V3;
}

export const lengthOf = (a: V3): number => Math.hypot(...a);
export const outward = (face: Face): V3 => unit(cross(face.u, face.v));

/** A point of a face: s along u and t along v, both 0–1, `out` metres in front of it. */
export function spot(face: Face, s: number, t: number, out = 0): V3 {
  const p = add(add(face.o, scale(face.u, s)), scale(face.v, t));
  return out === 0 ? p : add(p, scale(outward(face), out));
}

/** Part of a face between two (s, t) corners. */
export function part(face: Face, s0: number, t0: number, s1: number, t1: number, out = 0): Face {
  return { o: spot(face, s0, t0, out), u: scale(face.u, s1 - s0), v: scale(face.v, t1 - t0) };
}

export const corners = (face: Face): V3[] => [
  spot(face, 0, 0),
  spot(face, 1, 0),
  spot(face, 1, 1),
  spot(face, 0, 1),
];

export function faces(stage: Stage, face: Face): boolean {
  return dot(outward(face), sub(eyeOf(stage.cam), face.o)) > 0;
}

/** Path data of a world polygon. */
export function outline(stage: Stage, points: readonly V3[]): string {
  return polygon(projectAll(stage.cam, points));
}

/** Fill a world polygon, hiding the hairline to its neighbours. */
export function fill(stage: Stage, points: readonly V3[], color: string, opacity = 1): void {
  const seam = opacity === 1 ? `stroke="${color}" stroke-width="0.7"` : '';
  stage.canvas.path(outline(stage, points), color, opacity, seam);
}

/** The same orientation for every polygon, so that several in one path form a union. */
function oriented(points: Pt[]): Pt[] {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area < 0 ? points.toReversed() : points;
}

/** Path data of the shadow that the casters throw on a face, cut to the face. */
export function shadowOn(stage: Stage, face: Face): string {
  const n = outward(face);
  const { sun } = stage.light;
  const slope = dot(n, sun);
  if (slope < 0.03) return '';
  const u2 = dot(face.u, face.u);
  const v2 = dot(face.v, face.v);
  const inside: ((p: V3) => number)[] = [
    (p) => dot(sub(p, face.o), face.u),
    (p) => u2 - dot(sub(p, face.o), face.u),
    (p) => dot(sub(p, face.o), face.v),
    (p) => v2 - dot(sub(p, face.o), face.v),
  ];
  let path = '';
  for (const caster of stage.casters) {
    const front = cut(caster, (p) => dot(sub(p, face.o), n) - 0.015);
    if (front.length < 3) continue;
    let shadow = front.map((p) => sub(p, scale(sun, dot(sub(p, face.o), n) / slope)));
    for (const side of inside) shadow = cut(shadow, side);
    if (shadow.length >= 3) path += polygon(oriented(projectAll(stage.cam, shadow)));
  }
  return path;
}

export interface FacePaint {
  /** Draws on the lit surface, below the shadows. */
  readonly texture?: (stage: Stage, face: Face, color: string) => void;
  readonly shadow?: boolean;
  /** Darkening towards the ground, 0–1. */
  readonly foot?: number;
}

/** Paint a face in its tone, with its texture, the shadows that fall on it and a darker foot. */
export function paintFace(stage: Stage, face: Face, base: string, paint: FacePaint = {}): void {
  if (!faces(stage, face)) return;
  const { canvas, cam, light } = stage;
  const lambert = dot(outward(face), light.sun);
  const color = tone(light, base, lambert);
  const points = projectAll(cam, corners(face));
  if (points.length < 3) return;
  const d = polygon(points);
  canvas.path(d, color, 1, `stroke="${color}" stroke-width="0.7"`);
  paint.texture?.(stage, face, color);
  if (paint.shadow !== false && light.hour !== 'blue') {
    const shade = tone(light, base, 0);
    canvas.path(shadowOn(stage, face), shade, 0.9, `stroke="${shade}" stroke-width="0.9"`);
  }
  if (paint.foot) {
    const [low, high] = [
      projectAll(cam, [spot(face, 0.5, 0)])[0],
      projectAll(cam, [spot(face, 0.5, 1)])[0],
    ];
    if (low && high) {
      const dark = tone(light, base, -1);
      canvas.path(
        d,
        canvas.linear(low, high, [
          [0, dark, paint.foot],
          [0.5, dark, 0],
        ]),
      );
    }
  }
}

export type Side = 'front' | 'right' | 'left' | 'back' | 'top' | 'bottom';

/** The six faces of an upright box. */
export function boxFaces(min: V3, max: V3): Record<Side, Face> {
  const [x0, y0, z0] = min;
  const [dx, dy, dz] = sub(max, min);
  const up: V3 = [0, 0, dz];
  return {
    front: { o: min, u: [dx, 0, 0], v: up },
    right: { o: [x0 + dx, y0, z0], u: [0, dy, 0], v: up },
    left: { o: [x0, y0 + dy, z0], u: [0, -dy, 0], v: up },
    back: { o: [x0 + dx, y0 + dy, z0], u: [-dx, 0, 0], v: up },
    top: { o: [x0, y0, z0 + dz], u: [dx, 0, 0], v: [0, dy, 0] },
    bottom: { o: [x0, y0 + dy, z0], u: [dx, 0, 0], v: [0, -dy, 0] },
  };
}

/** The faces of a box that the sun reaches: enough to throw its whole shadow. */
export function boxCasters(light: Light, min: V3, max: V3): V3[][] {
  return Object.values(boxFaces(min, max))
    .filter((face) => dot(outward(face), light.sun) > 0)
    .map(corners);
}
