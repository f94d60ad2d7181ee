import type { Occupancy } from '#domain/availability/admin-schema.ts';
import { addDays, type Day, eachNight } from '#domain/values/dates.ts';
import { DAYS, DAYS_BEFORE } from '#dashboard/features/availability/occupancy/grid/geometry.ts';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';

/** Villas in one answer. */
const PAGE = 100;
const YEAR = 365;

/** The calendar as the dashboard reads it, page by page. */
export async function readCalendar(url: string, today: Day): Promise<Occupancy[]> {
  const from = addDays(today, -DAYS_BEFORE);
  const headers = { authorization: `Bearer ${await tokenOf(url)}` };
  const pages: Occupancy[] = [];
  do {
    const query = {
      from,
      to: addDays(from, DAYS),
      skip: `${pages.length * PAGE}`,
      take: `${PAGE}`,
    };
    const path = `/v1/admin/occupancy?${new URLSearchParams(query)}`;
    pages.push(await contentOf<Occupancy>(await fetch(url + path, { headers })));
  } while (pages.length * PAGE < (pages[0]?.total ?? 0));
  return pages;
}

/** The content of each night of a year, villa by villa; empty when it is free. */
export function nightsOfAll(pages: readonly Occupancy[]) {
  const nights = eachNight(pages[0]?.from ?? '', addDays(pages[0]?.from ?? '', YEAR));
  return pages
    .flatMap(({ items }) => items)
    .map(({ id, name, runs }) => ({
      id,
      name,
      nights: nights.map(
        (night) => runs.find(({ from, to }) => from <= night && night < to)?.kind ?? '',
      ),
    }));
}

async function tokenOf(url: string): Promise<string> {
  const { email, password } = DEMO_LOGINS[0];
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await contentOf<{ accessToken: string }>(answer)).accessToken;
}

async function contentOf<Content>(answer: Response): Promise<Content> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { content: Content }).content;
}
