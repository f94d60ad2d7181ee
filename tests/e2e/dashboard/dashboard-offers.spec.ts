import { expect, test } from '@playwright/test';
import { ADMIN, findFreeVilla, GUEST, openSession, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const STAY = { checkin: `${NEXT_YEAR}-10-04`, checkout: `${NEXT_YEAR}-10-11` };

test('an offer is prepared, opened by its link and accepted without JavaScript', async ({
  page,
  request,
  browser,
}) => {
  const villa = await findFreeVilla(request, STAY);
  const name = uniqueName('Gülşah');
  await openSession(page, ADMIN);
  await page.goto('/dashboard/offer');
  await page.getByRole('main').getByRole('link', { name: 'Teklif hazırla' }).first().click();
  await page.getByLabel('Müşterinin adı').fill(name);
  await page.getByLabel('Villa', { exact: true }).fill(villa.name);
  await page.getByRole('option', { name: villa.name }).first().click();
  await page.getByRole('complementary').getByLabel('Giriş').fill(STAY.checkin);
  await page.getByRole('complementary').getByLabel('Çıkış').fill(STAY.checkout);
  await expect(page.getByText(/^Liste fiyatı/)).toBeVisible();
  await page.getByRole('button', { name: 'Teklifi oluştur' }).click();
  const link = await page.getByLabel('Müşterinin bağlantısı').inputValue();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  const { pathname, search } = new URL(link);
  await guest.goto(pathname + search);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Merhaba ${name}`);
  await guest.getByRole('link', { name: 'Talep gönder' }).click();
  await guest.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
  await guest.getByLabel('Soyadınız').fill(GUEST.lastName);
  await guest.getByLabel('Telefon', { exact: true }).fill(GUEST.phone);
  await guest.getByLabel('E-posta', { exact: true }).last().fill(GUEST.email);
  await guest.getByLabel(/Kiralama koşullarını/).check();
  await guest.getByLabel(/KVKK aydınlatma metnini/).check();
  await guest.getByRole('button', { name: 'Rezervasyon talebini gönder' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Talebiniz bize ulaştı');
  await context.close();

  await page.reload();
  await expect(page.getByRole('complementary').getByText('Kabul edildi').first()).toBeVisible();
  await expect(page.getByText('Bu tekliften rezervasyon oluştu:')).toBeVisible();
});

test('an invalid link says so and offers another way', async ({ page }) => {
  const answer = await page.goto('/teklif?token=yok');
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teklif açılamadı');
});

test('several villas are found by the customer’s nights and added to the offer together', async ({
  page,
}) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/offer/yeni');
  await page.getByRole('button', { name: 'Tarihe göre villa bul' }).click();
  const finder = page.getByRole('dialog', { name: 'Tarihe göre villa bul' });
  await expect(finder).toContainText('Giriş ve çıkış gününü seçin.');
  await finder.getByLabel('Giriş').fill(`${NEXT_YEAR}-05-03`);
  await finder.getByLabel('Çıkış').fill(`${NEXT_YEAR}-05-10`);
  const found = finder.getByRole('list', { name: 'Uygun villalar' }).getByRole('listitem');
  await found.nth(0).getByRole('checkbox').check();
  await found.nth(1).getByRole('checkbox').check();
  await finder.getByRole('button', { name: '2 villayı ekle' }).click();

  const drawer = page.getByRole('complementary', { name: 'Teklif hazırla' });
  await expect(drawer.getByRole('group')).toHaveCount(2);
  await expect(drawer.getByLabel('Giriş').last()).toHaveValue(`03.05.${NEXT_YEAR}`);
  await expect(drawer.getByText(/^Liste fiyatı/)).toHaveCount(2);
});
