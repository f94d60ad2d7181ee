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

/** The shadow of a palm outside the picture: fronds laid on level ground. */
export function palmShadow(stage: Stage, center: V3, radius: number, base: string): void {
  if (stage.light.hour === 'blue') return;
  const rnd = createRng(`palm${center.join()}`);
  const [x, y, z] = center;
  let d = '';
  for (let i = 0; i < 9; i += 1) {
    const a = (i / 9) * Math.PI * 2 + bell(rnd) * 0.2;
    const reach = radius * between(rnd, 0.8, 1.1);
    const rib = (k: number): V3 => [
      x + Math.cos(a + k * k * 0.35) * reach * k * 1.3,
      y + Math.sin(a + k * k * 0.35) * reach * k * 0.8,
      z,
    ];
    for (let j = 2; j <= 20; j += 1) {
      const p = rib(j / 20);
      for (const s of [-1, 1]) {
        const b = a + s * 0.85;
        const length = reach * 0.3 * (1.15 - j / 22);
        const tip: V3 = [p[0] + Math.cos(b) * length * 1.3, p[1] + Math.sin(b) * length * 0.8, z];
        const q = rib((j + 0.75) / 20);
        if ([p, q, tip].some((v) => depthOf(stage.cam, v) < 1)) continue;
        d += polygon([p, tip, q].map((v) => project(stage.cam, v)));
      }
    }
  }
  stage.canvas.path(d, tone(stage.light, base, 0), 0.78);
}
