import { istanbulDay } from '#domain/values/dates.ts';

/*
 * The day of somebody in the houses is kept on the phone, so that it opens again without a line: the one
 * answer that the dashboard keeps. It has names, phones and door codes, so it is one day's, one person's,
 * and gone with the session or the day.
 */

const KEY = 'admin-day';

/** The page itself, for the service worker (site/public/dashboard-sw.js); nothing private is in it. */
const PAGES = 'kiyi-day-page';
const PAGE = '/dashboard';

/** Characters; the day of a phone is some thousands. */
const MOST = 500_000;

type Kept<Plan> = { userId: number; day: string; seenAt: number; plan: Plan };

/** What was seen last today by this person; anything else is erased. */
export function readKeptDay<Plan>(userId: number | undefined): Kept<Plan> | null {
  forgetOldDay();
  const kept = parse<Plan>();
  if (kept !== null && kept.userId !== userId) forgetKeptDay();
  return kept?.userId === userId ? kept : null;
}

/** Erases another day's, whoever opens the dashboard. */
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

/** A browser that keeps nothing (a private window, a full disk) shows the day as long as it is open. */
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

/** Once a visit, so that the page is that of the newest version. */
async function keepPage(): Promise<void> {
  if (hasPage || globalThis.caches === undefined) return;
  hasPage = true;
  try {
    const page = await fetch(PAGE, { cache: 'no-cache' });
    // A redirected answer may not be given for a page; one without its address is made of it.
    if (page.ok) await (await caches.open(PAGES)).put(PAGE, new Response(page.body, page));
  } catch {
    hasPage = false;
  }
}
