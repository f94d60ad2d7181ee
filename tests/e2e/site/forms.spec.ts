import { expect, test } from '@playwright/test';
import { ADMIN, apiToken, findFreeVilla, GUEST, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const MESSAGE = {
  name: 'Gülşah Öztürk',
  email: GUEST.email,
  message: 'Merhaba, Haziran için 8 kişilik bir ev arıyoruz.',
};

test('a message reaches the dashboard, and errors are shown at their fields', async ({
  page,
  request,
}) => {
  const subject = 'Evimi kiraya vermek istiyorum';
  const name = uniqueName(MESSAGE.name);
  await page.goto('/contact');
  await page.getByLabel('Adınız soyadınız').fill(name);
  await page.getByLabel('E-posta adresiniz').first().fill(MESSAGE.email);
  await page.getByLabel('Telefonunuz').fill('12');
  await page.getByLabel('Konu').selectOption(subject);
  await page.getByLabel('Mesajınız').fill(MESSAGE.message);
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Geçerli bir telefon numarası yazın.')).toBeVisible();
  await expect(page.getByLabel('Telefonunuz')).toBeFocused();

  await page.getByLabel('Telefonunuz').fill(GUEST.phone);
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Mesajınız bize ulaştı.')).toBeVisible();
  await expect(page.getByLabel('Mesajınız')).toHaveValue('');

  const answer = await request.get(`/v1/admin/contact/messages?q=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${await apiToken(request, ADMIN)}` },
  });
  const { items } = (await answer.json()).content;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ name, subject });
});

test('an empty message is told at each field what is missing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.locator('.contact-form .field-error')).toHaveCount(3);
  await expect(page.getByLabel('Adınız soyadınız')).toBeFocused();
});

test('the text of a message that cannot be sent is kept', async ({ page }) => {
  await page.route('**/v1/contact', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Adınız soyadınız').fill(MESSAGE.name);
  await page.getByLabel('E-posta adresiniz').first().fill(MESSAGE.email);
  await page.getByLabel('Mesajınız').fill(MESSAGE.message);
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.locator('#toasts')).toContainText('Mesajınız gönderilemedi.');
  await expect(page.getByLabel('Mesajınız')).toHaveValue(MESSAGE.message);
});

test('a guest sees the state of the reservation, what is due and where to pay it', async ({
  page,
  request,
}) => {
  const dates = { checkin: `${NEXT_YEAR}-11-01`, checkout: `${NEXT_YEAR}-11-08` };
  const villa = await findFreeVilla(request, dates);
  const quote = await request.post('/v1/quote', {
    data: { slug: villa.slug, checkIn: dates.checkin, checkOut: dates.checkout, adults: 2 },
  });
  const { quoteToken } = (await quote.json()).content;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken, customer: GUEST, consents: { terms: true, kvkk: true } },
  });
  const { reservationCode: code } = (await created.json()).content;
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [row] = (await list.json()).content.items;
  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'option', optionExpiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  });

  await page.goto('/enquire');
  await page.getByLabel('Rezervasyon kodu').fill(code.toLowerCase());
  await page.getByLabel('E-posta adresiniz').first().fill('baskasi@posta.example');
  await page.getByRole('button', { name: 'Sayfamı aç' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
  await page.getByRole('button', { name: 'Sayfamı aç' }).click();
  await expect(page).toHaveURL(/\/konaklamam\?baglanti=[\w-]{43}$/);
  await expect(page.getByText(code).first()).toBeVisible();
  await page.getByText('Adım adım').click();
  await expect(page.getByText('Ön ödeme ve onay')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Açıklamayı kopyala' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent and answered on the page', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Adınız soyadınız').fill(MESSAGE.name);
    await page.getByLabel('E-posta adresiniz').first().fill(MESSAGE.email);
    await page.getByLabel('Mesajınız').fill(MESSAGE.message);
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    await expect(page.getByText('Mesajınız bize ulaştı.')).toBeVisible();
    await expect(page.getByText('Mesajınız gönderilemedi.')).toBeHidden();
  });

  test('the newsletter box answers below itself', async ({ page }) => {
    const email = `gul.${Date.now()}@posta.example`;
    for (const answer of ['E-mail adresiniz eklenmiştir.', 'Zaten kayıt oldunuz...']) {
      await page.goto('/faq');
      await page.locator('.newsletter input').fill(email);
      await page.getByRole('button', { name: 'Kaydol' }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
  });

  test('the amount due is shown, or what is wrong with the input', async ({ page }) => {
    await page.goto('/guvenli-odeme');
    await page.getByLabel('Rezervasyon kodu').fill('KY26-ABCDEFGH');
    await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
    await page.getByRole('button', { name: 'Tutarı göster' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Rezervasyon kodu')).toHaveValue('KY26-ABCDEFGH');
  });

  test('a list of favourites opens by its address; one’s own is explained', async ({
    page,
    request,
  }) => {
    const dates = { checkin: `${NEXT_YEAR}-04-10`, checkout: `${NEXT_YEAR}-04-17` };
    const villa = await findFreeVilla(request, dates);
    await page.goto('/favoriler');
    await expect(page.locator('noscript p')).toContainText('tarayıcınızda saklanır');
    await page.goto(`/favoriler?v=${villa.slug},boyle-bir-villa-yok`);
    await expect(page.getByRole('columnheader', { name: villa.name })).toBeVisible();
    await page.getByLabel('Giriş').fill(dates.checkin);
    await page.getByLabel('Çıkış').fill(dates.checkout);
    await page.getByRole('button', { name: 'Toplamları göster' }).click();
    await expect(page.getByText('7 gece').first()).toBeVisible();
  });
});

test('a field keeps its height beside one that is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const email = page.getByRole('main').getByLabel('E-posta adresiniz');
  const before = (await email.boundingBox())?.height;
  await email.fill('gulsah@posta.example');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Bu alan boş bırakılamaz.').first()).toBeVisible();
  expect((await email.boundingBox())?.height).toBe(before);
});
