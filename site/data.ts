import { getSecret } from 'astro:env/server';
import { type Day, isDay } from '#domain/values/dates.ts';
import type { ExchangeRates } from '#domain/values/currency.ts';
import { notFound } from '#domain/errors.ts';
import type { PublicDistrict, PublicTown } from '#domain/locations/schema.ts';
import {
  type AgencyDocument,
  type ContentPage,
  type FaqEntry,
  PAGE_SECTIONS,
  type Post,
  type PostSummary,
  type PublicBank,
  type TeamMember,
} from '#domain/pages/schema.ts';
import type {
  DiscountedItem,
  DiscountedQuery,
  SearchAnswer,
  SearchItem,
  SearchOptions,
  SearchQueryInput,
  ShortTermItem,
  ShortTermQuery,
} from '#domain/search/schema.ts';
import type { ResponseTime } from '#domain/pages/response-time.ts';
import type { PublicVillaType } from '#domain/villa-types/schema.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { findCalendar } from '#worker/features/availability/calendar.ts';
import { listBanks as readBanks } from '#worker/features/banks/queries.ts';
import { findPost, listPosts as readPosts } from '#worker/features/blog/posts.ts';
import {
  listDistricts as readDistricts,
  listTowns as readTowns,
} from '#worker/features/locations/list.ts';
import * as texts from '#worker/features/pages/content.ts';
import { readResponseTime } from '#worker/features/pages/response-time.ts';
import { listPageChanges } from '#worker/features/publishing/changes.ts';
import { type HomePage, readHomePage } from '#worker/features/publishing/home-page.ts';
import {
  type DistrictPage,
  findDistrictPage as readDistrictPage,
  findTownPage,
  findVillaTypePage,
  type TownPage,
  type VillaTypePage,
} from '#worker/features/publishing/place-pages.ts';
import {
  findPlaceTypePage,
  listPlaceTypePages as readPlaceTypePages,
  type PlaceTypePage,
} from '#worker/features/publishing/place-type-pages.ts';
import {
  findWithdrawnVilla as readWithdrawnVilla,
  type WithdrawnVilla,
} from '#worker/features/publishing/withdrawn-villa.ts';
import { listDiscounted as readDiscounted } from '#worker/features/search/lists/discounted.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { listSearchOptions } from '#worker/features/search/lists/options.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';
import { listShortStays as readShortStays } from '#worker/features/search/lists/short-stays.ts';
import { listSimilar, SIMILAR } from '#worker/features/search/lists/similar.ts';
import { listNamedVillas } from '#worker/features/search/names/villa-names.ts';
import { listVillaSlugs as readVillaSlugs } from '#worker/features/search/names/villa-slugs.ts';
import { exchangeRatesOf, listPublicSettings } from '#worker/features/settings/public-settings.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { PLACES } from '#domain/translations/places.ts';
import { language, noted } from '#site/language.ts';
import { languagesAtOnce, onceForLanguages, onceInABuild } from '#site/once-for-languages.ts';
import { readLocalAddresses } from '#worker/features/translations/local-addresses.ts';
import { readInLanguage, readInLanguages } from '#worker/features/translations/in-language.ts';
import { listVillaTypes as readVillaTypes } from '#worker/features/villa-types/list.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import { systemClock, today } from '#worker/platform/clock.ts';
import { sharedDatabase } from '#worker/platform/database/shared-database.ts';
import { cached } from '#worker/platform/versioned-cache.ts';

/* The only access of pages to data (docs/decisions/0003): the use-cases of the API, at build
   time in Node and on demand in the Worker. `find…` may return null, `get…` throws. */

export type { DistrictPage, HomePage, PlaceTypePage, TownPage, VillaTypePage, WithdrawnVilla };

/** What the shell of every page shows. */
type Shell = {
  /** Settings that visitors may read, by key. */
  settings: Record<string, string>;
  towns: PublicTown[];
  /** Those with villas. */
  districts: PublicDistrict[];
  villaTypes: PublicVillaType[];
};

const LISTING_PAGE = 20;

