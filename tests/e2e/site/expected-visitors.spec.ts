import { expect, type Page, type Route, test } from '@playwright/test';
import { addDays } from '#domain/values/dates.ts';
import { findFreeVilla, GUEST } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/*
 * People whom a house rental expects: one with a keyboard only, one who presses twice, one whose line
 * breaks while the request is on its way, one with a foreign number, one who compares five houses.
 */

/** Nights of this file alone, a week for each test. */
const weekOf = (checkin: string) => ({ checkin, checkout: addDays(checkin, 7) });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /için rezervasyon/ });

async function openForm(page: Page, slug: string, dates: ReturnType<typeof weekOf>) {
  await page.goto(`/villa/${slug}?${new URLSearchParams({ ...dates, adults: '2' })}`);
  await page.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  return sheetOf(page);
}

async function fillForm(page: Page, guest: typeof GUEST) {
  const form = sheetOf(page);
  await form.getByLabel('Adınız', { exact: true }).fill(guest.firstName);
  await form.getByLabel('Soyadınız').fill(guest.lastName);
  await form.getByLabel('Telefon', { exact: true }).fill(guest.phone);
  await form.getByLabel('E-posta', { exact: true }).fill(guest.email);
  await form.getByLabel(/Kiralama koşullarını/).check();
  await form.getByLabel(/KVKK aydınlatma metnini/).check();
}

const codeOn = (page: Page) => sheetOf(page).getByText(/^KY\d\d-[A-Z2-9]{8}$/);

test('nights are chosen and requested by keyboard alone, and what has the focus is in sight', async ({
  page,
  request,
}) => {
  const dates = weekOf(`${NEXT_YEAR}-03-01`);
  const { slug } = await findFreeVilla(request, dates);
  await page.goto(`/villa/${slug}`);
  const card = page.locator('#rezervasyon');
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 80; i += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^Giriş/);
  await page.keyboard.press('Enter');
  const months = card.getByRole('region', { name: 'Giriş ve çıkış günü' });
  await months.getByLabel('Aya git').selectOption(dates.checkin.slice(0, 7));
  await months.locator(`[data-day="${dates.checkin}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Toplam · 7 gece');
  // The card grew by its price, upwards where it stands at the end of the page.
  await expect(page.locator(':focus')).toContainText('Giriş');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });

  await tabTo(/^Rezervasyon talebi gönder/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Bilgileriniz');
  for (const typed of [GUEST.firstName, GUEST.lastName, GUEST.phone, GUEST.email]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  for (const box of [/Kiralama koşullarını/, /KVKK aydınlatma metnini/]) {
    await sheetOf(page).getByLabel(box).focus();
    await page.keyboard.press('Space');
  }
  await tabTo(/^Rezervasyon talebini gönder/);
  await page.keyboard.press('Enter');
  await expect(codeOn(page)).toBeVisible();
});

test('the months that take the place of the page’s keep the focus', async ({ page, request }) => {
  const { slug } = await findFreeVilla(request, weekOf(`${NEXT_YEAR}-03-01`));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/availability*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/villa/${slug}`);
  const months = page.locator('#musaitlik');
  const next = months.getByRole('button', { name: 'Sonraki ay', exact: true });
  const asked = page.waitForRequest('**/availability*');
  await next.focus();
  await asked;
  answer();
  await expect(months.locator('.date-grid')).toBeVisible();
  await expect(next).toBeFocused();
});

test('a request that is pressed twice is sent once', async ({ page, request }) => {
  const dates = weekOf(`${NEXT_YEAR}-03-09`);
  const { slug } = await findFreeVilla(request, dates);
  const form = await openForm(page, slug, dates);
  await fillForm(page, GUEST);
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/reservation', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const button = form.getByRole('button', { name: /^Rezervasyon talebini gönder/ });
  await button.dblclick();
  answer();
  await expect(codeOn(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('a request whose answer is lost is the same request when it is sent again', async ({
  page,
  request,
}) => {
  const dates = weekOf(`${NEXT_YEAR}-03-17`);
  const { slug } = await findFreeVilla(request, dates);
  const form = await openForm(page, slug, dates);
  await fillForm(page, GUEST);
  const keys: (string | undefined)[] = [];
  let stored = '';
  const lose = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    const arrived = await route.fetch();
    stored = (await arrived.json()).content.reservationCode;
    return route.abort('connectionreset');
  };
  await page.route('**/v1/reservation', lose);
  await form.getByRole('button', { name: 'Rezervasyon talebini gönder' }).click();
  await expect(form.getByText('Bağlantı kurulamadı.')).toBeVisible();
  await expect(form.getByLabel('Soyadınız')).toHaveValue(GUEST.lastName);
  await form.getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(codeOn(page)).toHaveText(stored);
  expect(new Set(keys).size).toBe(1);
});

test.describe('from abroad', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('a German number as Germans write it is taken, and days are those of Türkiye', async ({
    page,
    request,
  }) => {
    const dates = weekOf(`${NEXT_YEAR}-03-25`);
    const { slug } = await findFreeVilla(request, dates);
    const form = await openForm(page, slug, dates);
    const name = { firstName: 'Jürgen', lastName: 'Größmann-Müßig' };
    const email = 'juergen@mueller.example';
    await fillForm(page, { ...name, phone: '+49 (0)171 234 56 78', email });
    await form.getByRole('button', { name: 'Rezervasyon talebini gönder' }).click();
    await expect(codeOn(page)).toBeVisible();
    await expect(form).toContainText(/25 Mar \d{4} \p{L}{3} – 1 Nis \d{4} \p{L}{3}/u);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('who opens five villas of a filtered list comes back to the same place of it', async ({
    page,
  }) => {
    const asked = new URLSearchParams({ ...weekOf(`${NEXT_YEAR}-06-12`), adults: '4' });
    await page.goto(`/listing?${asked}`);
    await page.getByRole('button', { name: /^Filtreler/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtreler' });
    await sheet.locator('label', { hasText: 'Özel havuz' }).tap();
    await expect(page).toHaveURL(/feature=ozel-havuz/);
    await sheet.getByRole('button', { name: /villayı göster/ }).tap();
    await expect(sheet).toBeHidden();
    const address = page.url();
    for (const n of [1, 4, 7, 10, 13]) {
      const link = page.locator('article.card').nth(n).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await link.tap();
      await expect(page).toHaveURL(new RegExp(`/villa/.*checkin=${NEXT_YEAR}-06-12.*adults=4`));
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect
        .poll(() => page.evaluate((y) => Math.abs(scrollY - y), before))
        .toBeLessThanOrEqual(2);
    }
    await expect(page.locator('.listing-chips').getByText('Özel havuz')).toBeVisible();
  });
});
