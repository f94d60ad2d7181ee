import type { Browser, Page } from '@playwright/test';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';

/** A typical screen of clerks. */
const viewport = { width: 1440, height: 900 };

/** A page in its own browser context, so that pages do not affect each other. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'tr-TR' });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  return page;
}

/** The dashboard, signed in as the demo's admin. */
export async function signIn(page: Page, url: string): Promise<void> {
  const { email, password } = DEMO_LOGINS[0];
  await page.goto(`${url}/dashboard/login`);
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/dashboard`);
}

declare global {
  /** Ms from each event of this kind to the next paint, since the list was last cleared. */
  // oxlint-disable-next-line no-var -- a global can be declared with var alone
  var paints: Record<string, number[]>;
  /** Clicks `button`; ms until the first element that matches `shown` is painted. */
  // oxlint-disable-next-line no-var -- as above
  var clickUntilPainted: (button: string, shown: string) => Promise<number>;
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const afterPaint = (done: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(null);
  };
  globalThis.paints = {};
  for (const kind of ['click', 'pointerdown', 'pointermove', 'input', 'change', 'scroll']) {
    const watch = ({ timeStamp }: Event) =>
      requestAnimationFrame(() =>
        afterPaint(() => (globalThis.paints[kind] ??= []).push(performance.now() - timeStamp)),
      );
    addEventListener(kind, watch, { capture: true, passive: true });
  }
  globalThis.clickUntilPainted = (button, shown) =>
    new Promise((resolve) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(button)?.click();
      requestAnimationFrame(function look() {
        if (document.querySelector(shown) === null) requestAnimationFrame(look);
        else afterPaint(() => resolve(performance.now() - began));
      });
    });
}
