import type { Pt } from './canvas.ts';

/** A point in the world: metres, x to the right, y away from the viewer, z up. */
export type V3 = readonly [number, number, number];

/** A pinhole with a shifted lens: with pitch 0 uprights stay upright. `mirror` reflects the world in that water level. */
export interface Camera {
  readonly eye: V3;
  readonly yaw: number;
  readonly pitch: number;
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  readonly mirror: number | null;
}

const NEAR = 0.25;

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => scale(a, 1 / (Math.hypot(...a) || 1));

/** The eye as the (possibly mirrored) world sees it. */
export function eyeOf(cam: Camera): V3 {
  return cam.mirror === null ? cam.eye : [cam.eye[0], cam.eye[1], 2 * cam.mirror - cam.eye[2]];
}

/** Camera coordinates: right, up, forward. */
function toView(cam: Camera, p: V3): V3 {
  const z = cam.mirror === null ? p[2] : 2 * cam.mirror - p[2];
  const [dx, dy, dz] = [p[0] - cam.eye[0], p[1] - cam.eye[1], z - cam.eye[2]];
  const right = dx * Math.cos(cam.yaw) - dy * Math.sin(cam.yaw);
  const ahead = dx * Math.sin(cam.yaw) + dy * Math.cos(cam.yaw);
  const up = dz * Math.cos(cam.pitch) + ahead * Math.sin(cam.pitch);
  const forward = ahead * Math.cos(cam.pitch) - dz * Math.sin(cam.pitch);
  return [right, up, forward];
}

const toPicture = (cam: Camera, v: V3): Pt => [
  cam.cx + (cam.focal * v[0]) / v[2],
  cam.cy - (cam.focal * v[1]) / v[2],
];

/** Distance along the view axis. */
export function depthOf(cam: Camera, p: V3): number {
  return toView(cam, p)[2];
}

/** Where a point falls on the picture; points behind the eye are pushed to the near plane. */
export function project(cam: Camera, p: V3): Pt {
  const v = toView(cam, p);
  return toPicture(cam, [v[0], v[1], Math.max(NEAR, v[2])]);
}

/** A polygon on the picture, cut at the near plane; empty when wholly behind the eye. */
export function projectAll(cam: Camera, points: readonly V3[]): Pt[] {
  return cut(
    points.map((p) => toView(cam, p)),
    (v) => v[2] - NEAR,
  ).map((v) => toPicture(cam, v));
}

/** Keep the part of a polygon where `side` is positive. */
export function cut(points: readonly V3[], side: (p: V3) => number): V3[] {
  const kept: V3[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const [a, b] = [side(p), side(q)];
    if (a >= 0) kept.push(p);
    if (a >= 0 !== b >= 0) kept.push(add(p, scale(sub(q, p), a / (a - b))));
  });
  return kept;
}

/** The outward normal of a polygon whose corners run counter-clockwise seen from outside. */
export function normalOf([a, b, c]: readonly V3[]): V3 {
  if (!a || !b || !c) return [0, 0, 1];
  return unit(cross(sub(b, a), sub(c, b)));
}
