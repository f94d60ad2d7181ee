// The product's own reads and texts, so that both sides ask and say the same and only rendering differs.
// By computed addresses: Eleventy follows plain imports and does not read TypeScript.
const from = (path) => import(new URL(`../../../${path}`, import.meta.url).href);

const { sharedDatabase } = await from('worker/platform/shared-database.ts');
const { systemClock, today } = await from('worker/platform/clock.ts');
const { listVillaSlugs } = await from('worker/features/search/villa-slugs.ts');
const { findVillaPage } = await from('worker/features/villas/villa-page.ts');
const { findCalendar } = await from('worker/features/availability/calendar.ts');
const { listSimilar } = await from('worker/features/search/similar.ts');
const settings = await from('worker/features/settings/public-settings.ts');

const deps = { db: sharedDatabase(process.env.DATABASE_URL), clock: systemClock };

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
  ...(await from('domain/dates.ts')),
  ...(await from('domain/money.ts')),
  ...(await from('domain/currency.ts')),
  ...(await from('domain/reservations/discounts.ts')),
  ...(await from('site/lib/measures.ts')),
  ...(await from('site/lib/discount-text.ts')),
  ...(await from('site/lib/format-date.ts')),
  ...(await from('site/lib/card-text.ts')),
  ...(await from('site/lib/picture.ts')),
  ...(await from('site/lib/page-meta.ts')),
  ...(await from('site/lib/calendar-cells.ts')),
  ...(await from('site/features/villa/json-ld.ts')),
  ...(await from('site/features/villa/summary-of.ts')),
  ...(await from('site/features/availability-calendar/later-months.ts')),
  ...(await from('site/features/availability-calendar/month-html.ts')),
};
