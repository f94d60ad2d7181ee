import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client/web';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { issueToken } from '#worker/http/session.ts';
import { systemClock } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { type Bundle, bundle } from '../search-worker/bundle.ts';
import { startWorkerd } from '../search-worker/workerd.ts';
import { type Counts, startCounting } from './count-database.ts';

const SECRET = 'bench-'.repeat(8);
const PARTY = { adults: 2, children: 0, babies: 0 };

/** Calls of a kind that are measured together, because the processor's time comes in hundredths. */
const CALLS = 100;

const SIZES = [10, 120, 10_000];

type Kind = { what: string; calls?: number; ask(i: number): Promise<Response> };

/** Prints what a call of each kind costs at each size, for docs/scale.md. */
export async function measureScale(): Promise<void> {
  const code = await bundle(fileURLToPath(new URL('api-worker.ts', import.meta.url)));
  for (const villas of SIZES)
    await withSeededDatabase(villas, (url, client) => measureOn(villas, url, client, code));
}

async function measureOn(villas: number, url: string, client: Client, code: Bundle): Promise<void> {
  const { rows } = await client.execute('select slug from villas where active = 1 order by id');
  const slugs = rows.map(({ slug }) => String(slug));
  const session = { sessionId: 'bench', userId: 1, expiresAt: new Date(Date.now() + 36e5) };
  await client.batch(
    [
      {
        sql: 'insert or replace into sessions (id, user_id, expires_at, last_used_at) values (?, 1, ?, ?)',
        args: ['bench', session.expiresAt.toISOString(), new Date().toISOString()],
      },
      "update settings set value = '0' where key = 'second_factor_required'",
      "update settings set value = '1000000' where key = 'open_requests_max'",
    ],
    'write',
  );
  const deps = { clock: systemClock, secrets: { session: SECRET } } as Deps;
  const authorization = `Bearer ${await issueToken(deps, session)}`;
  const database = await startCounting(url);
  const worker = await startWorkerd(code, {
    DATABASE_URL: database.url,
    SESSION_SECRET: SECRET,
    QUOTE_SECRET: SECRET,
    DATA_SECRET: SECRET,
    SITE_URL: 'http://localhost',
    APP_VERSION: 'bench',
  });
  try {
    console.log(`\n${villas} villas`);
    for (const kind of kindsOf(worker.url, slugs, authorization)) {
      const { calls = CALLS } = kind;
      // The first call loads code; the catalogue's is what is measured.
      if (calls > 1) await (await kind.ask(0)).arrayBuffer();
      database.take();
      const cpu = worker.cpu();
      let bytes = 0;
      const statuses = new Set<number>();
      for (let i = 1; i <= calls; i += 1) {
        const answer = await kind.ask(i);
        statuses.add(answer.status);
        bytes += (await answer.arrayBuffer()).byteLength;
      }
      tell(kind.what, calls, worker.cpu() - cpu, bytes, database.take(), statuses);
    }
  } finally {
    worker.stop();
    database.stop();
  }
}

function kindsOf(url: string, slugs: readonly string[], authorization: string): Kind[] {
  const today = istanbulDay(new Date());
  const slugOf = (i: number) => slugs[i % slugs.length] ?? '';
  const weekOf = (i: number) => {
    const checkIn = addDays(today, 30 + ((i * 7) % 280));
    return { checkIn, checkOut: addDays(checkIn, 7) };
  };
  const post = (path: string, body: unknown, key = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
  const quote = (i: number) => post('/v1/quote', { slug: slugOf(i), ...weekOf(i), ...PARTY });
  const search = (i: number) => {
    const { checkIn, checkOut } = weekOf(i);
    return fetch(
      `${url}/v2/search?client=true&checkin=${checkIn}&checkout=${checkOut}&adults=${1 + (i % 6)}`,
    );
  };
  const asClerk = (path: string) => fetch(url + path, { headers: { authorization } });
  return [
    { what: 'first search of an isolate: the catalogue', calls: 1, ask: search },
    { what: 'search', ask: search },
    {
      what: 'catalogue for the browser',
      calls: 10,
      ask: () => fetch(`${url}/v2/search/catalogue`),
    },
    { what: 'calendar', ask: (i) => fetch(`${url}/v1/villa/${slugOf(i)}/availability`) },
    { what: 'quote', ask: quote },
    {
      what: 'quote and booking',
      calls: 20,
      async ask(i) {
        const answer = await quote(i);
        if (answer.status !== 200) return answer;
        const { content } = (await answer.json()) as { content: { quoteToken: string } };
        return post(
          '/v1/reservation',
          {
            quoteToken: content.quoteToken,
            customer: {
              firstName: 'Ece',
              lastName: 'Yıldız',
              phone: `053212345${10 + i}`,
              email: `ece${i}@posta.example`,
            },
            consents: { terms: true, kvkk: true, marketing: false },
          },
          crypto.randomUUID(),
        );
      },
    },
    { what: 'list of stays', ask: () => asClerk('/v1/admin/reservations?take=20') },
    { what: 'home of the dashboard', ask: () => asClerk('/v1/admin/other') },
  ];
}

function tell(
  what: string,
  calls: number,
  cpuMs: number,
  bytes: number,
  { trips, read, written, bytes: stored }: Counts,
  statuses: ReadonlySet<number>,
): void {
  const each = (n: number) => (n / calls).toLocaleString('en', { maximumFractionDigits: 2 });
  console.log(
    `${what.padEnd(44)} ${each(cpuMs)} ms CPU, ${each(trips)} trips, ${each(read)} rows read, ${each(written)} written, ${each(stored)} bytes from the database, ${each(bytes)} answered (${[...statuses].join(', ')})`,
  );
}
