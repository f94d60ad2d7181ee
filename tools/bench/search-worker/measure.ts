import { fileURLToPath } from 'node:url';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { limitRow, ratioRow, type Row } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { type Bundle, bundle } from './bundle.ts';
import { type RunningWorkerd, startWorkerd } from './workerd.ts';

const SIZES = [120, 1_000, 10_000];
const CALLS = 1_500;
const AT_ONCE = 4;
/** More queries than one measurement makes. */
const BEFORE = 20_000;
const MAX_BUNDLE_KB = 250;
const MAX_START_MS = 120;

/**
 * A priced and sorted search over HTTP in the real runtime, compared with a Worker that does
 * nothing.
 */
export async function measureSearchWorker(): Promise<Row[]> {
  const api = await bundle(pathOf('api-worker.ts'));
  const empty = await bundle(pathOf('empty-worker.ts'));
  const idle = await startWorkerd(empty, {});
  const rows: Row[] = [
    bundleRow('what the Worker starts with, without pages', MAX_BUNDLE_KB, api.gzipped.start),
    bundleRow('with the office’s calls, loaded later', Infinity, api.gzipped.whole),
  ];
  try {
    for (const size of SIZES) {
      rows.push(
        ...(await withSeededDatabase(size, (database) => measureOn(database, size, api, idle))),
      );
    }
    return rows;
  } finally {
    idle.stop();
  }
}

const bundleRow = (what: string, most: number, bytes: number) =>
  limitRow(
    { row: 14, what, goal: most === Infinity ? 'scale' : `≤ ${most} KB gz`, unit: 'KB gz' },
    most,
    bytes / 1_024,
  );

async function measureOn(database: string, size: number, api: Bundle, idle: RunningWorkerd) {
  const worker = await startWorkerd(api, {
    DATABASE_URL: database,
    SESSION_SECRET: 'bench-'.repeat(8),
    QUOTE_SECRET: 'bench-'.repeat(8),
    DATA_SECRET: 'bench-'.repeat(8),
    SITE_URL: 'http://localhost',
    APP_VERSION: 'bench',
  });
  try {
    const rows: Row[] = [];
    for (const { asked, most, next } of [weeksOfTheYear(), everyQuestionOnce(), aThirdAgain()]) {
      for (let i = 0; i < 30; i++) await assertFinds(worker.url + next());
      const [ours, peer] = await takeTurns(
        { run: () => callAll(worker.url, next), cpu: worker.cpu },
        { run: () => callAll(idle.url, next), cpu: idle.cpu },
        6,
      );
      const what = `/v2/search ${asked}, ${size.toLocaleString('en')} villas`;
      const isGoal = size === 10_000;
      const goal = isGoal ? `≤ ${most} × an empty Worker` : 'scale';
      rows.push(
        ratioRow({ row: 6, what, goal, unit: 'µs CPU' }, isGoal ? most : Infinity, ours, peer),
      );
    }
    if (size === SIZES[0]) {
      const later = worker.startCpuMs - idle.startCpuMs;
      const start = { row: 14, what: 'first answer, beyond an empty Worker', unit: 'ms CPU' };
      rows.push(limitRow({ ...start, goal: `≤ ${MAX_START_MS} ms` }, MAX_START_MS, later));
    }
    return rows;
  } finally {
    worker.stop();
  }
}

/**
 * Queries of visitors, priced and sorted by the total; the goal is at most `most` times an empty
 * Worker.
 */
type Questions = { asked: string; most: number; next(): string };

/** Thirty weeks of the coming year, repeated. */
function weeksOfTheYear(): Questions {
  let calls = 0;
  return {
    asked: 'of thirty weeks',
    most: 1.4,
    next: () => question(20 + (calls++ % 30) * 10, 7, 2, 0),
  };
}

/** Stays and parties that never repeat within a measurement. */
function everyQuestionOnce(): Questions {
  let calls = 0;
  const next = () => {
    const i = calls++;
    const [adults, children] = [1 + (Math.floor(i / 3_300) % 6), Math.floor(i / 19_800)];
    return question(20 + (i % 300), 3 + (Math.floor(i / 300) % 11), adults, children);
  };
  return { asked: 'never asked before', most: 4, next };
}

/** Every third query repeats an earlier one, as with real visitors. */
function aThirdAgain(): Questions {
  let calls = 0;
  const [again, once] = [weeksOfTheYear(), everyQuestionOnce()];
  // None that the previous measurement used.
  for (let i = 0; i < BEFORE; i++) once.next();
  const next = () => (calls++ % 3 === 0 ? again : once).next();
  return { asked: 'of which a third were asked before', most: 4, next };
}

function question(inDays: number, nights: number, adults: number, children: number): string {
  const checkin = addDays(istanbulDay(new Date()), inDays);
  const dates = { checkin, checkout: addDays(checkin, nights) };
  const party = { adults: String(adults), children: String(children) };
  return `/v2/search?client=true&${new URLSearchParams({ ...dates, ...party, sort: 'price' })}`;
}

async function assertFinds(url: string): Promise<void> {
  const answer = await fetch(url);
  const { content } = (await answer.json()) as {
    content: { items: { price: { total?: number } }[] };
  };
  const totals = content.items.map(({ price }) => price.total ?? Number.NaN);
  const isSorted = totals.every((total, i) => i === 0 || total >= (totals[i - 1] ?? 0));
  if (!isSorted) throw new Error(`${url} is not sorted by its totals`);
}

async function callAll(url: string, next: () => string): Promise<number> {
  let calls = 0;
  const caller = async () => {
    while (calls++ < CALLS) {
      const answer = await fetch(url + next());
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return CALLS;
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
