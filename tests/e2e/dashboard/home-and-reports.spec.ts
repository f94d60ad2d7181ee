import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, OWNER, openSession, signIn, watchConsole } from '../support.ts';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('the home screen shows what is waiting, and each number links to its list', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ADMIN);
  const tile = page.getByRole('link', { name: /Yanıt bekleyen talep/ });
  await expect(tile).toContainText(/\d/);
  for (const title of ['Yanıt bekleyen talepler', 'Bugün girenler', 'Bugün çıkanlar', 'Dikkat']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText(/villada ortalama %\d+ dolu\./)).toBeVisible();
  await tile.click();
  await expect(page).toHaveURL(/reservations\?.*status=requested/);
  expect(problems).toEqual([]);
});

test('the home says that nothing waits only when no house is unready either', async ({ page }) => {
  await openSession(page, ADMIN);
  const none = { total: 0, items: [] };
  const quiet = {
    ...Object.fromEntries(
      [
        'payments',
        'undecided',
        'complaints',
        'conflicts',
        'feeds',
        'feedWarnings',
        'unreported',
      ].map((key) => [key, none]),
    ),
    withoutPermit: none,
    pricesEnding: none,
    failedMails: 0,
    operations: null,
  };
  await page.route('**/v1/admin/other', async (route) => {
    // A reload takes back what the page was still asking for.
    const answer = await route
      .fetch()
      .then((one) => one.json())
      .catch(() => null);
    if (answer === null) return;
    await route.fulfill({ json: { content: { ...answer.content, ...quiet } } });
  });
  const house = {
    villa_id: 1,
    villa_name: 'Ambar Evi',
    reservation_id: null,
    customer_name: null,
    source: null,
    missing: ['temizlik'],
  };
  let unready: object = { items: [house], total: 6, skip: 0, take: 20, unseen: 0 };
  await page.route('**/v1/admin/housetasks/unready', (route) =>
    route.fulfill({ json: { content: unready } }),
  );
  const attention = page.locator('section', {
    has: page.getByRole('heading', { name: 'Dikkat' }),
  });
  const allClear = page.getByText('bekleyen bir sorun yok');
  await page.goto('/dashboard/');
  await expect(attention).toContainText('6 ev bugünkü girişe hazır değil');
  await expect(attention.getByRole('link', { name: 'Ev işlerini aç' })).toBeVisible();
  await expect(allClear).toHaveCount(0);
  unready = { items: [], total: 0, skip: 0, take: 20, unseen: 0 };
  await page.reload();
  await expect(attention).toContainText('bekleyen bir sorun yok');
  // What could not be asked is no good news.
  await page.route('**/v1/admin/housetasks/unready', (route) =>
    route.fulfill({ status: 400, json: { code: 'VALIDATION', content: 'Olmadı.' } }),
  );
  await page.reload();
  await expect(attention).toContainText('hazır olup olmadığı okunamadı');
  await expect(allClear).toHaveCount(0);
});

test('an owner sees the next arrival and the earnings on a phone, without a refused call', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(answer.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Sıradaki giriş' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Ciro · \d{4}$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dikkat' })).toBeHidden();
  await expect.poll(() => sidewaysScroll(page)).toBe(false);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto('/dashboard/reports');
  await expect(page).toHaveURL(/\/dashboard\/?$/);
  expect(refused).toEqual([]);
});

test('the report compares years, opens a month, and can be exported as a workbook', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/reports?from=2026-01-01&to=2026-12-31');
  const table = page.getByRole('region', { name: 'Aylar' });
  await expect(table.getByRole('row')).toHaveCount(14);
  await expect(page.getByText('Ciro').first()).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Rakamlar nasıl hesaplanır?').click();
  await expect(page.getByText(/Ciro ÷ satılabilir gece/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const sort = table.getByRole('button', { name: 'Ciro' });
  await sort.click();
  await expect(table.getByRole('columnheader', { name: 'Ciro' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel indir' }).click();
  expect((await download).suggestedFilename()).toBe('yonetim-raporu-2026-01-01-2026-12-31.xlsx');

  await table.getByRole('link', { name: 'Kasım 2026' }).click();
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-30&by=villa/);
  await expect(page.getByRole('region', { name: 'Villalar' })).toBeVisible();
  await page.getByLabel('Satırlar').selectOption('town');
  await expect(page.getByRole('region', { name: 'Bölgeler' })).toBeVisible();

  // On paper all of it stands without the frame of the screen.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysScroll(page)).toBe(false);
  expect(problems).toEqual([]);
});
