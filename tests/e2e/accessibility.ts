import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** All that differs between the themes: a page is looked at whole in one and for these in the other. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is not looked into: a mail's preview is a closed frame, whose letter is looked at where it is
 * written, and of many rows that are drawn by one component the first are like all others.
 */
const ALIKE = ['tbody > tr:nth-child(n+7)', 'li:nth-child(n+11)', 'option:nth-child(n+7)'];
const APART = ['iframe', ...ALIKE];

type Axe = { run(where: ElementContext, options: RunOptions): Promise<AxeResults> };

/** Rules to keep to, all without; and what of the page is looked at elsewhere, as selectors. */
type Look = { rules?: readonly string[]; except?: readonly string[] };

/** What axe objects to on a page as it stands. */
export async function faultsOf(page: Page, { rules, except = [] }: Look = {}): Promise<unknown[]> {
  await standStill(page);
  // Half a megabyte of script: once a page, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  return page.evaluate(
    async ([exclude, asked]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ exclude: [...exclude] }, asked);
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    },
    [[...APART, ...except], options] as const,
  );
}

/** What axe objects to in the light theme and then in the dark one, in which the page is left. */
export async function faultsInBothThemes(
  page: Page,
  { except }: Pick<Look, 'except'> = {},
): Promise<unknown[]> {
  await stopFading(page);
  await setTheme(page, 'light');
  const light = await faultsOf(page, { except });
  await setTheme(page, 'dark');
  const dark = await faultsOf(page, { rules: COLOURS, except });
  return [...light, ...dark.map((fault) => ['dark', fault])];
}

export const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/**
 * A theme changes at once. Fading, every element of a large screen is styled anew a dozen times, which
 * takes twice the time of looking at it, and is seen by nobody here.
 */
const stopFading = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
  });

/** What moves is looked at where it ends. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    // A page that nobody sees draws nothing.
    await new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 1000);
    });
    const until = performance.now() + 5000;
    // Where a colour is inherited while it fades, fading it begins anew with every step of the parent's.
    for (;;) {
      const ending = document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      });
      if (ending.length === 0 || performance.now() > until) return;
      await Promise.race([
        Promise.allSettled(ending.map(({ finished }) => finished)),
        new Promise((done) => setTimeout(done, 1000)),
      ]);
    }
  });

/** Pixels by which a page is wider than screens of these widths. */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const over: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    let found = 0;
    // A table becomes cards, or loses a column, some frames after its width has changed.
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await standStill(page);
      found = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return Math.max(0, scrollWidth - clientWidth);
      });
      if (found === 0) break;
    }
    over.push(found);
  }
  return over;
}

/**
 * Tables that hide something at a side without saying so, at each of these widths: wider than what they
 * stand in, and that is no region that fades and scrolls by keys (dashboard/ui/scroll-region.tsx).
 */
export async function cutTablesAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // A table is there at every width from a tablet's on, as rows or as cards.
    if ((await page.locator('main table').count()) === 0) break;
    // A column is left out a frame, until the rest fits.
    let found: string[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await standStill(page);
      found = await page.evaluate(findCutTables);
      if (found.length === 0) break;
    }
    cut.push(...found.map((name) => `${width}: ${name}`));
  }
  return cut;
}

/** More than a table has columns. */
const FRAMES = 20;

/** Runs in the page. */
function findCutTables(): string[] {
  return [...document.querySelectorAll('main table')]
    .filter((table) => table.checkVisibility() && table.closest('[data-more]') === null)
    .filter((table) => {
      let place = table.parentElement;
      while (place && getComputedStyle(place).overflowX === 'visible') place = place.parentElement;
      const right = place?.getBoundingClientRect().right ?? innerWidth;
      return table.getBoundingClientRect().right > Math.min(right, innerWidth) + 1;
    })
    .map((table) => table.textContent?.slice(0, 40) ?? '');
}
