import { expect, test } from '@playwright/test';
import { ADMIN, apiToken, findFreeVilla, signIn, watchConsole } from './support.ts';

test('a clerk takes a stay down on the phone, changes it, lists the guests and books the money', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const stay = { checkin: '2027-02-06', checkout: '2027-02-13' };
  const villa = await findFreeVilla(request, stay);
  await signIn(page, ADMIN);

  await page.goto(`/dashboard/reservations/yeni?${new URLSearchParams(stay)}`);
  await page.getByPlaceholder('Ad ya da kod yazın').fill(villa.name);
  await page.getByRole('option', { name: villa.name }).first().click();
  await expect(page.getByRole('region', { name: 'Fiyat' })).toContainText('Toplam · 7 gece');
  await page.getByLabel('Ad', { exact: true }).fill('Şükrü');
  await page.getByLabel('Soyad').fill('Çağlayan');
  await page.getByLabel('Telefon', { exact: true }).fill('0532 123 45 67');
  await page.getByLabel('E-posta').fill('sukru@posta.example');
  await page.getByRole('button', { name: 'Rezervasyonu oluştur' }).click();

  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toContainText('Şükrü Çağlayan');
  await expect(drawer).toContainText('Opsiyonlu');
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await drawer.getByRole('button', { name: 'Konaklamayı değiştir' }).click();
  await drawer.getByLabel('Yetişkin').fill('1');
  await expect(drawer.getByText('Anlaşılan tutar değişmez.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Kaydet' }).first().click();
  await expect(drawer.getByText('1 yetişkin')).toBeVisible();

  await drawer.getByRole('button', { name: 'Misafir listesini düzenle' }).click();
  await drawer.getByRole('button', { name: 'Misafir ekle' }).click();
  await drawer.getByLabel('Ad', { exact: true }).fill('Şükrü');
  await drawer.getByLabel('Soyad').fill('Çağlayan');
  await drawer.getByLabel('Kimlik numarası').fill('10000000146');
  await drawer.getByRole('button', { name: 'Kaydet' }).last().click();
  await expect(drawer.getByText('*******0146')).toBeVisible();
  await drawer.getByRole('button', { name: /kimlik numarasını göster/ }).click();
  await expect(drawer.getByText('10000000146')).toBeVisible();

  await drawer.getByRole('button', { name: 'Ödeme kaydet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawer).toContainText('Ön ödeme · Havale / EFT');

  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const answer = await request.get(`/v1/admin/reservations/${id}`, { headers: { authorization } });
  const { content } = await answer.json();
  expect(content).toMatchObject({ status: 'option', adults: 1, checkin: stay.checkin });
  expect(content.paid).toBe(content.prepayment);
  expect(problems).toEqual([]);
});
