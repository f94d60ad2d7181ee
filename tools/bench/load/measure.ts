import { globSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { dist } from '#scripts/lib/paths.ts';
import { findOnPath } from '#scripts/lib/programs.ts';
import { startCaddy } from '#tests/scripts/support/caddy.ts';
import { DEMO_VILLAS, type RunningSite, withRunningSite } from '../lib/demo-site.ts';
import { seededRandom } from '../lib/random.ts';
import { atLeastRow, limitRow, type Row, sampleOf } from '../lib/row.ts';
import { withDevServer } from './dev-server.ts';
import { withNginx } from './nginx.ts';
import { type Ask, type Load, load } from './wrk.ts';

const ROUNDS = 3;
const DIFFERENT = 500;

const row = (what: string, goal: string, unit = 'answers/s') => ({ row: 20, what, goal, unit });

/**
 * Row 20: an agency's own server under load, compared with nginx with the same files and with the
 * development server. Immutable files come from Caddy, as docs/self-hosting.md sets it up,
 * everything else from the bare runtime. Load generator, servers and database share the machine's
 * cores in all cases.
 */
export async function measureLoad(): Promise<Row[]> {
  const wrk = findOnPath(['wrk']);
  const nginx = findOnPath(['nginx']) ?? findOnPath(['/usr/sbin/nginx']);
  const caddy = findOnPath(['caddy']);
  if (wrk === null || nginx === null || caddy === null) {
    console.log('Not measured: it needs all of apt-get install caddy nginx-light wrk.');
    return [];
  }
  // Each call says whom it is from (ask.lua), or the limit of one visitor would be measured.
  const runtime = { trustedProxies: '127.0.0.1' };
  const measure = async ({ url, client }: RunningSite) => {
    const { rows } = await client.execute('select slug from villas where active = 1 order by id');
    const slugs = rows.map(({ slug }) => String(slug));
    const files = filesOf(join(dist, 'client'));
    const pages: Ask[] = [{ method: 'GET', path: '/' }];
    const [searches, quotes] = [searchesOf(), await quotesOf(url, slugs)];
    const measured: Row[] = [];
    const latencies: [string, Load][] = [];
    const beside = async (
      what: string,
      goal: string,
      least: number,
      peer: string,
      asks: Ask[],
      server = url,
    ) => {
      const [ours, theirs] = await inTurns(wrk, [server, peer], asks);
      latencies.push([what, ours.last]);
      measured.push(atLeastRow(row(what, goal), least, ours.sample, theirs.sample));
    };
    const before = await startCaddy(caddy, { product: url, files: join(dist, 'client') });
    await withNginx(nginx, join(dist, 'client'), async (peer) => {
      await beside('a file of the build', '≥ 0.3 of nginx', 0.3, peer, files, before.url);
      await beside('a file of the build, from the runtime', 'scale', 0, peer, files);
      await beside('a built page', '≥ 0.3 of nginx', 0.3, peer, pages);
    }).finally(before.stop);
    await withDevServer(async (peer) => {
      await beside('a search', '≥ 20 of the development server', 20, peer, searches);
      await beside('a quote', '≥ 10 of the development server', 10, peer, quotes);
    });
    for (const [what, { median, p99 }] of latencies) {
      const facts = row(`${what}, p99 ÷ median at 50 connections`, '≤ 10', '');
      measured.push(limitRow(facts, 10, p99 / median));
    }
    return measured;
  };
  return withRunningSite(DEMO_VILLAS, measure, runtime);
}

/** Answers a second of two servers in turn, after a warm-up of each. */
async function inTurns(wrk: string, urls: readonly [string, string], asks: readonly Ask[]) {
  const loads: [Load[], Load[]] = [[], []];
  const answers: [number, number] = [0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const i of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const one = await load(wrk, urls[i], asks);
      answers[i] += one.answers;
      if (round > 0) loads[i].push(one);
      if (one.failed > 0) console.log(`${urls[i]}: ${one.failed} answers failed`);
    }
  }
  return [summed(loads[0], answers[0]), summed(loads[1], answers[1])] as const;
}

/** `answers` includes those of the warm-up. */
const summed = (all: readonly Load[], answers: number) => ({
  answers,
  sample: sampleOf(all.map(({ perSecond }) => perSecond)),
  last: all.toSorted((a, b) => a.p99 / a.median - b.p99 / b.median)[all.length >> 1] as Load,
});

/** Scripts and stylesheets as visitors load them. */
const filesOf = (folder: string): Ask[] =>
  globSync('_astro/*.{js,css}', { cwd: folder }).map((name) => ({
    method: 'GET',
    path: `/${name}`,
  }));

const stays = () => {
  const { whole } = seededRandom(20_261_123);
  return Array.from({ length: DIFFERENT }, () => {
    const checkIn = addDays(istanbulDay(new Date()), whole(10, 400));
    return { checkIn, checkOut: addDays(checkIn, whole(5, 10)), adults: whole(1, 6) };
  });
};

const searchesOf = (): Ask[] =>
  stays().map(({ checkIn, checkOut, adults }) => ({
    method: 'GET',
    path: `/v2/search?client=true&adults=${adults}&checkin=${checkIn}&checkout=${checkOut}`,
  }));

/** Quotes of stays that have a price; the development server's demo is the same. */
async function quotesOf(url: string, slugs: readonly string[]): Promise<Ask[]> {
  const { pick } = seededRandom(7);
  const priced: Ask[] = [];
  for (const stay of stays()) {
    const body = { slug: pick(slugs), ...stay, adults: 2, children: 0, babies: 0 };
    const answer = await fetch(`${url}/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    if (answer.ok) priced.push({ method: 'POST', path: '/v1/quote', body });
  }
  return priced;
}
