import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { COLORS } from './colors.ts';
import type { Canvas } from './core/canvas.ts';
import { encodePicture, HERO_TARGETS, SCENE_TARGETS } from './render.ts';
import { drawScene } from './scenes/draw.ts';
import { HERO_SPECS } from './scenes/hero-list.ts';
import { drawHero } from './scenes/hero.ts';
import { SPECS } from './scenes/list.ts';

/*
 * Draws every picture of the site again: `node demo-pictures/draw.ts [part of an id …]`.
 * Deterministic, offline, about three seconds a picture; the results are committed.
 */
const OUT = new URL('../site/public/media/scenes/', import.meta.url);
const COLORS_FILE = new URL('./colors.ts', import.meta.url);

interface Job {
  readonly id: string;
  readonly draw: () => Canvas;
  readonly targets: typeof SCENE_TARGETS;
}

const JOBS: readonly Job[] = [
  ...SPECS.map((spec) => ({ id: spec.id, draw: () => drawScene(spec), targets: SCENE_TARGETS })),
  ...HERO_SPECS.map((spec) => ({ id: spec.id, draw: () => drawHero(spec), targets: HERO_TARGETS })),
];

/** Keep the colours of pictures that were not drawn this time, drop those that no longer exist. */
async function writeColors(fresh: ReadonlyMap<string, string>): Promise<void> {
  const lines = JOBS.map(({ id }) => [id, fresh.get(id) ?? COLORS[id]] as const)
    .filter(([, color]) => color !== undefined)
    .map(([id, color]) => `  '${id}': '${color}',\n`);
  await writeFile(
    COLORS_FILE,
    `/** Average colours of the drawn pictures, written by \`node demo-pictures/draw.ts\`. */\nexport const COLORS: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
  );
}

/** Remove files of pictures that are no longer listed. */
async function sweep(): Promise<void> {
  const names = new Set(JOBS.flatMap((job) => job.targets.map((t) => `${job.id}${t.suffix}`)));
  for (const name of await readdir(OUT)) {
    if (!names.has(name)) await rm(new URL(name, OUT));
  }
}

const wanted = process.argv.slice(2);
const jobs = JOBS.filter(
  ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
);
const colors = new Map<string, string>();
await mkdir(OUT, { recursive: true });
let total = 0;
for (const [i, job] of jobs.entries()) {
  const { files, color } = await encodePicture(job.id, job.draw(), job.targets);
  for (const file of files) await writeFile(new URL(file.name, OUT), file.data);
  const bytes = files.reduce((sum, file) => sum + file.data.byteLength, 0);
  colors.set(job.id, color);
  total += bytes;
  const sizes = files.map((file) => `${Math.round(file.data.byteLength / 1024)}`).join(' ');
  process.stdout.write(`${i + 1}/${jobs.length} ${job.id} ${color} ${sizes} KB\n`);
}
await writeColors(colors);
await sweep();
process.stdout.write(`${jobs.length} pictures, ${(total / 1e6).toFixed(1)} MB\n`);
