import { createClient } from '@libsql/client/web';
import { getSecret } from 'astro:env/server';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import type { ExchangeRates } from '#domain/currency.ts';
import type { SearchItem, SearchOptions } from '#domain/search/schema.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { readCalendar } from '#worker/features/availability/read-calendar.ts';
import { listBanks as readBanks } from '#worker/features/banks/read.ts';
import { listPosts as readPosts } from '#worker/features/blog/read.ts';
import { listTowns as readTowns } from '#worker/features/locations/read.ts';
import {
  findPage,
  listDocuments as readDocuments,
  listFaq as readFaq,
  listTeam as readTeam,
  type Section,
} from '#worker/features/pages/read.ts';
import { readHomePage } from '#worker/features/publishing/home-page.ts';
import { findTownPage, findVillaTypePage } from '#worker/features/publishing/place-pages.ts';
import { listSearchOptions } from '#worker/features/search/options.ts';
import { searchVillas } from '#worker/features/search/search-villas.ts';
import { listVillaNames } from '#worker/features/search/villa-names.ts';
import { ratesOf, readPublicSettings } from '#worker/features/settings/read.ts';
import { listVillaTypes as readVillaTypes } from '#worker/features/villa-types/read.ts';
import { readVillaPage } from '#worker/features/villas/read-page.ts';
import { instant, systemClock, today } from '#worker/platform/clock.ts';
import { createDatabase } from '#worker/platform/database.ts';

/*
 * The one door between pages and data (docs/decisions/0003): the same use-cases as the API's, at
 * build time in Node and live in the Worker.
 */

export type { HomePage } from '#worker/features/publishing/home-page.ts';
export type { TownPage, VillaTypePage } from '#worker/features/publishing/place-pages.ts';

const client = createClient({
  url: getSecret('DATABASE_URL') ?? '',
  authToken: getSecret('DATABASE_TOKEN'),
});
const deps = { db: createDatabase(client), clock: systemClock };

/** How long what every page shows is kept: a build asks once, a live page follows within a minute. */
const KEPT_MS = 60_000;

/** Keeps an answer for a minute; a failed one is forgotten at once. */
function kept<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    const now = systemClock.now().getTime();
    if (answer === undefined || now > until) {
      until = now + KEPT_MS;
      answer = read().catch((error: unknown) => {
        answer = undefined;
        throw error;
      });
    }
    return answer;
  };
}

const settings = kept(async () => {
  const rows = await readPublicSettings(deps.db);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});

export const listTowns = kept(() => readTowns(deps.db));
export const listVillaTypes = kept(() => readVillaTypes(deps.db));

/** What the shell of every page shows. */
export async function getShell() {
  const [values, towns, villaTypes] = await Promise.all([
    settings(),
    listTowns(),
    listVillaTypes(),
  ]);
  return { settings: values, towns, villaTypes };
}

/** Lira per unit of each currency, as the settings have it today. */
export async function getRates(): Promise<ExchangeRates> {
  return ratesOf(await settings());
}

export const getHome = () => readHomePage(deps);

export const getTownPage = async (slug: string) => orMissing(await findTownPage(deps, slug), slug);

export const getVillaTypePage = async (slug: string) =>
  orMissing(await findVillaTypePage(deps, slug), slug);

/** The first page of the listing, as it is without any wish. */
export async function getListing(): Promise<{
  items: SearchItem[];
  total: number;
  options: SearchOptions;
}> {
  const [{ items, total }, options] = await Promise.all([
    searchVillas(deps, { sort: 'recommended', skip: 0, take: 20 }),
    listSearchOptions(deps),
  ]);
  return { items, total, options };
}

/** Every villa on sale. */
export async function listVillaSlugs(): Promise<string[]> {
  return (await listVillaNames(deps, '')).map(({ slug }) => slug);
}

/** A villa on sale; null when unknown. */
export const findVilla = (slug: string): Promise<VillaPage | null> =>
  readVillaPage(deps.db, slug, today(deps.clock));

export const getVilla = async (slug: string): Promise<VillaPage> =>
  orMissing(await findVilla(slug), slug);

export const getVillaCalendar = async (slug: string): Promise<AvailabilityDay[]> =>
  orMissing(await readCalendar(deps, slug), slug);

const SIMILAR = 4;

/** Other villas of the region that hold as many guests; of any region when there are too few. */
export async function getSimilar(slug: string): Promise<SearchItem[]> {
  const { town, capacity } = await getVilla(slug);
  const ask = (narrowed: { town?: string[] }) =>
    searchVillas(deps, {
      sort: 'recommended',
      skip: 0,
      take: SIMILAR + 1,
      adults: Math.max(1, capacity - 2),
      ...narrowed,
    });
  const [near, anywhere] = await Promise.all([ask({ town: [town.slug] }), ask({})]);
  const others = [...near.items, ...anywhere.items].filter((item) => item.slug !== slug);
  return [...new Map(others.map((item) => [item.slug, item])).values()].slice(0, SIMILAR);
}

export async function getPage(section: string) {
  return orMissing(await findPage(deps.db, section as Section), section);
}

export const listFaq = () => readFaq(deps.db);
export const listPosts = kept(() => readPosts(deps.db, instant(deps.clock)));

export async function getPost(slug: string) {
  const posts = await listPosts();
  return orMissing(posts.find((post) => post.slug === slug) ?? null, slug);
}

export const listBanks = () => readBanks(deps.db);
export const listTeam = () => readTeam(deps.db);
export const listDocuments = () => readDocuments(deps.db);

function orMissing<T>(found: T | null, what: string): T {
  if (found === null) throw new Error(`page data is missing: ${what}`);
  return found;
}
