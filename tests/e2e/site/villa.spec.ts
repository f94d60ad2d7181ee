import type { APIRequestContext, Page } from '@playwright/test';
import { CODE_RANDOM_BYTES, reservationCode } from '#domain/reservation-code.ts';
import { addDays, formatMonth } from '#domain/values/dates.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { officeOf } from '../office.ts';
import { watchConsole } from '../support.ts';
import { monthAhead, TALLEST_MONTH } from '../dates.ts';
import { expect, test } from '../test.ts';

const VILLA = '/villa/villa-mavi-kuytu';

test('the lightbox works by arrow keys, buttons and swipe, and restores the focus', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto(VILLA);
  const second = page.locator('.gallery a').nth(1);
  await second.click();
  const box = page.getByRole('dialog', { name: 'Görseller' });
  const number = box.locator('.lightbox-count');
  await expect(number).toHaveText(/^2 \/ \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveText(/^3 /);
  await box.getByRole('button', { name: 'Önceki görsel' }).click();
  await expect(number).toHaveText(/^2 /);
  // A swipe is the platform's own scrolling.
  await box.locator('.lightbox-track').evaluate((track) => track.scrollBy(track.clientWidth, 0));
  await expect(number).toHaveText(/^3 /);
  await page.keyboard.press('End');
  await expect(number).toHaveText(/^(\d+) \/ \1$/);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(second).toBeFocused();
  expect(problems).toEqual([]);
});

test('the lightbox jumps to the pictures of a room, which are grouped', async ({ page }) => {
  await page.goto(VILLA);
  await page.locator('.gallery a').first().click();
  const box = page.getByRole('dialog', { name: 'Görseller' });
  const rooms = box.getByRole('navigation', { name: 'Odalar' });
  await expect(rooms.getByRole('button', { name: 'Dış' })).toHaveAttribute('aria-current', 'true');
  const bedroom = rooms.getByRole('button', { name: '1. yatak odası' });
  await bedroom.click();
  await expect(bedroom).toHaveAttribute('aria-current', 'true');
  await expect(
    box.locator('figcaption', { hasText: /^1\. yatak odası · Temsilî görsel/ }),
  ).toBeInViewport();
  const named = await page
    .locator('.gallery a[data-room]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['room']));
  const starts = named.filter((room, i) => room !== named[i - 1]);
  expect(new Set(starts).size).toBe(starts.length);
});

/** Waits for the months that can be pressed in. */
async function hydrateCalendar(page: Page) {
  const calendar = page.locator('#musaitlik');
  await calendar.scrollIntoViewIfNeeded();
  await calendar.locator('table').first().hover();
  await expect(calendar.locator('[data-day]').first()).toBeVisible();
  return calendar;
}

test('the calendar says why a day cannot be chosen, and the card shows the price of the chosen dates', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto(VILLA);
  const calendar = await hydrateCalendar(page);
  const sentence = calendar.locator('.date-head p');
  for (let month = 0; month < 9; month++) {
    await calendar.getByRole('button', { name: 'Sonraki ay' }).click();
  }
  const arrival = calendar.locator('td[class="ff"] [data-day]:not([aria-disabled=true])').first();
  const day = (await arrival.getAttribute('data-day')) ?? '';
  await arrival.click();
  await expect(sentence).toHaveText(/Çıkış gününüzü seçin\s·\sen az \d+\sgece/);
  await page.keyboard.press('ArrowRight');
  await expect(sentence).toHaveText(/En az \d+ gece/);
  for (let night = 1; night < 7; night++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`checkin=${day}&checkout=`));
  await expect(sentence).toHaveText(/\s·\s7\sgece$/);
  await expect(page.locator('#rezervasyon')).toContainText('Toplam · 7 gece');
  expect(problems).toEqual([]);
});