/** Created on use: a page's module may be loaded where there is no database. */
function deps(): CatalogueDeps {
  const url = getSecret('DATABASE_URL');
  if (!url) throw new Error('DATABASE_URL is not set');
  const [authToken, replicaUrl] = ['DATABASE_TOKEN', 'DATABASE_REPLICA_URL'].map(getSecret);
  // Set by a build alone (tools/scripts/lib/build.ts).
  const answerMs = Number(getSecret('DATABASE_ANSWER_MS') ?? '') || undefined;
  return { db: sharedDatabase({ url, authToken, replicaUrl, answerMs }), clock: systemClock };
}

/** What every page shows is read once for many. */
function keep<Value>(read: (deps: CatalogueDeps) => Promise<Value>): () => Promise<Value> {
  const cache = cached(read);
  return onceInABuild(() => cache.get(deps()));
}

/** The texts of a thing in the language of the page; where there are none, they stay as they are. */
export const inLanguage = async <Thing>(shape: keyof typeof PLACES, thing: Thing): Promise<Thing> =>
  noted(await readInLanguage(deps().db, language(), shape, thing));

/** Like `keep`, in each language. */
function keepInLanguages<Value>(
  shape: keyof typeof PLACES,
  read: (deps: CatalogueDeps) => Promise<Value>,
): () => Promise<Value> {
  const turkish = keep(read);
  const others = new Map<Language, ReturnType<typeof readIn>>();
  const readIn = (spoken: Language) =>
    keep(async ({ db }) => readInLanguage(db, spoken, shape, await turkish()));
  return async () => {
    const spoken = language();
    if (spoken === FIRST_LANGUAGE) return turkish();
    const get = others.get(spoken) ?? readIn(spoken);
    others.set(spoken, get);
    return noted(await get());
  };
}

const getSettings = keepInLanguages('settings', async ({ db }): Promise<Record<string, string>> => {
  const rows = await listPublicSettings(db);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});

export async function getShell(): Promise<Shell> {
  const [settings, towns, districts, villaTypes] = await Promise.all([
    getSettings(),
    listTowns(),
    listDistricts(),
    listVillaTypes(),
  ]);
  return { settings, towns, districts, villaTypes };
}

/** Lira per unit of each currency, as the settings have it today. */
export async function getRates(): Promise<ExchangeRates> {
  return exchangeRatesOf(await getSettings());
}

/** The day of those rates; null while none is stored. */
export async function getRatesDay(): Promise<Day | null> {
  const { exchange_date: day = '' } = await getSettings();
  return isDay(day) ? day : null;
}

export const getHome = async (): Promise<HomePage> =>
  inLanguage('home', await readHomePage(deps(), await postsWritten()));

export const listTowns = keepInLanguages('towns', readTowns);

/** Districts with villas, in the order in which the agency names their regions. */
export const listDistricts = keep(async (): Promise<PublicDistrict[]> => {
  const [districts, towns] = await Promise.all([readDistricts(deps()), listTowns()]);
  const order = towns.map((town) => town.districtSlug);
  return districts
    .filter(({ villas }) => villas > 0)
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
});

/** The page of a district at `/{slug}`; null when the address belongs to no district. */
export const findDistrictPage = async (slug: string): Promise<DistrictPage | null> =>
  inLanguage('district', await readDistrictPage(deps(), `/${slug}`));

/** Types of villas in places, those with enough of them. */
export const listPlaceTypePages = keepInLanguages('placeTypes', readPlaceTypePages);

export const getPlaceTypePage = async (path: string): Promise<PlaceTypePage> =>
  orMissing(await inLanguage('placeType', await findPlaceTypePage(deps(), path)), path);

export const getTownPage = async (slug: string): Promise<TownPage> =>
  orMissing(await inLanguage('town', await findTownPage(deps(), slug)), slug);

export const listVillaTypes = keepInLanguages('villaTypes', readVillaTypes);

/** What the agency's texts are called in the addresses of each other language. */
export const getLocalAddresses = keep(({ db }) => readLocalAddresses(db));

export const getVillaTypePage = async (slug: string): Promise<VillaTypePage> =>
  orMissing(await inLanguage('villaType', await findVillaTypePage(deps(), slug)), slug);

/** The first page of the listing without filters. */
export async function getListing(): Promise<{
  items: SearchItem[];
  total: number;
  options: SearchOptions;
}> {
  const [{ items, total }, options] = await Promise.all([
    search({ sort: 'recommended', skip: 0, take: LISTING_PAGE }),
    listSearchOptions(deps()),
  ]);
  return { items, total, options: await inLanguage('options', options) };
}

