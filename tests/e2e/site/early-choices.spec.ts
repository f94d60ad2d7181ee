import type { Page } from '@playwright/test';
import type { Availability } from '#domain/availability/schema.ts';
import { watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

/* What is pressed, chosen or typed before the scripts that answer it have come: on a slow phone that
   takes seconds. Either no script is there yet, or only the page's own. */
const PHASES = [
  ['before any script', () => true],
  ['before an island’s script', (path: string) => !/\/(page|core)\./.test(path)],
] as const;

const QUESTION = `checkin=${NEXT_YEAR}-09-06&checkout=${NEXT_YEAR}-09-13`;

/** Opens a page whose scripts wait; `release` lets them come. */
async function openHeld(page: Page, path: string, isHeld: (path: string) => boolean) {
  const held: (() => void)[] = [];
  let isOver = false;
  await page.route('**/_astro/*.js', async (route) => {
    if (!isOver && isHeld(new URL(route.request().url()).pathname)) {
      await new Promise<void>((go) => held.push(go));
    }
    await route.continue();
  });
  const pageScript = page.waitForEvent('requestfinished', (one) => /\/core\./.test(one.url()));
  await page.goto(path, { waitUntil: 'commit' });
  if (!isHeld('/_astro/core.js')) await pageScript;
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isOver = true;
    for (const go of held.splice(0)) go();
  };
}

for (const [when, isHeld] of PHASES) {
  test.describe(when, () => {
    test('an order chosen on the listing is searched for', async ({ page }) => {
      const problems = watchConsole(page);
      const release = await openHeld(page, '/listing', isHeld);
      await page.getByLabel('Sıralama').selectOption('price');
      await release();
      await expect(page).toHaveURL(/\/listing\?sort=price$/);
      await expect(page.getByLabel('Sıralama')).toHaveValue('price');
      expect(problems).toEqual([]);
    });

    test('a region chosen on a listing with dates keeps the dates', async ({ page }) => {
      const release = await openHeld(page, `/listing?${QUESTION}`, isHeld);
      const bar = page.getByRole('form', { name: 'Villa arama' });
      await bar.getByLabel('Bölge').selectOption('kalkan');
      await release();
      await expect(page).toHaveURL(`/listing?${QUESTION}&town=kalkan`);
      await expect(page.locator('.listing-count')).toContainText(/^\d+ villa · Kalkan/);
      await expect(page.locator('article.card').first()).toContainText('7 gece');
      await page.goBack();
      await expect(page.locator('.listing-count')).toContainText(/^\d+ villa · 6–13 Eyl/);
    });

    test('a region chosen on the home page is searched for', async ({ page }) => {
      const release = await openHeld(page, '/', isHeld);
      const bar = page.getByRole('form', { name: 'Villa arama' });
      await bar.getByLabel('Bölge').selectOption('kalkan');
      await release();
      await bar.getByRole('button', { name: /Misafirler/ }).click();
      const guests = page.getByRole('region', { name: 'Misafirler' });
      await guests.getByRole('button', { name: '4', exact: true }).click();
      await guests.getByRole('button', { name: 'Villa bul' }).click();
      await expect(page).toHaveURL('/listing?adults=4&town=kalkan');
    });

    test('a pressed button opens its panel', async ({ page }) => {
      const release = await openHeld(page, '/', isHeld);
      // Twice, because nothing seems to happen.
      await page.getByRole('button', { name: 'Tarihler' }).click();
      await page.getByRole('button', { name: 'Tarihler' }).click();
      await release();
      await expect(page.getByRole('region', { name: 'Giriş ve çıkış tarihi' })).toBeVisible();
    });

    test('words typed into the search for a villa find it', async ({ page }) => {
      const release = await openHeld(page, '/', isHeld);
      const box = page.getByRole('searchbox', { name: 'Villa ya da yer' });
      await box.fill('kuytu');
      await page.locator('h1').click();
      await release();
      const list = page.locator('.villa-search-list');
      await expect(list.getByRole('link', { name: /Villa Mavi Kuytu/ })).toBeVisible();
      await expect(box).toHaveValue('kuytu');
    });

    test('opened guests of a villa can be counted', async ({ page }) => {
      const release = await openHeld(page, '/villa/villa-mavi-kuytu', isHeld);
      await page.locator('.guests summary').click();
      await release();
      await page.getByRole('button', { name: 'Çocuk artır' }).click();
      await expect(page).toHaveURL(/children=1/);
    });

    test('a day pressed in a villa’s calendar is the arrival', async ({ page, request }) => {
      const answer = await request.get('/v1/villa/villa-mavi-kuytu/availability');
      const { days } = (await answer.json()).content as Availability;
      // Two digits, because the cell goes on with other words.
      const { date = '' } = days.find((one) => one.arrival && one.date.slice(8) >= '10') ?? {};
      const release = await openHeld(page, '/villa/villa-mavi-kuytu', isHeld);
      const month = page.locator(`#ay-${date.slice(0, 7)}`);
      await month
        .locator('td')
        .filter({ hasText: new RegExp(`^${date.slice(8)}`) })
        .click();
      await release();
      await expect(page).toHaveURL(`/villa/villa-mavi-kuytu?checkin=${date}`);
    });

    test('the months of a villa turn', async ({ page }) => {
      const release = await openHeld(page, '/villa/villa-mavi-kuytu', isHeld);
      const months = page.locator('#musaitlik table');
      const second = await months.nth(1).locator('caption').textContent();
      await page.locator('#musaitlik').getByRole('button', { name: 'Sonraki ay' }).click();
      await release();
      await expect(months.first()).toHaveAccessibleName(second ?? '');
    });

    test('every heart that was pressed is full', async ({ page }) => {
      const release = await openHeld(page, '/listing', isHeld);
      const hearts = page.locator('.cards').getByRole('button', { name: /^Favori:/ });
      for (const at of [0, 1]) await hearts.nth(at).click();
      await release();
      await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-favourite-count]').first()).toHaveText('2');
    });
  });
}

