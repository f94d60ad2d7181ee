import { expect } from '@playwright/test';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, openSession, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { test } from '../test.ts';

const DATES = { checkin: `${NEXT_YEAR}-05-03`, checkout: `${NEXT_YEAR}-05-10` };
const STAY = `${new URLSearchParams(DATES)}&adults=2`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A house of the test's own; `isTaken`: somebody has its nights. */
async function house(request: Parameters<typeof officeOf>[0], name: string, isTaken: boolean) {
  const office = await officeOf(request);
  const rows = [{ startsOn: `${NEXT_YEAR}-04-01`, endsOn: `${NEXT_YEAR}-06-30`, nightly: 500_000 }];
  const villa = await villaOnSale(office, uniqueName(name), rows);
  if (isTaken) {
    await office.send('POST', '/v1/admin/villas/date', {
      villa_id: villa.id,
      started_at: DATES.checkin,
      finished_at: DATES.checkout,
    });
  }
  return { slug: villa.facts.slug, name: villa.facts.name };
}

const address = () => `bekleyen.${Date.now()}.${test.info().parallelIndex}@posta.example`;

test('who finds the nights taken waits for them, confirms by mail, and is on the list', async ({
  page,
  request,
}) => {
  const villa = await house(request, 'Dolu', true);
  const email = address();
  await page.goto(`/villa/${villa.slug}?${STAY}`);
  await page.locator('.booking-bar').getByRole('button').click();
  await page.getByRole('link', { name: 'Boşalırsa haber verin' }).click();
  await expect(page.locator('.lead')).toContainText(`${villa.name}, 3–10 Mayıs ${NEXT_YEAR}`);
  await page.getByRole('main').getByLabel('E-posta adresiniz').fill(email);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Haber ver' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('bağlantı gönderdik');

  await openSession(page, ADMIN);
  await page.goto(`/dashboard/wishes?state=unconfirmed&q=${email}`);
  await page.getByRole('link', { name: email }).first().click();
  await expect(page.getByRole('complementary', { name: email })).toContainText(villa.name);
});

test('who finds the house dear watches its price', async ({ page, request }) => {
  const villa = await house(request, 'Pahali', false);
  await page.goto(`/villa/${villa.slug}?${STAY}`);
  await page.getByRole('button', { name: 'Devam et' }).first().click();
  await page.getByRole('link', { name: 'Fiyatı düşerse haber verin' }).click();
  await expect(page.locator('.lead')).toContainText('bugünkünden aşağı inerse');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a wrong address is said at its field, with what was typed', async ({ page, request }) => {
    const villa = await house(request, 'Betiksiz', true);
    await page.goto(`/haber-ver?villa=${villa.slug}&${STAY}`);
    const field = page.getByRole('main').getByLabel('E-posta adresiniz');
    await field.fill('gul@posta');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Haber ver' }).click();
    await expect(field).toHaveValue('gul@posta');
    await expect(field).toHaveAccessibleDescription(/e-posta/i);
    await field.fill(address());
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Haber ver' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('bağlantı gönderdik');
  });

  test('a link that is not ours says so', async ({ page }) => {
    await page.goto('/haber-ver?baglanti=yok');
    await page.getByRole('button', { name: 'Evet, haber verin' }).click();
    await expect(page.getByRole('alert')).toContainText('geçersiz');
  });
});