test('choosing any month causes no layout shift, and keys continue from there', async ({
  page,
}) => {
  await page.goto(VILLA);
  const calendar = await hydrateCalendar(page);
  const months = calendar.locator('.calendar-months');
  const before = await months.boundingBox();
  const jump = calendar.getByLabel('Aya git');
  await jump.focus();
  await jump.selectOption(TALLEST_MONTH);
  await expect(calendar.getByRole('grid').first()).toHaveAccessibleName(formatMonth(TALLEST_MONTH));
  expect(await months.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await expect(jump).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calendar.locator(`[data-day="${TALLEST_MONTH}-01"]`)).toBeFocused();
});

test('a click on the months before hydration is handled afterwards', async ({ page }) => {
  await page.goto(VILLA);
  await page.locator('#musaitlik').scrollIntoViewIfNeeded();
  await page.locator('#musaitlik [data-turn]').dispatchEvent('click');
  const month = page.locator('#musaitlik table').first();
  await expect(month).toHaveAttribute('aria-label', formatMonth(monthAhead(1)));
  await expect(page.locator('#musaitlik [data-day]').first()).toBeVisible();
});

/** A stay of this test alone, from the agency's old records: where its guest writes, and how. */
async function bringPastStay(request: APIRequestContext) {
  const { get, send } = await officeOf(request);
  const { id, slug } = (await get('/v2/search?client=true&take=1')).items[0] as SearchItem;
  const { code: villaCode } = (await get(`/v1/admin/villas/${id}`)).facts;
  const code = reservationCode(crypto.getRandomValues(new Uint8Array(CODE_RANDOM_BYTES)), 2025);
  const email = `${code.toLowerCase()}@posta.example`;
  const checkIn = addDays('2011-01-01', crypto.getRandomValues(new Uint32Array(1))[0]! % 4500);
  const dates = { checkIn, checkOut: addDays(checkIn, 1) };
  const guest = { guest: 'Gülşah Öztürk', adults: '2', email };
  const cells = { code, villaCode, ...guest, ...dates, total: 'bilinmiyor', status: 'Tamamlandı' };
  const { rows } = await send('POST', '/v1/admin/import/apply', {
    run: crypto.randomUUID(),
    fileName: 'Eski kayıtlar.xlsx',
    kind: 'reservations',
    rows: [{ row: 2, cells }],
  });
  expect(rows).toMatchObject([{ fate: 'new', problems: [] }]);
  return { slug, code, email };
}

test('a guest with a past stay writes a review in place, corrects an error, and it awaits approval', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const { slug, code, email } = await bringPastStay(request);
  await page.goto(`/villa/${slug}`);
  const section = page.locator('#yorumlar');
  const before = await section.locator('.comments li').count();
  await section.getByRole('link', { name: 'Yorum yazın' }).click();
  const form = section.locator('form');
  await form
    .getByRole('group', { name: /^Puanınız/ })
    .getByLabel('4', { exact: true })
    .check();
  await form.getByLabel('Yorumunuz').fill('Havuz temiz, teras akşamları serindi; yol biraz dik.');
  await form.getByLabel('Adınız').fill('Gülşah');
  await form.getByLabel('Rezervasyon kodu').fill('KY26-22222222');
  await form.getByLabel('E-posta').fill(email);
  await form.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(form.getByRole('alert')).toContainText('tamamlanmış bir konaklama bulamadık');
  await expect(form.getByLabel('Adınız')).toHaveValue('Gülşah');
  await form.getByLabel('Rezervasyon kodu').fill(code);
  await form.getByRole('button', { name: 'Yorumu gönder' }).click();
  await expect(section.getByText(/onayladıktan sonra burada yayımlarız/)).toBeVisible();
  await page.reload();
  await expect(section.locator('.comments li')).toHaveCount(before);
  expect(problems).toEqual([]);
});

