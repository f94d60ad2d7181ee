import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSame } from '../lib/assert-same.ts';
import { assertSamePage, withoutCounters } from '../lib/same-page.ts';
import { limitRow, ratioRow, type Row, sampleOf } from '../lib/row.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { buildSite, type SiteBuild } from '../lib/site-build.ts';
import { buildWithEleventy } from './eleventy.ts';

/** Villas of the largest build; with 3,000 the row takes some five minutes. */
const MAX_VILLAS = Number(process.env.BENCH_VILLAS ?? 3_000);
const SIZES = [120, 1_000, MAX_VILLAS];
/** Builds for each side and size: the largest takes minutes. */
const ROUNDS = 2;
const MAX_OF_ELEVENTY = 1.5;
const MAX_MEMORY_MB = 1_536;
/** Limit for the cost of another villa on a large site, relative to a small one. */
const MAX_GROWTH = 1.2;

type Pair = { villas: number; ours: SiteBuild[]; eleventy: SiteBuild[] };

/** A build of the whole site, compared with Eleventy writing the same villa pages byte for byte. */
export async function measureFullBuild(): Promise<Row[]> {
  const pairs: Pair[] = [];
  for (const villas of SIZES) {
    pairs.push(await withSeededDatabase(villas, (database) => buildBoth(database, villas)));
  }
  return [...pairs.map(rowOf), ...scaleRows(pairs)];
}

/** Alternating order (A B, B A); the largest once. */
async function buildBoth(database: string, villas: number): Promise<Pair> {
  const pair: Pair = { villas, ours: [], eleventy: [] };
  const buildOurs = async () => {
    pair.ours.push(await buildSite(database, 'full'));
  };
  const buildTheirs = async () => {
    pair.eleventy.push(await buildWithEleventy(database, pair.ours[0]?.pages ?? ''));
  };
  const rounds = villas === MAX_VILLAS ? 1 : ROUNDS;
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [buildOurs, buildTheirs] : [buildTheirs, buildOurs];
    for (const build of order) await build();
  }
  assertSamePages(pair);
  return pair;
}

function rowOf({ villas, ours, eleventy }: Pair): Row {
  const isGoal = villas === MAX_VILLAS;
  const what = `build of ${villas.toLocaleString('en')} villas`;
  const facts = { row: 10, what, unit: 's CPU' };
  return ratioRow(
    { ...facts, goal: isGoal ? `≤ ${MAX_OF_ELEVENTY} × Eleventy` : 'scale' },
    isGoal ? MAX_OF_ELEVENTY : Infinity,
    sampleOf(ours.map(seconds)),
    sampleOf(eleventy.map(seconds)),
  );
}

function scaleRows(pairs: readonly Pair[]): Row[] {
  const [small, middle, large] = pairs;
  if (!small || !middle || !large) throw new Error('three sizes tell whether a cost is linear');
  const memory = Math.max(...pairs.flatMap(({ ours }) => ours.map(({ memoryMb }) => memoryMb)));
  const theirs = Math.max(...pairs.flatMap(({ eleventy }) => eleventy.map((one) => one.memoryMb)));
  const early = perVilla(small, middle);
  const late = perVilla(middle, large);
  const growth = `≤ ${MAX_GROWTH} × a villa among the first 1,000`;
  return [
    limitRow(
      { row: 10, what: 'its memory at most', goal: `≤ ${MAX_MEMORY_MB} MB`, unit: 'MB' },
      MAX_MEMORY_MB,
      memory,
      sampleOf([theirs]),
    ),
    ratioRow(
      { row: 10, what: 'a further villa, beyond 1,000', goal: growth, unit: 'ms CPU' },
      MAX_GROWTH,
      sampleOf([late.ours]),
      sampleOf([early.ours]),
    ),
    ratioRow(
      { row: 10, what: 'a further villa, against Eleventy', goal: 'scale', unit: 'ms CPU' },
      Infinity,
      sampleOf([late.ours]),
      sampleOf([late.eleventy]),
    ),
  ];
}

/** CPU time that each villa adds, in ms, without the fixed cost of a build. */
function perVilla(few: Pair, many: Pair): Record<'ours' | 'eleventy', number> {
  const cost = (side: 'ours' | 'eleventy') =>
    ((sampleOf(many[side].map(seconds)).median - sampleOf(few[side].map(seconds)).median) * 1_000) /
    (many.villas - few.villas);
  return { ours: cost('ours'), eleventy: cost('eleventy') };
}

const seconds = ({ cpuMs }: SiteBuild): number => cpuMs / 1_000;

function assertSamePages({ villas, ours, eleventy }: Pair): void {
  const [own, other] = [ours.at(-1), eleventy.at(-1)];
  if (!own || !other) throw new Error('nothing was built');
  const pages = readdirSync(join(own.pages, 'villa'));
  assertSame('pages', pages.length, villas);
  for (const page of pages) {
    const read = (folder: string) => readFileSync(join(folder, 'villa', page), 'utf8');
    assertSamePage(page, withoutCounters(read(own.pages)), read(other.pages));
  }
}
