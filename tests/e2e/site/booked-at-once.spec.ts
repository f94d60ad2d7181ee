import { expect, type Page } from '@playwright/test';
import { officeOf, villaOnSale } from '../office.ts';
import { GUEST, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { test } from '../test.ts';

const DATES = { checkin: `${NEXT_YEAR}-05-03`, checkout: `${NEXT_YEAR}-05-10` };
const STAY = `${new URLSearchParams(DATES)}&adults=2`;
const PAY = 'Öde ve rezervasyonu kesinleştir';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A house of the test's own whose owner lets it be booked at once. */
async function houseAtOnce(request: Parameters<typeof officeOf>[0], name: string) {
  const office = await officeOf(request);
  const rows = [{ startsOn: `${NEXT_YEAR}-04-01`, endsOn: `${NEXT_YEAR}-06-30`, nightly: 500_000 }];
  const villa = await villaOnSale(office, uniqueName(name), rows);
  const rules = { instant: true, instantAgreedOn: `${NEXT_YEAR - 1}-01-05` };
  await office.send('PUT', `/v1/admin/villas/${villa.id}`, { version: villa.version, rules });
  return { ...villa, slug: villa.facts.slug, name: villa.facts.name };
}

async function pay(page: Page) {
  await expect(page).toHaveURL(/\/v1\/payment\/sandbox\//);
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervasyonunuz onaylandı');
}

test('who pays by card has the house at once, on a phone', async ({ page, request }) => {
  const villa = await houseAtOnce(request, 'Anında');
  await page.goto(`/villa/${villa.slug}?${STAY}`);
  await expect(page.locator('.title')).toContainText('Anında onay');
  await page.getByRole('button', { name: 'Devam et' }).first().click();
  const sheet = page.getByRole('dialog', { name: `${villa.name} için rezervasyon` });
  await expect(sheet).toContainText('Anında onay: ön ödemeyi kartla yapınca');
  await sheet.getByRole('button', { name: 'Rezervasyon yap' }).click();
  await fillRequest(page);
  await sheet.getByRole('button', { name: PAY }).click();
  await pay(page);
});

test('who would rather ask sends a request from the same form', async ({ page, request }) => {
  const villa = await houseAtOnce(request, 'Sorarak');
  await page.goto(`/villa/${villa.slug}?${STAY}`);
  await page.getByRole('button', { name: 'Devam et' }).first().click();
  const sheet = page.getByRole('dialog', { name: `${villa.name} için rezervasyon` });
  await sheet.getByRole('button', { name: 'Rezervasyon yap' }).click();
  await fillRequest(page);
  await sheet.getByRole('button', { name: 'Ödemeden talep gönder' }).click();
  await expect(sheet.getByRole('heading', { name: 'Talebiniz bize ulaştı' })).toBeVisible();
});

test('a house that stopped selling so meanwhile is asked for instead', async ({
  page,
  request,
}) => {
  const villa = await houseAtOnce(request, 'Kapanan');
  await page.goto(`/villa/${villa.slug}?${STAY}`);
  await page.getByRole('button', { name: 'Devam et' }).first().click();
  const sheet = page.getByRole('dialog', { name: `${villa.name} için rezervasyon` });
  await sheet.getByRole('button', { name: 'Rezervasyon yap' }).click();
  await fillRequest(page);
  const office = await officeOf(request);
  await office.send('PUT', `/v1/admin/villas/${villa.id}`, {
    version: (await office.get(`/v1/admin/villas/${villa.id}`)).version,
    rules: { instant: false },
  });
  await sheet.getByRole('button', { name: PAY }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('who pays by card has the house at once', async ({ page, request }) => {
    const villa = await houseAtOnce(request, 'Betiksiz');
    await page.goto(`/talep/${villa.slug}?${STAY}`);
    await fillRequest(page);
    await page.getByRole('button', { name: PAY }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Geceler sizin için tutuluyor',
    );
    await page.getByRole('button', { name: 'Kartla öde' }).click();
    await pay(page);
  });
});

async function fillRequest(page: Page) {
  await page.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
  await page.getByLabel('Soyadınız').fill(GUEST.lastName);
  await page.getByLabel('Telefon').fill(GUEST.phone);
  await page.getByLabel('E-posta').first().fill(GUEST.email);
  for (const box of (await page.locator('.request-consents input').all()).slice(0, 2)) {
    await box.check();
  }
}

test('a search finds what can be booked at once, and says so', async ({ page, request }) => {
  await houseAtOnce(request, 'Aranan');
  await page.goto(`/listing?${STAY}&instant=1`);
  const cards = page.locator('.card');
  await expect(cards.first()).toContainText('Anında onay');
  for (const card of await cards.all()) await expect(card).toContainText('Anında onay');
  await page.getByRole('button', { name: /Anında onay filtresini kaldır/ }).click();
  await expect(page).not.toHaveURL(/instant/);
});
