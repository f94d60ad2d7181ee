import { expect, test } from '@playwright/test';
import { ADMIN, openSession } from '../support.ts';
import { filesDuring } from './dashboard-weights.ts';

/** What a server may answer for a file of the version before an update. */
const ANSWERS = [
  ['is gone', { status: 404, body: '' }],
  ['is answered with a page', { contentType: 'text/html', body: '<!doctype html>' }],
  ['is a page with a wrong name', { contentType: 'text/javascript', body: '<!doctype html>' }],
] as const;

for (const [how, answer] of ANSWERS) {
  test(`a screen whose file ${how} is loaded anew once, says so, and opens once it is back`, async ({
    page,
  }) => {
    await openSession(page, ADMIN);
    const home = await filesDuring(page, async () => {
      await page.goto('/dashboard/', { waitUntil: 'networkidle' });
    });
    const table = page.getByRole('table');
    const screen = await filesDuring(page, async () => {
      await page.goto('/dashboard/website/faq');
      await expect(table).toBeVisible();
    });
    const own = [...screen].filter((name) => name.endsWith('.js') && !home.has(name));
    const isOwn = ({ pathname }: URL) => own.some((name) => pathname.endsWith(name));

    await page.goto('/dashboard/', { waitUntil: 'networkidle' });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(isOwn, (route) => route.fulfill(answer));
    await page.evaluate(() => {
      const { __TSR_ROUTER__: router } = window as unknown as {
        __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
      };
      return void router.navigate({ href: '/dashboard/website/faq' });
    });
    const said = page.getByRole('alert').filter({ hasText: 'Panel bu arada güncellendi' });
    await expect(said).toBeVisible();
    expect(loads).toBe(1);

    // Still gone: the same sentence, and no more.
    const again = page.waitForEvent('load');
    await said.getByRole('button', { name: 'Yeniden dene' }).click();
    await again;
    await expect(said).toBeVisible();
    await page.unroute(isOwn);
    await said.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(table).toBeVisible();
  });
}

test('a dashboard whose first file is gone is loaded anew once, and says so', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/dashboard\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/login');
  await expect(page.getByText('Panel açılamadı.')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
});
