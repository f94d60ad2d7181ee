import { expect, type Page, test } from '@playwright/test';
import { findFreeVilla } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/* The back button closes what opened, and nothing that was typed or chosen is lost. */

const DATES = { checkin: `${NEXT_YEAR}-10-11`, checkout: `${NEXT_YEAR}-10-18` };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const VILLA = '/villa/villa-mavi-kuytu';

type Row = {
  what: string;
  path: string;
  size: { width: number; height: number };
  /** Done before it can be pressed. */
  ready?: (page: Page) => Promise<void>;
  /** What opens it, and what it is. */
  press: (page: Page) => ReturnType<Page['locator']>;
  shown: (page: Page) => ReturnType<Page['locator']>;
};

const menu = (name: string): Pick<Row, 'press' | 'shown'> => ({
  press: (page) => page.locator('.site-header summary').filter({ hasText: name }),
  shown: (page) =>
    page
      .locator('.site-header details')
      .filter({ has: page.locator('summary', { hasText: name }) })
      .locator('.menu-panel'),
});
const gallery: Pick<Row, 'press' | 'shown'> = {
  press: (page) => page.locator('[data-do="photos"] a').first(),
  shown: (page) => page.getByRole('dialog', { name: 'Görseller' }),
};
const search = (name: string): Pick<Row, 'press' | 'shown'> => ({
  press: (page) => page.locator('.search-bar').getByRole('button', { name }),
  shown: (page) => page.locator('.search-bar .panel').first(),
});
const names: Pick<Row, 'shown'> = { shown: (page) => page.locator('.villa-search-list') };

/** Everything that opens over a page of the site. */
const OPENED: Row[] = [
  {
    what: 'the phone menu',
    path: VILLA,
    size: PHONE,
    press: (page) => page.getByRole('button', { name: 'Menüyü aç' }),
    shown: (page) => page.getByRole('dialog', { name: 'Menü' }),
  },
  { what: 'the gallery on a phone', path: VILLA, size: PHONE, ...gallery },
  { what: 'the gallery', path: VILLA, size: DESK, ...gallery },
  {
    what: 'the booking sheet',
    path: `${VILLA}?checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`,
    size: PHONE,
    press: (page) => page.locator('.booking-bar button'),
    shown: (page) => page.getByRole('dialog', { name: /için rezervasyon/ }),
  },
  {
    what: 'the months of the booking card',
    path: VILLA,
    size: DESK,
    press: (page) => page.locator('.stay-button').first(),
    shown: (page) => page.getByRole('region', { name: 'Giriş ve çıkış günü' }),
  },
  {
    what: 'the filters',
    path: '/listing',
    size: PHONE,
    press: (page) => page.getByRole('button', { name: /^Filtreler/ }),
    shown: (page) => page.getByRole('dialog', { name: 'Filtreler' }),
  },
  { what: 'the currencies', path: VILLA, size: DESK, ...menu('Para birimi') },
  { what: 'the regions', path: VILLA, size: DESK, ...menu('Bölgeler') },
  { what: 'the types', path: VILLA, size: DESK, ...menu('Villa tipleri') },
  { what: 'the corporate pages', path: VILLA, size: DESK, ...menu('Kurumsal') },
  {
    what: 'the favourites',
    path: VILLA,
    size: PHONE,
    press: (page) => page.locator('.favourites summary'),
    shown: (page) => page.locator('.favourites .menu-panel'),
  },
  { what: 'the dates of the search', path: '/', size: DESK, ...search('Tarihler') },
  { what: 'the dates of the search on a phone', path: '/', size: PHONE, ...search('Tarihler') },
  { what: 'the guests of the search', path: '/listing', size: DESK, ...search('Misafirler') },
  {
    what: 'the box of names on a phone',
    path: VILLA,
    size: PHONE,
    press: (page) => page.getByRole('button', { name: 'Villa ara' }),
    ...names,
  },
  {
    what: 'the box of names',
    path: VILLA,
    size: DESK,
    press: (page) => page.getByRole('searchbox', { name: /Villa ya da yer/ }),
    ...names,
  },
  {
    what: 'the villas of a pin',
    path: '/kas',
    size: DESK,
    ready: async (page) => {
      await page.locator('.place-map .map').hover();
      await page.locator('.map-pin:not([data-many])').first().waitFor();
    },
    press: (page) => page.locator('.map-pin:not([data-many])').first(),
    shown: (page) => page.locator('.map-card'),
  },
];

/** How many open things Back would close one after the other. */
const overlays = (page: Page) => page.evaluate(() => history.state?.overlay ?? 0);

