import type { V3 } from '../core/camera.ts';
import { depthOf, project } from '../core/camera.ts';
import { polygon, smooth } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { bell, between, createRng } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import type { Plant } from './limb.ts';

const ceil = (v: number) => Math.round(v * 1000) / 1000;

/** Draw a plant at a point of the world, upright, at its true size (upside down in a mirror). */
export function drawPlant(stage: Stage, plant: Plant, at: V3, seed: string): void {
  const depth = depthOf(stage.cam, at);
  if (depth < 0.8) return;
  const [x, y] = project(stage.cam, at);
  const k = ceil(stage.cam.focal / depth / 100);
  const flip = stage.cam.mirror === null ? k : -k;
  stage.canvas.group(`transform="translate(${ceil(x)} ${ceil(y)}) scale(${k} ${flip})"`, () =>
    plant(stage.canvas, stage.light, createRng(seed)),
  );
}

/** A plant that stands among the items; `height` and `spread` bound it for ordering. */
export function stand(plant: Plant, at: V3, height: number, seed: string): Item {
  const r = 0.12;
  return thing([at[0] - r, at[1] - r, at[2]], [at[0] + r, at[1] + r, at[2] + height], (stage) =>
    drawPlant(stage, plant, at, seed),
  );
}

/** The long soft shadow of a crown on level ground. */
export function crownShadow(
  stage: Stage,
  at: V3,
  height: number,
  radius: number,
  base: string,
): void {
  const { sun } = stage.light;
  if (stage.light.hour === 'blue') return;
  const k = Math.min(5, 1 / Math.max(0.2, sun[2]));
  const reach = height * 0.68 * k;
  const [dx, dy] = [-sun[0] * reach, -sun[1] * reach];
  const points: V3[] = [];
  const rnd = createRng(`${at[0]},${at[1]}`);
  for (let i = 0; i < 26; i += 1) {
    const a = (i / 26) * Math.PI * 2;
    const r = radius * between(rnd, 0.8, 1.15);
    const along = 1 + 0.5 * k * Math.abs(Math.cos(a - Math.atan2(dy, dx)));
    points.push([at[0] + dx + Math.cos(a) * r * along, at[1] + dy + Math.sin(a) * r, at[2]]);
  }
  const shade = tone(stage.light, base, 0);
  if (points.some((p) => depthOf(stage.cam, p) < 0.6)) return;
  stage.canvas.path(smooth(points.map((p) => project(stage.cam, p))), shade, 0.82);
  const w = Math.max(0.06, radius * 0.07);
  const trunk: V3[] = [
    [at[0] - w, at[1], at[2]],
    [at[0] + w, at[1], at[2]],
    [at[0] + dx + w, at[1] + dy, at[2]],
    [at[0] + dx - w, at[1] + dy, at[2]],
  ];
  if (trunk.some((p) => depthOf(stage.cam, p) < 0.6)) return;
  stage.canvas.path(smooth(trunk.map((p) => project(stage.cam, p))), shade, 0.82);
}
