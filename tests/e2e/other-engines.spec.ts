import { expect, test } from '@playwright/test';
import { NEXT_YEAR } from './dates.ts';
import { ARROW_RIGHT, type Engine, ENTER, ESCAPE, keysOf } from './engines/engine.ts';
import { findFirefox, startFirefox } from './engines/firefox.ts';
import { startRecorder } from './engines/recorder.ts';
import { type Tab, tabOf } from './engines/tab.ts';
import { findWebKit, startWebKit } from './engines/webkit.ts';
import { ADMIN, findFreeVilla, GUEST } from './support.ts';

const DATES = { checkin: `${NEXT_YEAR}-10-12`, checkout: `${NEXT_YEAR}-10-19` };

/** Every iPhone's engine and Firefox's, where Debian's packages have brought them. */
const ENGINES: { name: string; missing: string; start: (() => Promise<Engine>) | null }[] = [
  { name: 'Firefox', missing: 'firefox-esr', start: startOf(findFirefox(), startFirefox) },
  { name: 'WebKit', missing: 'webkit2gtk-driver, xvfb', start: startOf(findWebKit(), startWebKit) },
];

function startOf<P>(program: P | null, start: (found: P) => Promise<Engine>) {
  return program === null ? null : () => start(program);
}

for (const { name, missing, start } of ENGINES) {
  test(`${name}: a visitor finds a villa and asks for it, and a clerk opens the request`, async ({
    request,
  }) => {
    test.skip(start === null, `not installed: ${missing}`);
    const villa = await findFreeVilla(request, DATES);
    const recorder = await startRecorder(Number(process.env.E2E_PORT));
    const engine = await start!();
    try {
      const tab = tabOf(engine, recorder.url);
      await engine.resize(390, 844);
      await search(tab);
      const code = await book(tab, villa);
      await lookAtPictures(tab, villa.slug);
      await engine.resize(1440, 900);
      await tab.open('/');
      await tab.isWell();
      await openRequest(tab, code);
    } catch (error) {
      await test.info().attach('what was seen', { body: await engine.picture() });
      throw error;
    } finally {
      await engine.close();
      recorder.stop();
    }
  });
}

/** The home page, and what it finds. */
async function search(tab: Tab): Promise<void> {
  await tab.open('/');
  await tab.isWell();
  await tab.press('.search-submit');
  await tab.sees("location.pathname === '/listing'");
  await tab.sees('document.querySelector(\'article a[href^="/villa/"]\')');
  await tab.isWell();
}

/** Nights chosen in the calendar, their price, and the request; answers its code. */
async function book(tab: Tab, { slug }: { slug: string }): Promise<string> {
  const card = "document.querySelector('#rezervasyon')";
  await tab.open(`/villa/${slug}?checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`);
  await tab.isWell();
  // The strip at the bottom is as wide as the page, wherever that was scrolled to.
  await tab.engine.value('scrollTo(0, document.body.scrollHeight)');
  expect(await tab.engine.value(`(${stripOf.toString()})()`)).toEqual([0, 0, 0]);
  await tab.press('.booking-bar .button', 'Devam et');
  await tab.sees("document.querySelector('.booking-sheet').matches(':modal')");
  expect(await tab.engine.value(`(${sheetOf.toString()})()`)).toEqual([0, 0]);
  await tab.press('.booking-sheet .stay-button', 'Giriş');
  await tab.press(`[data-day="${DATES.checkin}"]`);
  await tab.press(`[data-day="${DATES.checkout}"]`);
  await tab.sees(`/Girişte ödenecek/.test(${card}.textContent)`);
  await tab.isWell();
  await tab.press('.booking-sheet button', 'Rezervasyon talebi gönder');
  for (const [field, text] of Object.entries(GUEST))
    await tab.fill(`[name="customer.${field}"]`, text);
  for (const consent of ['terms', 'kvkk']) await tab.press(`[name="consents.${consent}"]`);
  await tab.press('.booking-sheet [type=submit]', 'ezervasyon talebi');
  await tab.sees(`/KY\\d\\d-[A-Z2-9]{8}/.test(${card}.textContent)`);
  await tab.isWell();
  return tab.engine.value<string>(`/KY\\d\\d-[A-Z2-9]{8}/.exec(${card}.textContent)[0]`);
}

const stripOf = () => {
  const { left, right, bottom } = document.querySelector('.booking-bar')!.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  return [left, right - clientWidth, Math.round(bottom - innerHeight)];
};

/** What the sheet leaves free of the page at both sides: a window's bar may be covered. */
const sheetOf = () => {
  const { left, right } = document.querySelector('.booking-sheet')!.getBoundingClientRect();
  return [left, Math.min(0, right - document.documentElement.clientWidth)];
};

/** Opens the first picture large, turns to the second and closes it. */
async function lookAtPictures(tab: Tab, slug: string): Promise<void> {
  await tab.open(`/villa/${slug}`);
  await tab.press('.gallery a');
  await tab.sees("/^1 \\//.test(document.querySelector('.lightbox-count')?.textContent)");
  await tab.engine.perform([keysOf(ARROW_RIGHT)]);
  await tab.sees("/^2 \\//.test(document.querySelector('.lightbox-count')?.textContent)");
  await tab.engine.perform([keysOf(ESCAPE)]);
  await tab.sees("!document.querySelector('.lightbox[open]')");
  await tab.isWell();
}

/** A clerk signs in, sees the calendar, and opens the request beside the list. */
async function openRequest(tab: Tab, code: string): Promise<void> {
  await tab.open('/dashboard/login');
  await tab.fill('[type=email]', ADMIN.email);
  await tab.fill('[type=password]', ADMIN.password);
  await tab.engine.perform([keysOf(ENTER)]);
  await tab.sees("document.querySelector('h1')?.textContent === 'Bugün'");
  await tab.isWell();
  await tab.open('/dashboard/occupancy');
  await tab.sees("document.querySelector('[role=application]')");
  await tab.isWell();
  await tab.open(`/dashboard/reservations?reservation_id=${code}`);
  await tab.press('a', code);
  await tab.sees(
    `/${GUEST.lastName}/.test([...document.querySelectorAll('aside')].at(-1).textContent)`,
  );
  await tab.isWell();
}
