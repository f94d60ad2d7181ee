// The product's own queries and texts, so that both sides read and show the same and only rendering
// differs. Imported by computed addresses: Eleventy follows static imports and does not read
// TypeScript.
const from = (path) => import(new URL(`../../../../${path}`, import.meta.url).href);

const { sharedDatabase } = await from('worker/platform/database/shared-database.ts');
const { systemClock, today } = await from('worker/platform/clock.ts');
const { listVillaSlugs } = await from('worker/features/search/names/villa-slugs.ts');
const { findVillaPage } = await from('worker/features/villas/page/villa-page.ts');
const { findCalendar } = await from('worker/features/availability/calendar.ts');
const { listTowns } = await from('worker/features/locations/list.ts');
const { listSimilar } = await from('worker/features/search/lists/similar.ts');
const settings = await from('worker/features/settings/public-settings.ts');

const deps = { db: sharedDatabase({ url: process.env.DATABASE_URL }), clock: systemClock };

export const towns = await listTowns(deps);

const rows = await settings.listPublicSettings(deps.db);
export const day = today(systemClock);
export const rates = settings.exchangeRatesOf(
  Object.fromEntries(rows.map(({ key, value }) => [key, value])),
);
export const ratesDay = rows.find(({ key }) => key === 'exchange_date')?.value ?? null;

export const listSlugs = () => listVillaSlugs(deps);

export async function readVilla(slug) {
  const [villa, days, similar] = await Promise.all([
    findVillaPage(deps.db, slug, day),
    findCalendar(deps, slug),
    listSimilar(deps, slug, 3),
  ]);
  return { villa, days, similar };
}

export const texts = {
  ...(await from('domain/values/dates.ts')),
  ...(await from('domain/values/money.ts')),
  ...(await from('domain/values/currency.ts')),
  ...(await from('domain/values/istanbul-time.ts')),
  ...(await from('domain/media/rooms.ts')),
  ...(await from('domain/maps/projection.ts')),
  ...(await from('domain/villas/location.ts')),
  ...(await from('domain/villas/capacity.ts')),
  ...(await from('domain/comments/categories.ts')),
  ...(await from('domain/comments/reply.ts')),
  ...(await from('domain/reservations/pricing/discounts.ts')),
  ...(await from('site/lib/format/measures.ts')),
  ...(await from('site/lib/format/discount-text.ts')),
  ...(await from('site/lib/format/format-date.ts')),
  ...(await from('site/lib/format/card-text.ts')),
  ...(await from('site/lib/picture.ts')),
  ...(await from('site/lib/rates.ts')),
  ...(await from('site/lib/meta/page-meta.ts')),
  ...(await from('site/lib/calendar-cells.ts')),
  ...(await from('site/features/villas/json-ld.ts')),
  ...(await from('site/features/villas/summary-of.ts')),
  ...(await from('site/features/map/fit-labels.ts')),
  ...(await from('site/features/map/picture.ts')),
  ...(await from('site/features/comments/review-query.ts')),
  ...(await from('site/features/messages/question.ts')),
  ...(await from('site/features/availability/later-months.ts')),
  ...(await from('site/features/availability/month-html.ts')),
};
