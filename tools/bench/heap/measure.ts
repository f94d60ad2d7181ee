import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/process/ports.ts';
import { seededRandom } from '../lib/random.ts';
import { withRunningSite } from '../lib/demo-site.ts';
import { limitRow, type Row } from '../lib/row.ts';
import { openInspector } from './inspector.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;

/** The platform ends a Worker at 128 MB; the rest is for the requests in progress. */
const MAX_MB = 100;

/** A call that finds the database busy is retried. */
const MAX_TRIES = 5;

/** `HEAP_VILLAS=120` is the demo; the goal applies to the largest supported number of villas. */
const VILLAS = Number(process.env.HEAP_VILLAS ?? 10_000);

/**
 * The bare runtime's heap after garbage collection, when as many mixed requests have been answered:
 * static and rendered pages, mostly distinct searches, quotes, villas, missing pages.
 */
export async function measureHeap(): Promise<Row[]> {
  const inspector = `127.0.0.1:${await freePort()}`;
  return withRunningSite(
    VILLAS,
    async ({ url, client }) => {
      const { rows } = await client.execute('select slug from villas order by id');
      const slugs = rows.map(({ slug }) => String(slug));
      const isolate = await openInspector(inspector);
      const atFirst = await isolate.heap();
      // As an agency's own server does at every start.
      await askAll(url, ['/v2/search?client=true']);
      const asked = mixedRequests(slugs);
      await Promise.all(Array.from({ length: AT_ONCE }, () => askAll(url, asked)));
      const heap = await isolate.heap();
      isolate.close();
      const what = `heap after ${REQUESTS} mixed requests, ${VILLAS} villas`;
      return [
        limitRow({ row: 19, what: 'heap after the start', goal: '', unit: 'MB' }, MAX_MB, atFirst),
        limitRow({ row: 19, what, goal: `≤ ${MAX_MB} MB`, unit: 'MB' }, MAX_MB, heap),
      ];
    },
    // Measures what stays in memory, so slow answers of a busy machine must not change the pages.
    { inspector, variables: { PAGE_PATIENCE_MS: '60000' } },
  );
}

async function askAll(url: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    for (let tried = 1; ; tried += 1) {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (answer.status < 500) break;
      if (answer.status !== 503 || tried === MAX_TRIES)
        throw new Error(`${path}: ${answer.status}`);
      await delay(1_000 * Number(answer.headers.get('retry-after')));
    }
  }
}

function* mixedRequests(slugs: readonly string[]): Generator<string> {
  const { whole, pick } = seededRandom(424_242);
  const upTo = (n: number) => whole(0, n - 1);
  for (let n = 0; n < REQUESTS; n += 1) {
    const slug = pick(slugs);
    const day = new Date(Date.now() + (10 + upTo(500)) * 86_400_000);
    const until = new Date(day.getTime() + (3 + upTo(11)) * 86_400_000);
    const stay = `checkin=${day.toISOString().slice(0, 10)}&checkout=${until.toISOString().slice(0, 10)}`;
    const kinds = [
      `/villa/${slug}`,
      `/villa/${slug}`,
      `/v1/villa/${slug}`,
      `/v2/search?client=true&adults=${1 + upTo(12)}&${stay}`,
      `/v2/search?client=true&adults=${1 + upTo(12)}&page=${1 + upTo(40)}`,
      `/ara?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`,
      pick(['/', '/listing', '/regions', '/blog', '/faq']),
      `/yok-${n}`,
      '/v2/search/catalogue',
      '/v1/search/options',
    ];
    yield pick(kinds);
  }
}
