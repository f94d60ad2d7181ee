// `node tools/demo-pictures/draw.ts [part of an id …]`: draws what is missing in files/, or what is named.
// `--seconds 600` stops after ten minutes; the next call goes on from there.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { villaFacts } from '#drizzle/seed/content/villas/villas.ts';
import type { Canvas } from './core/canvas.ts';
import { houseOf } from './identity/house-of.ts';
import type { ViewKind } from './identity/views.ts';
import { viewsOf } from './identity/views.ts';
import { DRAWN_VILLAS } from './pictures.ts';
import type { FileSpec } from './render.ts';
import { COVER_FILES, encodePicture, GALLERY_FILES } from './render.ts';
import { drawView } from './scenes/draw.ts';
import { HERO_SPECS, TOWN_SPECS } from './scenes/hero-list.ts';
import { drawHero } from './scenes/hero.ts';

const FILES = new URL('./files/', import.meta.url);
const COLORS = new URL('./colors.json', import.meta.url);

interface Job {
  readonly id: string;
  readonly files: readonly FileSpec[];
  readonly draw: () => Canvas;
}

const galleries: Job[][] = Array.from({ length: DRAWN_VILLAS }, (_, n) => {
  const house = houseOf(villaFacts(n));
  return viewsOf(house, n).map(({ id, kind, light }, i): Job => ({
    id,
    files: i === 0 ? COVER_FILES : GALLERY_FILES,
    draw: () => drawView(kind, { id, light, house }),
  }));
});

/**
 * All covers first, then one kind after the other, so that an interrupted run leaves every house
 * with pictures.
 */
const ORDER: readonly ViewKind[] = [
  'indoor-pool',
  'bedroom',
  'kitchen',
  'bathroom',
  'terrace',
  'pool',
  'front',
  'evening',
  'aerial',
];
const covers = galleries.flatMap((jobs) => jobs.slice(0, 1));
const houses = [
  ...covers,
  ...ORDER.flatMap((kind) =>
    galleries.flatMap((jobs) => jobs.slice(1).filter(({ id }) => id.endsWith(`/${kind}`))),
  ),
];

const places = [...HERO_SPECS, ...TOWN_SPECS].map((spec): Job => ({
  id: spec.id,
  files: HERO_SPECS.includes(spec) ? COVER_FILES : GALLERY_FILES,
  draw: () => drawHero(spec),
}));

const jobs = [...places, ...houses];
const colors = new Map<string, string>(
  existsSync(COLORS) ? Object.entries(JSON.parse(readFileSync(COLORS, 'utf8'))) : [],
);
const { values, positionals: wanted } = parseArgs({
  options: { seconds: { type: 'string', default: '86400' } },
  allowPositionals: true,
});
/** No picture is started after this, in ms of the clock. */
const end = Date.now() + Number(values.seconds) * 1000;
const due = jobs.filter(({ id }) =>
  wanted.length > 0 ? wanted.some((part) => id.includes(part)) : !colors.has(id),
);

function saveColors(): void {
  const known = jobs.flatMap(({ id }) => (colors.has(id) ? [[id, colors.get(id)]] : []));
  writeFileSync(COLORS, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

async function draw({ id, files, draw: make }: Job): Promise<void> {
  const made = await encodePicture(make(), files);
  mkdirSync(dirname(new URL(id, FILES).pathname), { recursive: true });
  for (const { suffix, data } of made.files) writeFileSync(new URL(`${id}${suffix}`, FILES), data);
  colors.set(id, made.color);
  saveColors();
  const bytes = made.files.map(({ data }) => Math.round(data.byteLength / 1024)).join(' ');
  console.log(`${colors.size}/${jobs.length} ${id} ${bytes} KB`);
}

/** Drawing keeps one processor busy and encoding another: two at a time. */
const queue = due[Symbol.iterator]();
const worker = async () => {
  for (const job of queue) {
    if (Date.now() > end) return;
    await draw(job);
  }
};
await Promise.all([worker(), worker()]);

const names = new Set(jobs.flatMap(({ id, files }) => files.map(({ suffix }) => `${id}${suffix}`)));
for (const name of globSync('**/*.avif', { cwd: FILES.pathname }))
  if (!names.has(name)) rmSync(new URL(name, FILES));
saveColors();