/** Whether Back would leave the page that was opened. */
async function staysOn(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

for (const { what, path, size, ready, press, shown } of OPENED) {
  test(`${what} closes on Back, and leaves nothing behind when closed otherwise`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/faq');
    await page.goto(path);
    await ready?.(page);
    await press(page).click();
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => overlays(page)).toBe(1);
    await staysOn(page, path);
    await expect(shown(page)).toBeHidden();

    await press(page).click();
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => overlays(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toBeHidden();
    await expect.poll(() => overlays(page)).toBe(0);
    await staysOn(page, '/faq');
  });
}

test('a page that is left through a menu is one step back, without the menu', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/faq');
  await page.goto(VILLA);
  const regions = menu('Bölgeler');
  await regions.press(page).click();
  await expect.poll(() => overlays(page)).toBe(1);
  await regions.shown(page).getByRole('link', { name: 'Tüm bölgeler' }).click();
  await expect(page).toHaveURL('/regions');
  await staysOn(page, VILLA);
  await expect(regions.shown(page)).toBeHidden();
  await staysOn(page, '/faq');
});

test('a search that is sent with its panel open is one step back, and stays where it was scrolled', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/faq');
  await page.goto('/');
  const guests = search('Misafirler');
  await guests.press(page).click();
  await expect.poll(() => overlays(page)).toBe(1);
  await guests.shown(page).getByRole('button', { name: 'Yetişkin artır' }).click();
  await page.locator('.search-submit').click();
  await expect(page).toHaveURL(/\/listing\?adults=1/);
  await staysOn(page, '/');
  await staysOn(page, '/faq');
});

test('one menu after the other is one step of the history', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/faq');
  await page.goto(VILLA);
  for (const name of ['Bölgeler', 'Kurumsal', 'Para birimi']) {
    await menu(name).press(page).click();
    await expect(menu(name).shown(page)).toBeVisible();
  }
  await expect.poll(() => overlays(page)).toBe(1);
  await staysOn(page, VILLA);
  await expect(menu('Para birimi').shown(page)).toBeHidden();
  await staysOn(page, '/faq');
});

test('the page stays where it was scrolled to while something was open', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(VILLA);
  await menu('Kurumsal').press(page).click();
  await expect.poll(() => overlays(page)).toBe(1);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect.poll(() => overlays(page)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the booking sheet, with what was typed', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const villa = await findFreeVilla(request, DATES);
  const address = `/villa/${villa.slug}?checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`;
  await page.goto(address);
  await page.locator('.booking-bar button').click();
  const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
  await sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await sheet.getByLabel('Adınız', { exact: true }).fill('Gülşah');
  await staysOn(page, address);
  await expect(sheet).toBeHidden();
  await page.locator('.booking-bar button').click();
  await sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await expect(sheet.getByLabel('Adınız', { exact: true })).toHaveValue('Gülşah');
});

test('the months over the sheet close first, then the sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await page.goto(VILLA);
  await page.locator('.booking-bar button').click();
  const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
  const months = page.getByRole('region', { name: 'Giriş ve çıkış günü' });
  await expect(months).toBeVisible();
  await expect.poll(() => overlays(page)).toBe(2);
  await staysOn(page, VILLA);
  await expect(months).toBeHidden();
  await expect(sheet).toBeVisible();
  await staysOn(page, VILLA);
  await expect(sheet).toBeHidden();
  // Closed together, both go.
  await page.locator('.booking-bar button').click();
  await expect.poll(() => overlays(page)).toBe(2);
  await sheet.getByRole('button', { name: 'Kapat' }).first().click();
  await expect.poll(() => overlays(page)).toBe(0);
  await staysOn(page, '/faq');
});

test('nights that are chosen in the sheet stay, and Back closes the sheet with them', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { slug } = await findFreeVilla(request, DATES);
  await page.goto(`/villa/${slug}`);
  await page.locator('.booking-bar button').click();
  const months = page.getByRole('region', { name: 'Giriş ve çıkış günü' });
  await months.getByLabel('Aya git').selectOption(DATES.checkin.slice(0, 7));
  await months.locator(`[data-day="${DATES.checkin}"]`).click();
  await months.locator(`[data-day="${DATES.checkout}"]`).click();
  const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
  await expect(sheet.locator('.quote-total')).toContainText('7 gece');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.booking-bar')).toContainText('7 gece');
});

test('the filters, with what was chosen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await page.goto('/listing');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtreler' });
  await panel.getByRole('group', { name: 'Yatak odası' }).getByText('3+').click();
  await expect(page).toHaveURL(/bedrooms=3/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/bedrooms=3/);
  // The choice is undone by the next one, and only then is the page left.
  await page.goBack();
  await expect(page).toHaveURL(/\/(listing|faq)$/);
});

test('the keyboard is at the dates of a villa with the second tab', async ({ page }) => {
  await page.goto('/villa/villa-mavi-kuytu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tarih seçin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#rezervasyon') !== null)).toBe(
    true,
  );
});
