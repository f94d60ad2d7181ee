import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
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
  // What was reached is ticked, and not what is waited for.
  await expect(page.locator('[data-done]').last()).toContainText('Müsaitlik teyit edildi');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Açıklamayı kopyala' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

const LOOKUPS = [
  { path: '/enquire', button: 'Sayfamı aç' },
  { path: '/guvenli-odeme', button: 'Tutarı göster' },
];

/** An address that a browser takes, and the Worker does not. */
async function expectMarked(page: Page, path: string, button: string) {
  await page.goto(path);
  await page.getByLabel('Rezervasyon kodu').fill('KY26-ABCDEFGH');
  const email = page.getByRole('main').getByLabel('E-posta adresiniz');
  await email.fill('gulsah@posta');
  await page.getByRole('button', { name: button }).click();
  await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi yazın.');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Rezervasyon kodu')).toHaveValue('KY26-ABCDEFGH');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

for (const { path, button } of LOOKUPS) {
  test(`what only the server finds wrong is marked at the field of ${path}`, async ({ page }) => {
    await expectMarked(page, path, button);
  });
}

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

  test('a message that the server refuses keeps what was typed, and is marked where it is wrong', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Adınız soyadınız').fill(MESSAGE.name);
    await page.getByLabel('E-posta adresiniz').first().fill(MESSAGE.email);
    await page.getByLabel('Telefonunuz').fill('12');
    await page.getByLabel('Konu').selectOption('Ödeme ve iade');
    await page.getByLabel('Mesajınız').fill(MESSAGE.message);
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    const phone = page.getByLabel('Telefonunuz');
    await expect(phone).toHaveAccessibleDescription('Geçerli bir telefon numarası yazın.');
    await expect(phone).toBeFocused();
    await expect(page.getByLabel('Adınız soyadınız')).toHaveValue(MESSAGE.name);
    await expect(page.getByLabel('Konu')).toHaveValue('Ödeme ve iade');
    await expect(page.getByLabel('Mesajınız')).toHaveValue(MESSAGE.message);
    await expect(page.getByText('Mesajınız gönderilemedi.')).toBeHidden();
    await phone.fill('');
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    await expect(page.getByText('Mesajınız bize ulaştı.')).toBeVisible();
  });

  for (const { path, button } of LOOKUPS) {
    test(`what only the server finds wrong is marked at the field of ${path}`, async ({ page }) => {
      await expectMarked(page, path, button);
    });
  }

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

/* What a browser would say in its own language; each form is opened, and sent as it is. */
const FORMS = [
  { path: '/contact', button: 'Mesajı gönder', wrong: 3, first: 'Adınız soyadınız' },
  { path: '/sorular/villa-kekik', button: 'Soruyu gönder', wrong: 3, first: 'Sorunuz' },
  { path: '/yorum/villa-kekik', button: 'Yorumu gönder', wrong: 5, first: '1' },
  { path: '/enquire', button: 'Sayfamı aç', wrong: 2, first: 'Rezervasyon kodu' },
  { path: '/guvenli-odeme', button: 'Tutarı göster', wrong: 2, first: 'Rezervasyon kodu' },
  { path: '/website/kvkk', button: 'Başvur', wrong: 1, first: 'E-posta adresiniz' },
];

for (const { path, button, wrong, first } of FORMS) {
  test(`the form of ${path} says in Turkish at its fields what is missing`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(main.locator('.field-error')).toHaveCount(wrong);
    await expect(main.locator('.field-error').last()).toHaveText('Bu alan boş bırakılamaz.');
    const field = main.getByLabel(first, { exact: true }).first();
    await expect(field).toBeFocused();
    // Radio buttons are described as a group.
    const described = first === '1' ? main.getByRole('group', { name: /^Puanınız/ }) : field;
    await expect(described).toHaveAccessibleDescription(/Bu alan boş bırakılamaz|Puan verin/);
    // Right in the browser's eyes or not, an address like this one is not.
    const email = main.getByLabel(/^E-posta/).first();
    await email.fill('gulsah@');
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
}

test('a comment in place is told what is missing, and by the server what is wrong', async ({
  page,
}) => {
  await page.goto('/villa/villa-kekik');
  await page.locator('#yorumlar').getByRole('link', { name: 'Yorum yazın' }).click();
  const form = page.locator('.comment-form');
  const send = form.getByRole('button', { name: 'Yorumu gönder' });
  await send.click();
  await expect(form.locator('.field-error')).toHaveCount(5);
  const stars = form.getByRole('group', { name: /^Puanınız/ }).getByLabel('4', { exact: true });
  await stars.check();
  await form.getByLabel('Yorumunuz').fill('Havuz temizdi, terası akşamları serin.');
  await form.getByLabel('Adınız').fill('Gülşah 123');
  await form.getByLabel('Rezervasyon kodu').fill('KY26-ABCDEFGH');
  await form.getByLabel('E-posta').fill(MESSAGE.email);
  await send.click();
  await expect(form.locator('.field-error')).toHaveText([/^Ad yalnız harf/]);
  await expect(form.getByLabel('Adınız')).toBeFocused();
  await expect(form.getByLabel('Adınız')).toHaveAttribute('aria-invalid', 'true');
  // Not a mistake of a field: it stands above the button.
  await form.getByLabel('Adınız').fill('Gülşah');
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.locator('.field-error')).toHaveCount(0);
});

test('a request about one’s data keeps what was typed', async ({ page }) => {
  await page.goto('/website/kvkk');
  const main = page.getByRole('main');
  await main.getByLabel('E-posta adresiniz').fill('gulsah@posta');
  await main.getByLabel('Açıklama').fill('Kayıtlarımı görmek isterim.');
  await main.getByRole('button', { name: 'Başvur' }).click();
  await expect(main.getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
  await expect(main.getByLabel('Açıklama')).toHaveValue('Kayıtlarımı görmek isterim.');
  await main.getByLabel('E-posta adresiniz').fill(MESSAGE.email);
  await main.getByRole('button', { name: 'Başvur' }).click();
  await expect(main.getByText('Adresinize bir e-posta gönderdik.')).toBeVisible();
});

test('the newsletter box says below itself what is missing', async ({ page }) => {
  await page.goto('/faq');
  const box = page.locator('.newsletter');
  await box.getByRole('button', { name: 'Kaydol' }).click();
  await expect(box.getByText('Bu alan boş bırakılamaz.')).toBeVisible();
  await expect(box.getByLabel('E-posta adresiniz')).toBeFocused();
  await box.getByLabel('E-posta adresiniz').fill(`gul.${Date.now()}@posta.example`);
  await box.getByRole('button', { name: 'Kaydol' }).click();
  await expect(page.locator('#toasts')).toContainText('eklenmiştir');
  await expect(box.locator('.field-error')).toHaveCount(0);
});
