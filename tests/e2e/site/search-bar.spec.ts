import { formatMonth } from '#domain/values/dates.ts';
import { watchConsole } from '../support.ts';
import { TALLEST_MONTH } from '../dates.ts';
import { expect, test } from '../test.ts';

test('the home page leads to the listing with region, dates and guests', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/');
  const bar = page.getByRole('form', { name: 'Villa arama' });
  await bar.getByLabel('Bölge').selectOption('kalkan');
  await bar.getByRole('button', { name: /Tarihler/ }).click();
  const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  await panel.getByRole('button', { name: 'Sonraki' }).first().click();
  const days = panel.locator('td button:enabled');
  await days.nth(8).click();
  await days.nth(13).click();
  // One question leads to the next, and the keys go with it.
  await panel.getByRole('button', { name: 'Devam' }).click();
  await expect(bar.getByRole('button', { name: /Misafirler/ })).toBeFocused();
  const guests = page.getByRole('region', { name: 'Misafirler' });
  await guests.getByRole('button', { name: 'Çocuk artır' }).click();
  await page.keyboard.press('Escape');
  await expect(guests).toBeHidden();
  await bar.getByRole('button', { name: 'Villa bul' }).click();

  await expect(page).toHaveURL(
    /\/listing\?checkin=\d{4}-.*checkout=\d{4}-.*adults=1&children=1&town=kalkan/,
  );
  await expect(page.locator('.listing-count')).toHaveText(/\d+ villa/);
  await expect(page.locator('article.card').first()).toContainText('5 gece');
  expect(problems).toEqual([]);
});

test('a click while the search bar hydrates counts once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Tarihler/ }).evaluate(
    (button) =>
      new Promise<void>((pressed) => {
        const island = button.closest('astro-island');
        island?.dispatchEvent(new Event('touchstart'));
        // React listens, and what was pressed before is not given again yet.
        const listens = () => Object.keys(island ?? {}).some((key) => key.startsWith('__react'));
        const press = () => {
          if (!listens()) return void setTimeout(press);
          (button as HTMLElement).click();
          pressed();
        };
        press();
      }),
  );
  await expect(page.getByRole('region', { name: 'Giriş ve çıkış tarihi' })).toBeVisible();
});

test('on a phone the dates are a sheet, and the page behind it is dimmed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/listing');
  await page.getByRole('button', { name: 'Tarihler' }).click();
  const sheet = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  await expect(sheet).toHaveCSS('position', 'fixed');
  // As wide as a shadow gets: over everything.
  await expect(sheet).toHaveCSS('box-shadow', /0px 0px 0px \d{3,}px/);
});

test('the dates of a search jump to a month by its name', async ({ page }) => {
  await page.goto('/listing');
  const bar = page.locator('form.search-bar, .search-bar').first();
  await bar.getByRole('button', { name: /Tarihler/ }).click();
  const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  const days = panel.locator('.stay-months');
  // The panel opens with a movement of its own.
  await panel.evaluate((opened) =>
    Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const before = await days.boundingBox();
  await panel.getByLabel('Aya git').selectOption(TALLEST_MONTH);
  await expect(panel.getByRole('grid').first()).toHaveAccessibleName(formatMonth(TALLEST_MONTH));
  expect(await days.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await page.keyboard.press('Tab');
  await expect(panel.locator(`[data-day="${TALLEST_MONTH}-01"]`)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form is answered by a page, with suggestions when nothing fits', async ({
    page,
  }) => {
    await page.goto('/listing');
    const bar = page.locator('form.search-bar');
    await bar.getByLabel('Bölge').selectOption('kalkan');
    await bar.getByRole('button', { name: 'Villa bul' }).click();
    await expect(page).toHaveURL(/\/ara\?place=kalkan/);
    await expect(page.locator('article.card').first()).toContainText('Kalkan');

    await page.goto('/ara?town=dalyan&minPrice=90000');
    await page.locator('.listing-ways a').first().click();
    await expect(page.locator('article.card').first()).toBeVisible();
  });
});

test('the panel of guests opens in sight below the form of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('form', { name: 'Villa arama' });
  await bar.getByRole('button', { name: /Misafirler/ }).click();
  await expect(page.getByRole('region', { name: 'Misafirler' })).toBeInViewport({ ratio: 1 });
});
