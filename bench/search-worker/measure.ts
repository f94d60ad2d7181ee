import { fileURLToPath } from 'node:url';
import { addDays, istanbulDay } from '#domain/dates.ts';
import { limitRow, ratioRow, type Row } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { bundle } from './bundle.ts';
import { type RunningWorkerd, startWorkerd } from './workerd.ts';

const SIZES = [120, 1_000, 10_000];
const CALLS = 3_000;
const AT_ONCE = 4;
const MOST_BUNDLE_KB = 250;
const MOST_START_MS = 50;

/** A priced and sorted search over HTTP in the real runtime, against a Worker that does nothing. */
export async function measureSearchWorker(): Promise<Row[]> {
  const api = await bundle(pathOf('api-worker.ts'));
  const empty = await bundle(pathOf('empty-worker.ts'));
  const idle = await startWorkerd(empty.text, {});
  const rows: Row[] = [
    limitRow(
      { row: 14, what: 'Worker without pages', goal: `≤ ${MOST_BUNDLE_KB} KB gz`, unit: 'KB gz' },
      MOST_BUNDLE_KB,
      api.gzipped / 1_024,
    ),
  ];
  try {
    for (const size of SIZES) {
      rows.push(
        ...(await withSeededDatabase(size, (database) =>
          measureOn(database, size, api.text, idle),
        )),
      );
    }
    return rows;
  } finally {
    idle.stop();
  }
}

async function measureOn(database: string, size: number, module: string, idle: RunningWorkerd) {
  const worker = await startWorkerd(module, {
    DATABASE_URL: database,
    SESSION_SECRET: 'bench-'.repeat(8),
    QUOTE_SECRET: 'bench-'.repeat(8),
    DATA_SECRET: 'bench-'.repeat(8),
    APP_VERSION: 'bench',
  });
  try {
    const paths = searches();
    for (const path of paths) await assertFinds(worker.url + path);
    const [ours, peer] = await takeTurns(
      { run: () => callAll(worker.url, paths), cpu: worker.cpu },
      { run: () => callAll(idle.url, paths), cpu: idle.cpu },
      6,
    );
    const what = `/v2/search priced and sorted, ${size.toLocaleString('en')} villas`;
    const goal = size === 10_000 ? '≤ 1.4 × an empty Worker' : 'scale';
    const most = size === 10_000 ? 1.4 : Infinity;
    const rows = [ratioRow({ row: 6, what, goal, unit: 'µs CPU' }, most, ours, peer)];
    if (size === SIZES[0]) {
      const later = worker.startedInMs - idle.startedInMs;
      const start = { row: 14, what: 'start, beyond an empty Worker', unit: 'ms' };
      rows.push(limitRow({ ...start, goal: `≤ ${MOST_START_MS} ms` }, MOST_START_MS, later));
    }
    return rows;
  } finally {
    worker.stop();
  }
}

/** Weeks of the coming year, sorted by their total. */
function searches(): string[] {
  const today = istanbulDay(new Date());
  return Array.from({ length: 30 }, (_, i) => {
    const checkin = addDays(today, 20 + i * 10);
    const query = { checkin, checkout: addDays(checkin, 7), adults: '2', sort: 'price' };
    return `/v2/search?client=true&${new URLSearchParams(query)}`;
  });
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

async function callAll(url: string, paths: readonly string[]): Promise<number> {
  let next = 0;
  const caller = async () => {
    while (next < CALLS) {
      const answer = await fetch(url + paths[next++ % paths.length]);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return CALLS;
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
