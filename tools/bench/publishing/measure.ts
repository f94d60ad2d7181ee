import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { istanbulDay } from '#domain/values/dates.ts';
import type { AdminPrice } from '#domain/prices/schema.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';
import { DEMO_VILLAS, type RunningSite, withRunningSite } from '../lib/demo-site.ts';
import { limitRow, ratioRow, type Row, sampleOf } from '../lib/row.ts';
import { assertSamePage, withoutCounters } from '../lib/same-page.ts';
import { buildSite } from '../lib/site-build.ts';

const EDITS = 200;
/** Edits rotate over these villas, so that no page is requested twice in a row. */
const VILLAS = 20;
const MAX_MS = 300;
const MAX_OF_A_BUILD = 1 / 100;
/** Other kinds of pages that show prices. */
const ALSO = ['/', '/listing', '/kalkan', '/blog', '/faq'];

/** On a busy machine the Worker must not answer with an older page. */
const PATIENT = { variables: { PAGE_PATIENCE_MS: '60000' } };

type Villa = { slug: string; price: AdminPrice };

/**
 * The time from saving a price through the dashboard's API until the villa's page shows it, and
 * whether the pages then equal a complete build of the same data, byte for byte.
 */
export const measurePublishing = (): Promise<Row[]> =>
  withRunningSite(
    DEMO_VILLAS,
    async (site) => {
      const dashboard = await signIn(site);
      const villas = await listVillas(dashboard);
      const times: number[] = [];
      for (let edit = 0; edit < EDITS + VILLAS; edit++) {
        const villa = villas[edit % villas.length];
        if (!villa) throw new Error('there are no villas');
        const ms = await publish(site, dashboard, villa, edit);
        // The first round includes what a Worker loads once.
        if (edit >= VILLAS) times.push(ms);
      }
      const paths = [...ALSO, ...villas.map(({ slug }) => `/villa/${slug}`)];
      const live = new Map<string, string>();
      for (const path of paths) live.set(path, await readPage(site, path));
      const rebuilt = await buildSite(site.database, 'rebuilt');
      for (const path of paths) {
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
        const built = readFileSync(join(rebuilt.pages, file), 'utf8');
        assertSamePage(path, comparable(live.get(path) ?? ''), comparable(built));
      }
      return rowsOf(times, rebuilt.wallMs);
    },
    PATIENT,
  );

function rowsOf(times: readonly number[], buildMs: number): Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  const { median, min, max } = sampleOf(times);
  const middle = { median, min, max };
  const late = { ...middle, median: p99 };
  const build = sampleOf([buildMs]);
  const row = { row: 11, unit: 'ms' };
  const what = 'price saved → page';
  return [
    limitRow({ ...row, what: `${what}, p99`, goal: `≤ ${MAX_MS} ms` }, MAX_MS, late),
    ratioRow(
      { ...row, what: `${what}, middle, of a build`, goal: 'scale' },
      Infinity,
      middle,
      build,
    ),
    ratioRow(
      { ...row, what: `${what}, p99, of a build`, goal: '≤ 1/100 of a build' },
      MAX_OF_A_BUILD,
      late,
      build,
    ),
  ];
}

type Dashboard = <Content>(method: string, path: string, body?: unknown) => Promise<Content>;

async function signIn({ url }: RunningSite): Promise<Dashboard> {
  const caller =
    (headers: Record<string, string>): Dashboard =>
    async (method, path, body) => {
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { content } = await answer.json();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${content}`);
      return content;
    };
  const { email, password } = DEMO_LOGINS[0];
  const login = await caller({})<{ accessToken: string }>('POST', '/v1/auth/login', {
    email,
    password,
  });
  return caller({ authorization: `Bearer ${login.accessToken}` });
}

/** Villas with the season row of today, which every page shows and the bench changes. */
async function listVillas(dashboard: Dashboard): Promise<Villa[]> {
  const today = istanbulDay(new Date());
  const villas: Villa[] = [];
  for (let id = 1; id <= VILLAS; id++) {
    const { facts, prices } = await dashboard<AdminVilla>('GET', `/v1/admin/villas/${id}`);
    const price = prices.find(({ endsOn }) => endsOn >= today);
    if (price) villas.push({ slug: facts.slug, price });
  }
  return villas;
}

/** @returns ms from sending the price to receiving the page with it */
async function publish(
  site: RunningSite,
  dashboard: Dashboard,
  { slug, price }: Villa,
  edit: number,
): Promise<number> {
  const { id, villa_id: _, ...season } = price;
  // A price that no other row has.
  const lira = 70_001 + edit;
  const shown = `<b>${lira.toLocaleString('tr')}</b>`;
  const started = performance.now();
  await dashboard('PUT', `/v1/admin/villas/price/${id}`, { ...season, nightly: lira * 100 });
  const html = await readPage(site, `/villa/${slug}`);
  const ms = performance.now() - started;
  if (!html.includes(shown)) throw new Error(`/villa/${slug} does not show ${shown}`);
  return ms;
}

async function readPage({ url }: RunningSite, path: string): Promise<string> {
  const answer = await fetch(url + path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * Astro's two builds number islands differently, and join stylesheets with or without a line break.
 */
const comparable = (page: string): string => withoutCounters(page).replaceAll('}\n', '}');