/**
 * A search as GET /v2/search answers it, for the listing rendered on demand. @throws like the call.
 */
export const search = (query: SearchQueryInput): Promise<SearchAnswer> =>
  searchVillas(deps(), query);

type Found<Item> = { items: Item[]; total: number };

/** Gaps below the minimum stay, as GET /v1/search/shortterm answers. @throws like the call. */
export const listShortStays = (query: ShortTermQuery): Promise<Found<ShortTermItem>> =>
  readShortStays(deps(), query);

/** Villas whose discount may be booked today, as GET /v1/search/discounted answers. */
export const listDiscounted = (query: DiscountedQuery): Promise<Found<DiscountedItem>> =>
  readDiscounted(deps(), query);

/** Villas by name, those of GET /v1/search/input, as cards. */
export const searchNames = (text: string): Promise<SearchItem[]> => listNamedVillas(deps(), text);

/** When the texts of each page last changed, by its path. */
export const getPageChanges = (): Promise<Map<string, string>> => listPageChanges(deps());

/** Every villa on sale. */
export const listVillaSlugs = (): Promise<string[]> => readVillaSlugs(deps());

const readVilla = onceForLanguages((slug) => findVillaPage(deps().db, slug, today(systemClock)));

const readVillaTexts = onceForLanguages(async (slug) =>
  readInLanguages(deps().db, languagesAtOnce(), 'villa', orMissing(await readVilla(slug), slug)),
);

/** A villa on sale in the page's language, and as it was written, for what machines read. */
export async function findVilla(slug: string): Promise<SpokenVilla | null> {
  const written = await readVilla(slug);
  if (written === null) return null;
  const spoken = (await readVillaTexts(slug)).get(language()) ?? null;
  return { ...noted(orMissing(spoken, slug)), written };
}

export type SpokenVilla = VillaPage & { written: VillaPage };

/** A villa that is not on sale, for the page that explains it. @throws `NOT_FOUND` */
export const getWithdrawnVilla = async (slug: string): Promise<WithdrawnVilla> =>
  orMissing(await readWithdrawnVilla(deps(), slug), slug);

/** The next 400 days from today in Istanbul; null for a villa that is not on sale. */
export const findVillaCalendar = onceForLanguages((slug) => findCalendar(deps(), slug));

/** Three other villas, similar in size and as near as possible. */
export const getSimilar = onceForLanguages((slug) => listSimilar(deps(), slug, SIMILAR));

const pages = new Map<string, () => Promise<ContentPage | null>>(
  PAGE_SECTIONS.map((section) => [
    section,
    keepInLanguages('page', ({ db }) => texts.findPage(db, section)),
  ]),
);

export const getPage = async (section: string): Promise<ContentPage> =>
  orMissing((await pages.get(section)?.()) ?? null, section);

export const listFaq = async (): Promise<FaqEntry[]> =>
  inLanguage('faq', await texts.listFaq(deps().db));

/** Whether the page's language has a post. */
async function postsWritten(): Promise<(post: PostSummary) => boolean> {
  const written = (await getLocalAddresses()).get(language())?.posts.map(({ slug }) => slug);
  return ({ slug }) => written?.includes(slug) ?? true;
}

/** Those of the page's language, newest first, without their texts. */
export const listPosts = async (): Promise<PostSummary[]> =>
  inLanguage('posts', (await readPosts(deps())).filter(await postsWritten()));

export const getPost = async (slug: string): Promise<Post> =>
  orMissing(await inLanguage('post', await findPost(deps(), slug)), slug);

export const listBanks = (): Promise<PublicBank[]> => readBanks(deps().db);
export const listTeam = async (): Promise<TeamMember[]> =>
  inLanguage('team', await texts.listTeam(deps().db));
/** How soon the agency answered last month; null when too few had asked. */
export const getResponseTime = (): Promise<ResponseTime | null> => readResponseTime(deps());
export const listDocuments = async (): Promise<AgencyDocument[]> =>
  inLanguage('documents', await texts.listDocuments(deps().db));

function orMissing<T>(found: T | null, what: string): T {
  if (found === null) throw notFound(`page data is missing: ${what}`);
  return found;
}
