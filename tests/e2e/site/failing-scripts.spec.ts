import { expect, type Page, test } from '@playwright/test';
import { NEXT_YEAR } from '../dates.ts';

/* Pages opened with a question whose scripts fail, as behind a filter or after a lost connection. */
const QUESTION = `checkin=${NEXT_YEAR}-09-06&checkout=${NEXT_YEAR}-09-13&adults=2`;
const VILLA = `/villa/villa-mavi-kuytu?${QUESTION}`;
/** More than one page is what the listing's own script asks for. */
const LONGER = `/listing?${QUESTION}&skip=20`;

const blockScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

const seasonsPrice = (page: Page) => page.locator('#rezervasyon .stay-price strong');

test('without any script the season’s price of a villa is shown', async ({ page }) => {
  await blockScripts(page);
  await page.goto(VILLA);
  await expect(seasonsPrice(page)).toBeVisible();
});

test('without any script a listing has its answer, or is sent to the page that needs none', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto(`/listing?${QUESTION}&town=kalkan`);
  await expect(page.locator('.listing-count')).toContainText(/^\d+ villa · Kalkan/);
  await expect(page.locator('article.card').first()).toContainText('7 gece');
  await page.goto(LONGER);
  await expect(page).toHaveURL(new RegExp(`/ara\\?${QUESTION}&skip=20$`));
  await expect(page.locator('article.card').first()).toContainText('7 gece');
});

test('scripts that never come leave neither price nor villas covered', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.js$/, () => new Promise(() => undefined));
  await page.goto(VILLA, { waitUntil: 'commit' });
  await expect(seasonsPrice(page)).toBeAttached();
  await expect(seasonsPrice(page)).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(seasonsPrice(page)).toBeVisible();

  await page.goto(LONGER, { waitUntil: 'commit' });
  await expect(page.locator('article.card').first()).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(/\/ara\?/);
});

test('a booking card whose script fails leads to the form that needs none', async ({ page }) => {
  await page.goto('/villa/villa-mavi-kuytu');
  const card = await page
    .locator('#rezervasyon astro-island')
    .evaluate((island) => island.getAttribute('component-url') ?? '');
  // Astro asks once more, with a query.
  await page.route(
    ({ pathname }) => pathname === card,
    (route) => route.abort(),
  );
  await page.goto(VILLA);
  await expect(seasonsPrice(page)).toBeVisible();
  await page
    .locator('#rezervasyon form')
    .getByRole('button', { name: 'Tarih seçin', exact: true })
    .click();
  await expect(page).toHaveURL(/\/talep\/villa-mavi-kuytu/);
});

test('a button whose script is gone loads the page anew once, then says so and works at the next press', async ({
  page,
}) => {
  await page.goto('/');
  const island = page.locator('astro-island:has(form.search-bar)');
  const script = (await island.getAttribute('component-url')) ?? '';
  const isScript = ({ pathname }: URL) => pathname === script;
  await page.route(isScript, (route) => route.fulfill({ status: 404 }));
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Tarihler' }).click();
  await anew;
  await page.getByRole('button', { name: 'Tarihler' }).click();
  await expect(page.locator('#toasts')).toContainText('Bağlantınızı kontrol edip yeniden deneyin.');
  await page.unroute(isScript);
  await page.getByRole('button', { name: 'Tarihler' }).click();
  await expect(page.getByRole('region', { name: 'Giriş ve çıkış tarihi' })).toBeVisible();
});

test('a form whose messages cannot be loaded is checked by the browser from the next press on', async ({
  page,
}) => {
  await page.route(/\/actions-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/sorular/villa-mavi-kuytu');
  const question = page.locator('.question-form [name=message]');
  // Only the browser's own check goes to the field here.
  await expect(async () => {
    await page.locator('.question-form button').last().click();
    await expect(question).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.question-form .field-error')).toHaveCount(0);
});

test('an island that fails for good leaves its part, the phone and the way that needs no script', async ({
  page,
}) => {
  await page.goto('/villa/villa-mavi-kuytu');
  const script = await page
    .locator('#rezervasyon astro-island')
    .evaluate((island) => island.getAttribute('component-url'));
  const body = "export default () => { throw new Error('broken'); };";
  await page.route(
    ({ pathname }) => pathname === script,
    (route) => route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(VILLA);
  const card = page.locator('#rezervasyon');
  await expect(card.getByRole('alert')).toContainText('Bu bölüm tarayıcınızda durdu');
  await expect(card.getByRole('alert').locator('a[href^="tel:"]')).toHaveText(/^\+90 242 \d/);
  await expect(seasonsPrice(page)).toBeVisible();
  await card.getByRole('link', { name: 'Aynı adımı sade sayfada sürdürün' }).click();
  await expect(page).toHaveURL(/\/talep\/villa-mavi-kuytu\?.*checkin=/);
});
