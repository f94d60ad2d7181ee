import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@libsql/client/web';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { syncDueFeeds } from '#worker/features/calendars/schedule/sync-due.ts';
import { localDeps } from '../lib/local-app.ts';
import { limitRow, type Row } from '../lib/row.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';

const VILLAS = 1_000;
const SELLERS = ['airbnb', 'booking', 'vrbo'] as const;
/** Events of a villa in a seller's feed. */
const EVENTS = 12;
/** A Worker's memory limit on the platform. */
const MAX_MEMORY_MB = 128;
/** Feeds are fetched every quarter of an hour, so a round has to finish in that time. */
const MAX_MINUTES = 15;

/** A whole round of 3,000 calendar feeds, each fetched for the first time by the cron. */
export const measureFeeds = (): Promise<Row[]> =>
  withSeededDatabase(VILLAS, async (url, client) => {
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'text/calendar');
      response.end(feedOf(request.url ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      await linkFeeds(client, `http://127.0.0.1:${port}`);
      return await measureRound(url, client);
    } finally {
      server.close();
    }
  });

async function measureRound(url: string, client: Client): Promise<Row[]> {
  const deps = { ...localDeps(url), outside: fetch, allowLoopbackFeeds: true };
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 50);
  const started = performance.now();
  let read = 0;
  let ticks = 0;
  for (;;) {
    const report = await syncDueFeeds(deps);
    if (report.failed > 0) throw new Error(`${report.failed} feeds failed`);
    if (report.read === 0) break;
    read += report.read;
    ticks += 1;
  }
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  const { rows } = await client.execute('select count(*) as n from external_events');
  const events = Number(rows[0]?.n);
  if (events !== read * EVENTS) throw new Error(`${events} events of ${read} feeds`);
  const what = `${read.toLocaleString('en')} feeds of ${VILLAS.toLocaleString('en')} villas`;
  return [
    limitRow(
      { row: 15, what: `${what}, ticks of the cron`, goal: `≤ ${MAX_MINUTES}`, unit: 'minutes' },
      MAX_MINUTES,
      ticks,
    ),
    limitRow(
      { row: 15, what: `${what}, work of a tick`, goal: '≤ 40 s', unit: 's' },
      40,
      seconds / ticks,
    ),
    limitRow(
      { row: 15, what: `${what}, memory`, goal: `≤ ${MAX_MEMORY_MB} MB`, unit: 'MB' },
      MAX_MEMORY_MB,
      (peak - before) / 2 ** 20,
    ),
  ];
}

/** Three feeds for every villa, all of them due. */
async function linkFeeds(client: Client, server: string): Promise<void> {
  for (const seller of SELLERS) {
    await client.execute({
      sql: `insert into calendar_sources (villa_id, source, url) select id, ?, ? || id || '.ics' from villas`,
      args: [seller, `${server}/${seller}/`],
    });
  }
}

/** Stays of five nights, on different days for each seller of a villa. */
function feedOf(path: string): string {
  const [, seller = '', villa = ''] = /^\/(\w+)\/(\d+)\.ics$/.exec(path) ?? [];
  const offset = SELLERS.findIndex((name) => name === seller) * 5;
  const first = addDays(istanbulDay(new Date()), 200 + offset);
  const events = Array.from({ length: EVENTS }, (_, i) => {
    const day = (later: number) => addDays(first, i * 20 + later).replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:${seller}-${villa}-${i}@example.test`,
      `DTSTART;VALUE=DATE:${day(0)}`,
      `DTEND;VALUE=DATE:${day(5)}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${seller}//EN`,
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
