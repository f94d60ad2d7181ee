import { limitRow, type Row, sampleOf } from '../lib/row.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { buildSite, type SiteBuild } from '../lib/site-build.ts';

/** Villas of the largest build; with 3,000 the row takes some three minutes. */
const MAX_VILLAS = Number(process.env.BENCH_VILLAS ?? 3_000);
const SIZES = [120, 1_000, MAX_VILLAS];
/** Builds for each size: the largest takes minutes. */
const ROUNDS = 2;
const MAX_MS_A_VILLA = 6;
const MAX_MEMORY_MB = 1_536;
/** Limit for the cost of another villa on a large site, relative to a small one. */
const MAX_GROWTH = 1.2;
/** What Eleventy 3 took on 2026-11-23 for the same pages: ms of a further one, memory in MB. */
const ELEVENTY = { ms: 4.46, memory: 1_050 };

type Builds = { villas: number; builds: SiteBuild[] };

/** Builds of the whole site: what a further villa costs, and whether that grows. */
export async function measureFullBuild(): Promise<Row[]> {
  const sizes: Builds[] = [];
  for (const villas of SIZES) {
    const builds: SiteBuild[] = [];
    await withSeededDatabase(villas, async (database) => {
      const rounds = villas === MAX_VILLAS ? 1 : ROUNDS;
      for (let round = 0; round < rounds; round++) builds.push(await buildSite(database, 'full'));
    });
    sizes.push({ villas, builds });
  }
  return [...sizes.map(rowOf), ...scaleRows(sizes)];
}

const rowOf = ({ villas, builds }: Builds): Row =>
  limitRow(
    {
      row: 10,
      what: `build of ${villas.toLocaleString('en')} villas`,
      goal: 'scale',
      unit: 's CPU',
    },
    Infinity,
    secondsOf(builds),
  );

function scaleRows(sizes: readonly Builds[]): Row[] {
  const [small, middle, large] = sizes;
  if (!small || !middle || !large) throw new Error('three sizes tell whether a cost is linear');
  const memory = Math.max(...sizes.flatMap(({ builds }) => builds.map((one) => one.memoryMb)));
  const late = msPerVilla(middle, large);
  const growth = late / msPerVilla(small, middle);
  const facts = { row: 10, unit: 'ms CPU' };
  return [
    limitRow(
      { row: 10, what: 'its memory at most', goal: `≤ ${MAX_MEMORY_MB} MB`, unit: 'MB' },
      MAX_MEMORY_MB,
      memory,
      sampleOf([ELEVENTY.memory]),
    ),
    limitRow(
      { ...facts, what: 'a further villa, against Eleventy', goal: `≤ ${MAX_MS_A_VILLA} ms` },
      MAX_MS_A_VILLA,
      late,
      sampleOf([ELEVENTY.ms]),
    ),
    limitRow(
      {
        row: 10,
        what: 'a further villa beyond 1,000, of one among the first',
        goal: `≤ ${MAX_GROWTH}`,
        unit: '×',
      },
      MAX_GROWTH,
      growth,
    ),
  ];
}

/** CPU time that each villa adds, without the fixed cost of a build. */
const msPerVilla = (few: Builds, many: Builds): number =>
  ((secondsOf(many.builds).median - secondsOf(few.builds).median) * 1_000) /
  (many.villas - few.villas);

const secondsOf = (builds: readonly SiteBuild[]) =>
  sampleOf(builds.map(({ cpuMs }) => cpuMs / 1_000));
