import { hasFields, local } from '#browser/stored.ts';
import { istanbulDay } from '#domain/values/dates.ts';

/* The day of field staff is stored on the phone, so that it opens offline: the only answer that
   the dashboard stores. It contains names, phone numbers and door codes, so it is for one day
   and one user, and is deleted with the session or at the end of the day. */

const KEY = 'admin-day';

/**
 * The page itself, for the service worker (site/public/dashboard-sw.js); it contains nothing
 * private.
 */
const PAGES = 'kiyi-day-page';
const PAGE = '/dashboard';
const FILES = '/dashboard/assets/';

/** Characters; the day of a phone is some thousands. */
const MAX = 500_000;

type Kept<Plan> = { userId: number; day: string; seenAt: number; plan: Plan };

/** What this user last saw today; anything else is deleted. */
export function readKeptDay<Plan>(userId: number | undefined): Kept<Plan> | null {
  forgetOldDay();
  const kept = parse<Plan>();
  if (kept !== null && kept.userId !== userId) forgetKeptDay();
  return kept?.userId === userId ? kept : null;
}

/** Deletes the data of earlier days, whoever opens the dashboard. */
export function forgetOldDay(): void {
  if (local.read(KEY) === null) return;
  if (parse()?.day !== istanbulDay(new Date())) forgetKeptDay();
}

const parse = <Plan>(): Kept<Plan> | null => local.readJson(KEY, isKept<Plan>);

/** Lists of a day are objects to a browser. */
const KEPT_PLAN = {
  today: 'string',
  day: 'string',
  arrivals: 'object',
  departures: 'object',
  tasks: 'object',
  houses: 'object',
  towns: 'object',
} as const;

const isKept = <Plan>(value: unknown): value is Kept<Plan> =>
  hasFields(value, { userId: 'number', day: 'string', seenAt: 'number', plan: 'object' }) &&
  hasFields((value as Kept<Plan>).plan, KEPT_PLAN);

/** Without storage (a private window, a full disk) the day is shown as long as the page is open. */
export function keepDay<Plan extends { day: string }>(userId: number, plan: Plan): void {
  const kept: Kept<Plan> = { userId, day: plan.day, seenAt: Date.now(), plan };
  const text = JSON.stringify(kept);
  if (text.length <= MAX && local.write(KEY, text)) void keepPage();
  else forgetKeptDay();
}

export function forgetKeptDay(): void {
  local.remove(KEY);
  void forgetPage().catch(() => false);
  hasPage = false;
}

/** Where a browser has no such cache, or refuses it, there is none to forget. */
const forgetPage = async (): Promise<unknown> => globalThis.caches?.delete(PAGES);

let hasPage = false;

/** Once per visit: this version's page, after the files that it needs. */
async function keepPage(): Promise<void> {
  if (hasPage) return;
  hasPage = true;
  try {
    await controlled();
    await keepOwnFiles();
    const page = await fetch(PAGE, { cache: 'no-cache' });
    const html = await page.text();
    // A newer version's page would name files that are not stored.
    if (!page.ok || !html.includes(new URL(import.meta.url).pathname)) return;
    // A redirected response may not be used for a navigation, so it is copied without its address.
    await (await caches.open(PAGES)).put(PAGE, new Response(html, { headers: page.headers }));
  } catch {
    hasPage = false;
  }
}

/** Resolves when the service worker answers this page's requests: never, where there is none. */
const controlled = (): Promise<unknown> =>
  new Promise((done) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) done(null);
    else serviceWorker.addEventListener('controllerchange', done, { once: true });
  });

/**
 * What the first visit loaded before there was a service worker is requested once more, from the
 * browser's cache, so that the worker stores it.
 */
async function keepOwnFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = new Set(loaded.filter((name) => new URL(name).pathname.startsWith(FILES)));
  await Promise.all([...files].map((file) => fetch(file)));
}
