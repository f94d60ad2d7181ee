import { createLocalSearch } from '#site/features/search/state/local-search.ts';
import { parseSearch } from '#site/features/search/state/search-state.ts';
import type { Answer, TestApp } from './app.ts';
import { quoteOf } from './factories.ts';
import type { Dates } from './night-writers.ts';

/** The wanted stay; `town` is the slug of a region with few other villas. */
type Asked = Dates & {
  app: TestApp;
  token: string;
  villa: { id: number; slug: string };
  town: string;
};

const meets = (a: { from: string; to: string }, { checkIn, checkOut }: Dates) =>
  a.from < checkOut && checkIn < a.to;

const get = async ({ app, token }: Asked, path: string) =>
  (await app.call('GET', path, { token })).body.content;

const searchOf = ({ town, checkIn, checkOut }: Asked) =>
  `town=${town}&checkin=${checkIn}&checkout=${checkOut}`;

/** Every interface that says whether the nights of a stay are free. */
const READERS: Record<string, (asked: Asked) => Promise<boolean>> = {
  quote: async ({ app, villa, checkIn, checkOut }) =>
    (await quoteOf(app, { slug: villa.slug, checkIn, checkOut })).status === 200,
  'quote of a clerk': async ({ app, token, villa, checkIn, checkOut }) => {
    const party = { adults: 2, children: 0, babies: 0 };
    const body = { villa_id: villa.id, checkIn, checkOut, ...party };
    const answer = await app.call('POST', '/v1/admin/reservations/quote', { token, body });
    return answer.body.content.available;
  },
  offer: async ({ app, token, villa, checkIn, checkOut }) => {
    const stay = { villa_id: villa.id, checkIn, checkOut, adults: 2, children: 0, babies: 0 };
    const expiresAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const made: Answer = await app.call('POST', '/v1/admin/offers', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { customer: { name: 'Çağrı Şen' }, message: '', expiresAt, villas: [stay] },
    });
    return made.status === 201;
  },
  search: async (asked) => {
    const { items } = await get(asked, `/v2/search?client=true&${searchOf(asked)}`);
    return items.some(({ slug }: { slug: string }) => slug === asked.villa.slug);
  },
  'search in the browser': async (asked) => {
    const now = asked.app.clock.now();
    const local = createLocalSearch(await get(asked, '/v2/search/catalogue'), now);
    const found = local.answer(parseSearch(new URLSearchParams(searchOf(asked))), now);
    return found?.items.some(({ slug }) => slug === asked.villa.slug) ?? false;
  },
  availability: async (asked) => {
    const dates = `from=${asked.checkIn}&to=${asked.checkOut}`;
    const { days } = await get(asked, `/v1/villa/${asked.villa.slug}/availability?${dates}`);
    return days.every(({ state }: { state: string }) => state === 'free');
  },
  occupancy: async (asked) => {
    const dates = `from=${asked.checkIn}&to=${asked.checkOut}`;
    const path = `/v1/admin/occupancy?villa_ids=${asked.villa.id}&${dates}`;
    const { runs } = (await get(asked, path)).items[0];
    return !runs.some((run: { from: string; to: string }) => meets(run, asked));
  },
  'free villas of the occupancy': async (asked) => {
    const dates = `free_from=${asked.checkIn}&free_to=${asked.checkOut}`;
    return (await get(asked, `/v1/admin/occupancy?villa_ids=${asked.villa.id}&${dates}`)).total > 0;
  },
  'villas with dates': async (asked) => {
    const dates = `from=${asked.checkIn}&to=${asked.checkOut}`;
    const path = `/v1/admin/villas/withdates?villa_id=${asked.villa.id}&${dates}`;
    return (await get(asked, path)).items[0].takenNights === 0;
  },
};

/** The names of all interfaces. */
export const ALL_READERS = Object.keys(READERS);

/** The interfaces that offer the stay now: all or none, if they agree. */
export async function whoOffers(asked: Asked): Promise<string[]> {
  const offers: string[] = [];
  for (const [name, read] of Object.entries(READERS)) if (await read(asked)) offers.push(name);
  return offers;
}
