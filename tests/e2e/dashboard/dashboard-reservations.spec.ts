import { ADMIN, apiToken, findFreeVilla, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

test(
  'a clerk enters a stay during a call, changes it, lists the guests and records the payment',
  { tag: '@usual' },
  async ({ page, request }) => {
    const problems = watchConsole(page);
    const stay = { checkin: `${NEXT_YEAR}-02-06`, checkout: `${NEXT_YEAR}-02-13` };
    const villa = await findFreeVilla(request, stay);
    await openSession(page, ADMIN);

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

    // An extra can be paid once it stands, and only as far as it owes.
    const dialog = page.getByRole('dialog');
    const kinds = dialog.getByLabel('Ne için').getByRole('option');
    await drawer.getByRole('button', { name: 'Ödeme kaydet' }).click();
    await expect(kinds.filter({ hasText: 'Ek hizmet' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await drawer.getByRole('button', { name: 'Ek hizmet ekle' }).click();
    await dialog.getByLabel('Ne', { exact: true }).fill('Havalimanı transferi');
    await dialog.getByLabel('Birim tutar').fill('1.500');
    await dialog.getByLabel('Kime ödenir').selectOption('Acentaya');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(drawer.getByRole('list', { name: 'Ek hizmetler' })).toContainText('1.500 ₺');
    await drawer.getByRole('button', { name: 'Ödeme kaydet' }).click();
    await dialog.getByLabel('Ne için').selectOption('Ek hizmet');
    await expect(dialog.getByLabel('Tutar')).toHaveValue('1.500');
    // What is no amount stays in sight with its error, until it is replaced.
    await dialog.getByLabel('Tutar').fill('15.00');
    await dialog.getByLabel('Tutar').press('Tab');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toContainText('Geçerli bir sayı yazın.');
    await expect(dialog.getByLabel('Tutar')).toHaveValue('15.00');
    await dialog.getByRole('button', { name: '1.500 ₺ yaz' }).click();
    await expect(dialog.getByLabel('Tutar')).toHaveValue('1.500');
    await expect(dialog.getByLabel('Rezervasyonu onayla')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(drawer).toContainText('Ödendi, karar bekliyor');

    // The prepayment confirms the stay, unless the clerk says otherwise.
    await drawer.getByRole('button', { name: 'Ödeme kaydet' }).click();
    await expect(dialog.getByLabel('Rezervasyonu onayla')).toBeChecked();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(drawer).toContainText('Ön ödeme · Havale / EFT');
    await expect(drawer).toContainText('Onaylandı');

    const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
    const answer = await request.get(`/v1/admin/reservations/${id}`, {
      headers: { authorization },
    });
    const { content } = await answer.json();
    expect(content).toMatchObject({ status: 'confirmed', adults: 1, checkin: stay.checkin });
    expect(content.paid).toBe(content.prepayment + 150_000);
    expect(content.dues).toMatchObject({ prepayment: 0, extras: 0 });
    expect(problems).toEqual([]);
  },
);

test('a mistaken confirmation can be undone, and views and dates are one click away', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const stay = { checkin: `${NEXT_YEAR}-02-14`, checkout: `${NEXT_YEAR}-02-21` };
  const villa = await findFreeVilla(request, stay);
  const token = await apiToken(request, ADMIN);
  const made = await request.post('/v1/admin/reservations', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: {
      villa_id: villa.id,
      checkIn: stay.checkin,
      checkOut: stay.checkout,
      adults: 2,
      children: 0,
      babies: 0,
      status: 'requested',
      customer: { firstName: 'Yanlış', lastName: 'Satır', phone: '0532 123 45 68', email: '' },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()).content;
  await openSession(page, ADMIN);

  await page.goto(`/dashboard/reservations/${id}`);
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await drawer.getByRole('button', { name: 'Onayla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
  await page.getByRole('button', { name: 'Geri al' }).hover();
  await expect(drawer.getByText('Onaylandı').first()).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Geri alındı: konaklama eski hâlinde.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Onayla' })).toBeVisible();

  await page.goto('/dashboard/reservations');
  const views = page.getByRole('navigation', { name: 'Hazır görünümler' });
  await expect(views.locator('[aria-current=page]')).toHaveText(['Güncel']);
  await views.getByRole('link', { name: 'Yanıt bekleyen' }).click();
  await expect(views.locator('[aria-current=page]')).toHaveText(['Yanıt bekleyen']);
  await expect(page.getByRole('link', { name: /KY\d\d-/ }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Dönem' })).toHaveValue('all');

  const first = page.getByRole('textbox', { name: 'Başlangıç' });
  await first.fill('14 şub');
  await first.press('Enter');
  await expect(first).toHaveValue(/^14\.02\./);
  await first.press('ArrowUp');
  await expect(first).toHaveValue(/^15\.02\./);
  await first.press('PageDown');
  await expect(page).toHaveURL(/date1=\d{4}-01-15/);
  expect(problems).toEqual([]);
});
