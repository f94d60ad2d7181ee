import { CARDS_HEADER } from '#domain/publishing/page-cards.ts';
import { addDays, type Day, istanbulDay } from '#domain/values/dates.ts';
import { findCalendar } from '#worker/features/availability/calendar.ts';
import { listPosts } from '#worker/features/blog/posts.ts';
import { listTowns } from '#worker/features/locations/list.ts';
import { findPage, listFaq } from '#worker/features/pages/content.ts';
import { readHomePage } from '#worker/features/publishing/home-page.ts';
import { findTownPage, findVillaTypePage } from '#worker/features/publishing/place-pages.ts';
import { listSearchOptions } from '#worker/features/search/lists/options.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';
import { listSimilar } from '#worker/features/search/lists/similar.ts';
import { listPublicSettings } from '#worker/features/settings/public-settings.ts';
import { listVillaTypes } from '#worker/features/villa-types/list.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import type { TestApp } from '../app.ts';

type Reader = Pick<TestApp, 'deps'>;

/** Whether a setting is a rate or its day, which browsers fetch separately. */
const isRate = (key: string) => /_exchange_rate$|^exchange_/.test(key);

/**
 * The site's pages without their markup: each reads what the page in site/pages reads, so that two
 * texts differ when the two pages would.
 */
export async function renderPage({ deps }: Reader, path: string): Promise<Response> {
  const [towns, types, settings] = await Promise.all([
    listTowns(deps),
    listVillaTypes(deps),
    listPublicSettings(deps.db),
  ]);
  const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });
  const shell = {
    towns: towns.map((town) => ({ ...named(town), popular: town.popular })),
    types: types.map(named),
    settings: settings.filter(({ key }) => !isRate(key)),
  };
  const page = await readPage(deps, path, new Set(towns.map(({ slug }) => slug)));
  if (page === null) return new Response(null, { status: 404 });
  const cards = page.similar.map(({ slug }) => slug).join(' ');
  return new Response(JSON.stringify({ shell, page }), {
    headers: { 'content-type': 'text/html', [CARDS_HEADER]: cards },
  });
}

type Page = { similar: { slug: string }[]; facts: unknown };

async function readPage(
  deps: TestApp['deps'],
  path: string,
  towns: ReadonlySet<string>,
): Promise<Page | null> {
  const [first = '', second = ''] = path.slice(1).split('/');
  const text = async (read: Promise<object | null>) => ({ similar: [], facts: await read });
  if (first === '') return text(Promise.all([readHomePage(deps), findPage(deps.db, 'home')]));
  if (first === 'listing') {
    const all = { sort: 'recommended', skip: 0, take: 20 } as const;
    return text(Promise.all([searchVillas(deps, all), listSearchOptions(deps)]));
  }
  if (first === 'regions') return text(listTowns(deps));
  if (first === 'faq') return text(listFaq(deps.db));
  if (first === 'blog') return text(listPosts(deps));
  if (first === 'villa') return readVilla(deps, second);
  const place = towns.has(first) ? findTownPage(deps, first) : findVillaTypePage(deps, first);
  return text(place);
}

/** Nights that a calendar shows on each day of the test, so that midnight alone changes nothing. */
const SHOWN_DAYS = 300;

async function readVilla(deps: TestApp['deps'], slug: string): Promise<Page | null> {
  const today = istanbulDay(deps.clock.now());
  const villa = await findVillaPage(deps.db, slug, today);
  if (villa === null) return null;
  const from: Day = addDays('2026-11-21', 7);
  const span = { from, to: addDays(from, SHOWN_DAYS) };
  const [days, similar, cancel] = await Promise.all([
    findCalendar(deps, slug, span),
    listSimilar(deps, slug, 3),
    findPage(deps.db, 'cancel'),
  ]);
  return { similar, facts: { villa, days, cancel } };
}
