import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from '../accessibility.ts';
import { NEXT_YEAR } from '../dates.ts';
import { officeOf } from '../office.ts';
import { ADMIN, GUEST, openSession, pressPair, signIn, watchConsole } from '../support.ts';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Ara ya da git' })).toBeFocused();
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ara ya da git' });

test('the palette finds villas, guests by phone and actions, and lists recently opened items', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  // As it is said on the phone: 0500 …
  const phone = `0500${String(Date.now()).slice(-7)}`;
  const nights = { checkin: `${NEXT_YEAR}-04-21`, checkout: `${NEXT_YEAR}-04-28` };
  const stay = await office.book(nights, 'option', { ...GUEST, phone });

  await signIn(page, ADMIN);
  await openPalette(page);
  await page.keyboard.type('mavi kuytu');
  await palette(page).getByRole('option', { name: 'Villa Mavi Kuytu' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/villas\/\d+/);
  await expect(page.getByRole('heading', { name: 'Villa Mavi Kuytu' })).toBeVisible();

  await openPalette(page);
  await expect(
    palette(page).getByRole('group', { name: 'Son açılanlar' }).getByText('Villa Mavi Kuytu'),
  ).toBeVisible();
  await page.keyboard.type(phone);
  await palette(page).getByRole('option', { name: stay.reservation_id }).click();
  await expect(page).toHaveURL(new RegExp(`/reservations/${stay.id}`));

  await openPalette(page);
  await page.keyboard.type('teklif hazırla');
  await expect(palette(page).getByRole('option').first()).toContainText('Teklif hazırla');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('two keys start a reservation, a block or an offer, and ? lists the shortcuts', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toContainText(
    'Yeni rezervasyon',
  );
  await page.keyboard.press('Escape');
  for (const [key, path] of [
    ['r', 'reservations'],
    ['k', 'external'],
    ['t', 'offer'],
  ] as const) {
    await page.goto('/dashboard/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await pressPair(page, 'y', key);
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}/yeni`));
  }
});

test('a view is saved with its filters and columns, opened from another screen, and deleted', async ({
  page,
}) => {
  const name = `Kalkışlar ${Date.now()}`;
  await openSession(page, ADMIN);
  await page.goto('/dashboard/reservations?status=option&order=checkin');
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('button', { name: 'Bu görünümü sakla…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu görünümü saklayın' });
  await dialog.getByLabel('Ad').fill(name);
  await dialog.getByRole('button', { name: 'Sakla' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/dashboard/reservations');
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/status=option/);
  await expect(page).toHaveURL(/order=checkin/);
  await expect(page.getByRole('button', { name })).toBeVisible();

  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: `“${name}” görünümünü düzenleyin` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Görünüm silindi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Görünümler' })).toBeVisible();
});

test('several reviews are published and unpublished together', async ({ page, request }) => {
  const { get } = await officeOf(request);
  // Those of a villa that other tests leave alone.
  const filter = 'active=1&villa_id=1';
  const total = async (): Promise<number> => (await get(`/v1/admin/comment?${filter}`)).total;
  const before = await total();
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/comments?${filter}`);
  const boxes = page.getByRole('checkbox', { name: 'Satırı seç' });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Yayından kaldır' }).click();
  // It stays while a mouse rests on it.
  await page.getByText('2 yorum yayından kaldırıldı').hover();
  expect(await total()).toBe(before - 2);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(total).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('whatever can be pressed in the header and its menu is as large as a finger', async ({
    page,
  }) => {
    await signIn(page, ADMIN);
    await page.getByRole('button', { name: 'Menüyü açın' }).tap();
    const profile = page.getByRole('banner').getByRole('link', { name: 'Profiliniz' });
    await expect(profile.and(page.locator(':not([inert] *)'))).toBeVisible();
    const heights = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { height } = one.getBoundingClientRect();
          // Those of folded sections are not there.
          return one.closest('[inert]') ? [] : [height];
        }),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await profile.tap();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  });

  for (const height of [844, 560]) {
    test(`a tap outside closes the menu and does nothing else at ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height });
      await signIn(page, ADMIN);
      const address = page.url();
      await page.getByRole('button', { name: 'Menüyü açın' }).tap();
      const panel = page.locator('#mobile-menu');
      await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(300);
      await page.touchscreen.tap(195, height - 20);
      await expect(page.getByRole('button', { name: 'Menüyü açın' })).toBeVisible();
      expect(page.url()).toBe(address);
    });
  }
});

test('what is typed before the palette is loaded is searched for, and is no shortcut', async ({
  page,
}) => {
  const { promise: loading, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/command-palette-.*\.js/, async (route) => {
    await loading;
    await route.continue();
  });
  await signIn(page, ADMIN);
  await page.keyboard.press('Control+k');
  // Keys that would open screens: `m` the desk, `g r` the reservations.
  await page.keyboard.type('mavi gr');
  await expect(page.getByRole('textbox', { name: 'Ara ya da git' })).toHaveValue('mavi gr');
  load();
  const field = page.getByRole('combobox', { name: 'Ara ya da git' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mavi gr');
  await page.keyboard.type('i');
  await expect(field).toHaveValue('mavi gri');
  await expect(page).toHaveURL(/\/dashboard\/$/);
});
