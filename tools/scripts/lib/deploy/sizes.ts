import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Refusal } from '../installation.ts';

const MiB = 1_048_576;

/** Workers Paid, developers.cloudflare.com/workers/platform/limits, read on 2026-11-28. */
export const LIMITS = {
  workerBytes: 64 * MiB,
  assetFiles: 100_000,
  assetBytes: 25 * MiB,
  startMs: 1_000,
  memoryBytes: 128 * MiB,
  cpuMs: 30_000,
  subrequests: 10_000,
} as const;

/** The largest agency that a build is held against: pages of so many villas in so many languages. */
const LARGE = { villas: 10_000, languages: 4 };

/** A villa's page, and all of its pages (its reviews and questions are below it). */
const VILLA_PAGE = 'villa/*.html';
const VILLA_PAGES = 'villa/**/*.html';

/** One figure of a build and what it may be at most; `includes` says what is counted. */
export type Size = { what: string; includes: string; is: number; most: number; unit: string };

/** What a build in `dist` will take of the platform. */
export function sizesOf(dist: string): Size[] {
  const modules = readModules(join(dist, 'server'));
  const early = modulesAtStart(modules, readMain(dist));
  const client = join(dist, 'client');
  const files = globSync('**/*', { cwd: client })
    .map((name) => statSync(join(client, name)))
    .filter((stat) => stat.isFile());
  const villas = globSync(VILLA_PAGE, { cwd: client }).length;
  const pages = globSync(VILLA_PAGES, { cwd: client }).length;
  const pagesEach = pages / villas;
  const large = LARGE.languages * (files.length - pages + pagesEach * LARGE.villas);
  // Before the first villa nothing is known of the pages of one.
  const atMost = {
    what: 'files at most',
    includes: `the same with ${LARGE.villas} villas of as many pages in ${LARGE.languages} languages, every file once a language`,
    is: large,
    most: LIMITS.assetFiles,
    unit: 'files',
  };
  const [whole, start] = [[...modules.values()], early.map((name) => modules.get(name) ?? '')];
  return [
    {
      what: 'Worker',
      includes: `all ${modules.size} modules uncompressed; ${kilobytes(gzipped(whole))} KB gz`,
      is: bytesOf(whole),
      most: LIMITS.workerBytes,
      unit: 'bytes',
    },
    {
      what: 'its start',
      includes: `the ${early.length} modules that are loaded before the first request, uncompressed; ${kilobytes(gzipped(start))} KB gz`,
      is: bytesOf(start),
      most: LIMITS.workerBytes,
      unit: 'bytes',
    },
    {
      what: 'files',
      includes: `pages, scripts, fonts and pictures of this build, ${pages} pages of ${villas} villas among them`,
      is: files.length,
      most: LIMITS.assetFiles,
      unit: 'files',
    },
    ...(villas > 0 ? [atMost] : []),
    {
      what: 'largest file',
      includes: 'of all files',
      is: Math.max(0, ...files.map(({ size }) => size)),
      most: LIMITS.assetBytes,
      unit: 'bytes',
    },
  ];
}

/** One line a figure. */
export const tellSizes = (sizes: readonly Size[]): void =>
  console.log(sizes.map((size) => `           ${lineOf(size)}`).join('\n'));

/** The same. @throws {@link Refusal} naming every figure that is over its limit */
export function holdSizes(sizes: readonly Size[]): void {
  tellSizes(sizes);
  const over = sizes.filter(({ is, most }) => is > most).map(lineOf);
  if (over.length > 0)
    throw new Refusal(`Refused: over the platform's limits:\n${over.join('\n')}`);
}

const lineOf = ({ what, includes, is, most, unit }: Size): string =>
  `${what.padEnd(15)} ${numeral(is)} of ${numeral(most)} ${unit} (${includes})`;

const numeral = (n: number) => Math.round(n).toLocaleString('en');
const kilobytes = (bytes: number) => numeral(bytes / 1_024);
const bytesOf = (texts: string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const gzipped = (texts: string[]) => gzipSync(texts.join('\n'), { level: 9 }).length;

const readMain = (dist: string): string =>
  (JSON.parse(readFileSync(join(dist, 'server/wrangler.json'), 'utf8')) as { main: string }).main;

/** The text of each module by its path. */
const readModules = (server: string): Map<string, string> =>
  new Map(
    globSync('**/*.mjs', { cwd: server }).map((name) => [
      normalize(name),
      readFileSync(join(server, name), 'utf8'),
    ]),
  );

/** `import … from "./x.mjs"`, `export … from "./x.mjs"` and `import "./x.mjs"`, minified or not. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.mjs)["']/g;

/** The entry and what it imports without being asked to. */
function modulesAtStart(modules: ReadonlyMap<string, string>, main: string): string[] {
  const early = new Set([normalize(main)]);
  for (const name of early) {
    const text = modules.get(name) ?? '';
    for (const [, path = ''] of text.matchAll(STATIC_IMPORT)) early.add(join(dirname(name), path));
  }
  return [...early].filter((name) => modules.has(name));
}