test('a press in the moment in which an island comes alive knows the nights of the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    // React has used up its time whenever it looks, so that others' messages come between any two steps.
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + (ahead += 10);
    /** What React keeps at an island's element, once it has taken over what the page shows. */
    type Kept = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const isAlive = () => {
      const island = document.querySelector('#rezervasyon astro-island') ?? {};
      const kept = Object.entries<Kept>(island as Record<string, Kept>);
      const [, root] = kept.find(([key]) => key.startsWith('__reactContainer$')) ?? [];
      return root?.stateNode.current.memoizedState.isDehydrated === false;
    };
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (isAlive()) document.querySelector<HTMLElement>('.booking-bar button')?.click();
      else port2.postMessage('');
    });
    port1.start();
    port2.postMessage('');
  });
  await page.goto(`/villa/villa-mavi-kuytu?${QUESTION}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/Toplam · 7 gece|gecesi dolu/);
  await expect(sheet.getByRole('button', { name: /^Giriş/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a heart that is pressed before its script has come shows it at once', async ({ page }) => {
  const [, [, isHeld]] = PHASES;
  const release = await openHeld(page, '/listing', isHeld);
  const heart = page
    .locator('.cards')
    .getByRole('button', { name: /^Favori:/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await release();
  await expect(page.locator('#toasts')).toContainText('favorilere eklendi');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart whose script does not come is empty again, because nothing was stored', async ({
  page,
}) => {
  await page.goto('/listing', { waitUntil: 'networkidle' });
  const heart = page
    .locator('.cards')
    .getByRole('button', { name: /^Favori:/ })
    .first();
  const script = '**/_astro/actions-*.js';
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  // A file that is gone loads the page anew, once.
  const reloaded = page.waitForEvent('load');
  await heart.click();
  await failed;
  await reloaded;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.favourites)).toBeUndefined();
  await page.unroute(script);
  await heart.click();
  await expect(page.locator('[data-favourite-count]').first()).toHaveText('1');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a bar shows that a pressed button waits for its script', async ({ page }) => {
  const [, [, isHeld]] = PHASES;
  const release = await openHeld(page, '/listing', isHeld);
  await page.getByRole('button', { name: 'Filtreler' }).click();
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  // On a slow line the page itself is shown only after the press.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
});
