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

/** Characters; the day of a phone is some thousands. */
const MOST = 500_000;

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
  if (localStorage.getItem(KEY) === null) return;
  if (parse()?.day !== istanbulDay(new Date())) forgetKeptDay();
}

function parse<Plan>(): Kept<Plan> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept<Plan> | null;
  } catch {
    return null;
  }
}

/** Without storage (a private window, a full disk) the day is shown as long as the page is open. */
export function keepDay<Plan extends { day: string }>(userId: number, plan: Plan): void {
  const kept: Kept<Plan> = { userId, day: plan.day, seenAt: Date.now(), plan };
  const text = JSON.stringify(kept);
  try {
    if (text.length > MOST) throw new Error('too large to be kept');
    localStorage.setItem(KEY, text);
    void keepPage();
  } catch {
    forgetKeptDay();
  }
}

export function forgetKeptDay(): void {
  localStorage.removeItem(KEY);
  void globalThis.caches?.delete(PAGES).catch(() => false);
  hasPage = false;
}

let hasPage = false;

/** Once per visit, so that the page is that of the newest version. */
async function keepPage(): Promise<void> {
  if (hasPage || globalThis.caches === undefined) return;
  hasPage = true;
  try {
    const page = await fetch(PAGE, { cache: 'no-cache' });
    // A redirected response may not be used for a navigation, so it is copied without its address.
    if (page.ok) await (await caches.open(PAGES)).put(PAGE, new Response(page.body, page));
  } catch {
    hasPage = false;
  }
}
