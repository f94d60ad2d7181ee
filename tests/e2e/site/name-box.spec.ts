import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

test('the name box lists villas on opening, answers at once and queries the server a second later', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/v1/search/input') asked.push(url.searchParams.get('searchString') ?? '');
  });
  await page.goto('/about');
  const box = page.getByLabel('Villa ya da yer arayın');
  await box.click();
  const villas = page.locator('.villa-search-list a');
  await expect(villas.first()).toBeVisible();
  expect(asked).toEqual(['']);

  // The server is asked, but its answer waits: what is shown is known here.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/search/input?*', async (route) => {
    await held;
    await route.continue();
  });
  await box.pressSequentially('mavi');
  await expect(villas.first()).toContainText('Mavi');
  await expect.poll(() => asked).toEqual(['', 'mavi']);
  answer();

  // What a region is called stands above the villas in it.
  await box.fill('kalkna');
  await expect(villas.first()).toContainText('Kalkan');
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/listing\?town=kalkan$/);
});

test('a failed search of names is reported below the list, where it can be read', async ({
  page,
}) => {
  await page.goto('/about');
  const box = page.getByLabel('Villa ya da yer arayın');
  await box.click();
  const villas = page.locator('.villa-search-list a');
  await expect(villas.first()).toBeVisible();
  await page.route('**/v1/search/input?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await box.pressSequentially('zeytin');
  await expect(villas.first()).toContainText('Zeytin');
  const toast = page.locator('#toasts .toast', { hasText: 'Error...' });
  await expect(toast).toBeVisible();
  const [list, said] = await Promise.all([
    page.locator('.villa-search-list').boundingBox(),
    toast.boundingBox(),
  ]);
  expect(said!.y).toBeGreaterThanOrEqual(list!.y + list!.height);
});

test('a second subject is suggested together with the first', async ({ page }) => {
  await page.goto('/about');
  const box = page.getByLabel('Villa ya da yer arayın');
  await box.fill('kalkan korun');
  const both = page.locator('.villa-search-list').getByRole('link', {
    name: /^Kalkan · Korunaklı havuz/,
  });
  await both.click();
  await expect(page).toHaveURL(/\/listing\?(?=.*town=kalkan).*feature=korunakli-havuz/);
});

test('Enter opens the typed place, type, permit number or name', async ({ page }) => {
  const box = page.getByLabel('Villa ya da yer arayın');
  const typed = async (text: string) => {
    await page.goto('/about');
    await box.fill(text);
    await box.press('Enter');
  };
  await typed("Bodrum'da lüks");
  await expect(page).toHaveURL(/\/ara\?(?=.*type=luks-villalar).*district=bodrum/);
  await typed('mavi kuytu');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Villa Mavi Kuytu' })).toBeVisible();
  const cards = main.locator('article.card');
  await expect(cards.first()).toContainText(/₺.*gecelik/);
  await expect(cards.first()).toContainText('10 kişi');
  await typed('07-1211');
  await expect(main.getByRole('link', { name: 'Villa Mavi Kuytu' })).toBeVisible();
  await page.goto('/listing?q=kalkan');
  await expect(page).toHaveURL(/\/ara\?town=kalkan$/);
});

test('a sentence in the box is a search by place, guests and dates, which names words it did not understand', async ({
  page,
}) => {
  const box = page.getByLabel('Villa ya da yer arayın');
  await page.goto('/about');
  await box.fill(`Kalkan’da 6 kişilik, 12-19 Temmuz ${NEXT_YEAR}`);
  await page.getByRole('button', { name: /ile arayın$/ }).click();
  await expect(page).toHaveURL(
    `/ara?checkin=${NEXT_YEAR}-07-12&checkout=${NEXT_YEAR}-07-19&adults=6&town=kalkan`,
  );
  await expect(page.locator('article.card').first()).toContainText('7 gece');

  await page.goto('/about');
  await box.fill('KALKAN 6 KİŞİ ZÜRAFALI');
  await box.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toContainText('“ZÜRAFALI” ile ne istediğinizi anlayamadık.');
  await expect(main.getByRole('list', { name: 'Seçili filtreler' })).toContainText('6 yetişkin');
  await expect(main.getByRole('list', { name: 'Seçili filtreler' })).toContainText('Kalkan');
  await expect(main.locator('article.card').first()).toBeVisible();

  // A month, and a villa that is called by it.
  await page.goto('/ara?q=ağustos');
  await expect(main.getByRole('link', { name: 'Villa Ağustos Böceği' })).toBeVisible();
  await main.getByRole('link', { name: 'Öyle arayın' }).click();
  await expect(page).toHaveURL(/\/listing\?month=\d{4}-08$/);
});

test('the name box closes on Escape, and when it loses the focus', async ({ page }) => {
  await page.goto('/about');
  const box = page.getByLabel('Villa ya da yer arayın');
  const list = page.locator('.villa-search-list');
  await box.fill('mavi');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('mavi');
  await box.fill('zzzz');
  await expect(list).toBeVisible();
  await box.press('Tab');
  await expect(list).toBeHidden();
});

test('the name box closes on Escape, and opens from its button on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Villa ara' }).click();
  const box = page.getByLabel('Villa ya da yer arayın');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Villa ara' })).toBeFocused();
});

test('a sentence is not called an unknown name while it is written', async ({ page }) => {
  await page.goto('/about');
  await page.getByLabel('Villa ya da yer arayın').fill('kalkan 6 kişi 8-15 mayıs');
  const list = page.locator('.villa-search-list');
  await expect(list.getByText('Yer, tarih ve kişi sayısı birlikte aranır:')).toBeVisible();
  await expect(list.getByText('Bu adda bir villa')).toHaveCount(0);
});

test('menus of the header are as wide as their words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  for (const menu of ['Villa tipleri', 'Kurumsal']) {
    await page.locator('header').getByText(menu, { exact: true }).first().click();
    const lines = await page
      .locator('header .menu-panel:visible a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(new Set(lines).size, menu).toBe(1);
    await page.keyboard.press('Escape');
  }
});