test('a form posted to the API directly is answered by a page', async ({ page }) => {
  await page.goto(`${VILLA}?yorum=alindi#yorumlar`);
  await expect(page.getByText(/onayladıktan sonra burada yayımlarız/)).toBeVisible();
  await page.goto(`${VILLA}?yorum=VALIDATION#yorumlar`);
  await expect(page.locator('#yorumlar').getByRole('alert')).toContainText('alınamadı');
});

test('prices are shown in four currencies with the day of the rates', async ({ page }) => {
  await page.goto(VILLA);
  const table = page.locator('.prices');
  for (const sign of ['₺', '$', '€', '£']) {
    await expect(table.locator('thead')).toContainText(sign);
  }
  const cells = await table.locator('tbody tr').first().locator('td').allTextContents();
  expect(cells.slice(1, 5).every((text) => /^[\d.]+$/.test(text.trim()))).toBe(true);
  await expect(page.getByText(/^≈ \d{1,2} \S+ \d{4} kurlarıyla/)).toBeVisible();
});

test('the printed page has facts and prices, without interactive parts', async ({ page }) => {
  await page.goto(VILLA);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prices')).toBeVisible();
  await expect(page.locator('#rezervasyon')).toBeHidden();
  await expect(page.locator('.site-footer')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all months, all pictures and the review form are available', async ({ page }) => {
    await page.goto(VILLA);
    await expect(page.locator('#musaitlik table')).toHaveCount(2);
    await page.getByText('Sonraki aylar').click();
    await expect(page.locator('.calendar-later dt').nth(9)).toBeVisible();
    await page.locator('.gallery-all').click();
    await expect(page.locator('.gallery a').nth(5)).toBeVisible();

    await page.getByRole('link', { name: 'Yorum yazın' }).click();
    await expect(page).toHaveURL(/\/yorum\/villa-mavi-kuytu$/);
    await page
      .getByRole('group', { name: /^Puanınız/ })
      .getByLabel('5', { exact: true })
      .check();
    await page.getByLabel('Yorumunuz').fill('Sessiz bir ev, bahçesi bakımlı, mutfağı tam.');
    await page.getByLabel('Adınız').fill('Ömer');
    await page.getByLabel('Rezervasyon kodu').first().fill('KY26-ABCDEFGH');
    await page.getByLabel('E-posta', { exact: true }).first().fill('omer@posta');
    await page.getByRole('button', { name: 'Yorumu gönder' }).click();
    await expect(page.getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
    await expect(page.getByLabel('Adınız')).toHaveValue('Ömer');
    await page.getByLabel('E-posta', { exact: true }).first().fill('omer@posta.example');
    await page.getByRole('button', { name: 'Yorumu gönder' }).click();
    // Nobody stayed under this code, and what was typed stays.
    await expect(page.getByText(/tamamlanmış bir konaklama bulamadık/)).toBeVisible();
    await expect(page.getByLabel('Yorumunuz')).toHaveValue(/Sessiz bir ev/);
  });
});

test('name, place, rating, capacity and price are visible with the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/villa/villa-mavi-kuytu');
  const card = page.getByRole('complementary', { name: 'Rezervasyon' });
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.title-place'),
    page.locator('.facts'),
    card.getByText('gecelik').filter({ visible: true }),
  ]) {
    await expect(part.first()).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px the parts of the page are a key away, the booking first of all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(VILLA);
    const menu = page.getByRole('navigation', { name: 'Sayfanın bölümleri' });
    const links = menu.getByRole('link');
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const [n, id] of [...ids.entries()].slice(1)) {
      await links.nth(n).press('Enter');
      await expect(page).toHaveURL(`${VILLA}${id}`);
      const heading = page.locator(`${id} h2`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const foot = await menu.boundingBox();
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((foot?.y ?? 0) + (foot?.height ?? 0));
    }
    await links.first().press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#rezervasyon :focus')).toHaveCount(1);
  });
}

test('an address that cannot be copied is said where it is', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto('/villa/villa-mavi-kuytu');
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await expect(page.locator('#toasts')).toContainText('adres çubuğundan');
});
