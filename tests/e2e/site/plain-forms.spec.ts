import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { officeOf } from '../office.ts';
import { findFreeVilla, GUEST, uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/*
 * Every form of the site that is sent without JavaScript, refused by the server: the page says so in
 * its status and at the field, and keeps everything else that was typed.
 */
test.use({ javaScriptEnabled: false });

/** Nights of this file alone. */
const DATES = { checkin: `${NEXT_YEAR}-11-03`, checkout: `${NEXT_YEAR}-11-10` };

/** Browsers take an address like this, and the Worker does not. */
const EMAIL = {
  field: /^E-posta/,
  typed: 'gulsah@posta',
  error: 'Geçerli bir e-posta adresi yazın.',
};
const PHONE = { field: /^Telefon/, typed: '12', error: 'Geçerli bir telefon numarası yazın.' };

type Refused = {
  path: string;
  /** Where on the page; `main` where nothing is said. */
  form?: string;
  button: string;
  kept: readonly (readonly [label: RegExp, typed: string])[];
  wrong: { field: RegExp; typed: string; error: string };
};

const FORMS: Refused[] = [
  {
    path: '/contact',
    button: 'Mesajı gönder',
    kept: [
      [/^Adınız soyadınız/, 'Gülşah Öztürk'],
      [/^E-posta/, GUEST.email],
      [/^Mesajınız/, 'Haziran için 8 kişilik bir ev arıyoruz.'],
    ],
    wrong: PHONE,
  },
  {
    path: '/website/kvkk',
    button: 'Başvur',
    kept: [[/^Açıklama/, 'Kayıtlarımın silinmesini istiyorum.']],
    wrong: EMAIL,
  },
  { path: '/faq', form: '.newsletter', button: 'Kaydol', kept: [], wrong: EMAIL },
  {
    path: '/sorular/villa-kekik',
    button: 'Soruyu gönder',
    kept: [
      [/^Sorunuz/, 'Havuz ısıtılıyor mu, bir de otopark var mı?'],
      [/^Adınız soyadınız/, 'Gülşah Öztürk'],
      [/^Telefonunuz/, GUEST.phone],
    ],
    wrong: EMAIL,
  },
  {
    path: '/yorum/villa-kekik',
    button: 'Yorumu gönder',
    kept: [
      [/^Yorumunuz/, 'Havuz temizdi, terası akşamları serin.'],
      [/^Adınız/, 'Gülşah'],
      [/^Rezervasyon kodu/, 'KY26-ABCDEFGH'],
    ],
    wrong: EMAIL,
  },
  {
    path: '/enquire',
    button: 'Sayfamı aç',
    kept: [[/^Rezervasyon kodu/, 'KY26-ABCDEFGH']],
    wrong: EMAIL,
  },
  {
    path: '/guvenli-odeme',
    button: 'Tutarı göster',
    kept: [[/^Rezervasyon kodu/, 'KY26-ABCDEFGH']],
    wrong: EMAIL,
  },
  {
    // Of a villa that is free then.
    path: '/talep',
    button: 'Rezervasyon talebini gönder',
    kept: [
      [/^Adınız/, GUEST.firstName],
      [/^Soyadınız/, GUEST.lastName],
      [/^E-posta/, GUEST.email],
      [/^Notunuz/, 'Akşam geç varırız.'],
    ],
    wrong: PHONE,
  },
];

/** Presses a button and returns the status of the page it leads to. */
async function statusAfter(page: Page, press: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  return (await answer).status();
}

for (const { path, form, button, kept, wrong } of FORMS) {
  test(`the form of ${path} that is refused loses nothing`, async ({ page, request }) => {
    const isRequest = path === '/talep';
    const query = new URLSearchParams({ ...DATES, adults: '2' });
    const slug = isRequest && (await findFreeVilla(request, DATES)).slug;
    await page.goto(isRequest ? `/talep/${slug}?${query}` : path);
    const before = page.locator(form ?? 'main');
    for (const [label, typed] of kept) await before.getByLabel(label).first().fill(typed);
    await before.getByLabel(wrong.field).first().fill(wrong.typed);
    // Not those of the extras, which have a form of their own.
    const sent = page.locator('form', { has: page.getByRole('button', { name: button }) });
    for (const box of await sent.getByRole('checkbox').all()) await box.check();
    const star = before.getByRole('group', { name: /^Puanınız/ }).getByLabel('4', { exact: true });
    if (await star.count()) await star.check();
    const send = before.getByRole('button', { name: button });
    expect(await statusAfter(page, () => send.click())).toBe(400);

    const main = page.locator('main');
    const field = main.getByLabel(wrong.field).first();
    await expect(field).toHaveValue(wrong.typed);
    await expect(field).toHaveAccessibleDescription(wrong.error);
    await expect(field).toBeFocused();
    for (const [label, typed] of kept) {
      await expect(main.getByLabel(label).first()).toHaveValue(typed);
    }
    for (const box of await sent.getByRole('checkbox').all()) await expect(box).toBeChecked();
    if (await star.count()) await expect(star).toBeChecked();
  });
}

test('an address corrected on its own page leads back to where the newsletter was', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.locator('.newsletter input').fill('gul@posta');
  await page.locator('.newsletter').getByRole('button', { name: 'Kaydol' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('E-posta adresiniz').fill(`gul.${Date.now()}@posta.example`);
  await main.getByRole('button', { name: 'Kaydol' }).click();
  await expect(page).toHaveURL(/\/faq\?bulten=eklendi#bulten-eklendi$/);
  await expect(page.getByText('E-mail adresiniz eklenmiştir.')).toBeVisible();
});

test('a request about one’s data that was corrected is confirmed where it was begun', async ({
  page,
}) => {
  await page.goto('/website/kvkk');
  const main = page.getByRole('main');
  await main.getByLabel('Ne istiyorsunuz?').selectOption('erasure');
  await main.getByLabel('E-posta adresiniz').fill('gulsah@posta');
  await main.getByRole('button', { name: 'Başvur' }).click();
  await expect(main.getByLabel('Ne istiyorsunuz?')).toHaveValue('erasure');
  await main.getByLabel('E-posta adresiniz').fill(GUEST.email);
  await main.getByRole('button', { name: 'Başvur' }).click();
  await expect(page).toHaveURL(/\/website\/kvkk#basvuru-alindi$/);
  await expect(main.getByText('Adresinize bir e-posta gönderdik.')).toBeVisible();
});

async function takeNights(request: APIRequestContext, slug: string, dates: typeof DATES) {
  const quote = await request.post('/v1/quote', {
    data: { slug, checkIn: dates.checkin, checkOut: dates.checkout, adults: 2 },
  });
  const { quoteToken } = (await quote.json()).content;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken, customer: GUEST, consents: { terms: true, kvkk: true } },
  });
  expect(created.status()).toBe(201);
}

test('who loses the nights to somebody else chooses others and types nothing twice', async ({
  page,
  request,
}) => {
  const nights = { checkin: `${NEXT_YEAR}-11-12`, checkout: `${NEXT_YEAR}-11-19` };
  // The week after is free as well.
  const { slug } = await findFreeVilla(request, { ...nights, checkout: `${NEXT_YEAR}-11-26` });
  await page.goto(`/talep/${slug}?${new URLSearchParams({ ...nights, adults: '2' })}`);
  const main = page.getByRole('main');
  const typed = [
    ['Adınız', GUEST.firstName],
    ['Soyadınız', GUEST.lastName],
    ['Telefon', GUEST.phone],
    ['E-posta', GUEST.email],
  ] as const;
  for (const [label, text] of typed) await main.getByLabel(label, { exact: true }).fill(text);
  const asked = page.locator('form.request');
  for (const box of await asked.getByRole('checkbox').all()) await box.check();
  await takeNights(request, slug, nights);
  const send = main.getByRole('button', { name: 'Rezervasyon talebini gönder' });
  expect(await statusAfter(page, () => send.click())).toBe(409);
  // First others that are taken as well.
  for (const [day, last] of [
    ['15', '22'],
    ['19', '26'],
  ]) {
    await main.getByLabel('Giriş').fill(`${NEXT_YEAR}-11-${day}`);
    await main.getByLabel('Çıkış').fill(`${NEXT_YEAR}-11-${last}`);
    await main.getByRole('button', { name: 'Fiyatı göster' }).click();
    if (day === '15') await expect(main.getByRole('alert')).toContainText('15 Kas');
  }
  await expect(page).not.toHaveURL(/gulsah|Telefon/i);
  for (const [label, text] of typed) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  for (const box of await asked.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await send.click();
  await expect(page.getByText(/KY\d\d-[A-Z2-9]{8}/).first()).toBeVisible();
});

test('the forms of a stay that are refused lose nothing', async ({ page, request }) => {
  const office = await officeOf(request);
  const email = `${uniqueName('kalan').replaceAll(' ', '')}@posta.example`;
  const nights = { checkin: `${NEXT_YEAR}-11-28`, checkout: `${NEXT_YEAR}-12-05` };
  const stay = await office.book(nights, 'option', { ...GUEST, email });
  await page.goto('/enquire');
  const main = page.getByRole('main');
  await main.getByLabel('Rezervasyon kodu').fill(stay.reservation_id);
  await main.getByLabel('E-posta adresiniz').fill(email);
  await main.getByRole('button', { name: 'Sayfamı aç' }).click();
  await expect(page).toHaveURL(/baglanti=/);

  await main.getByText('Ek hizmet istiyorum').click();
  const extra = main.locator('form', { has: page.locator('input[value=extra]') });
  const what = extra.locator('[name=what]');
  // Long enough for a browser, which counts spaces.
  await what.fill('a ');
  await extra.getByLabel('Notunuz').fill('Dedem de geliyor.');
  const ask = extra.getByRole('button', { name: 'İsteğimi gönder' });
  expect(await statusAfter(page, () => ask.click())).toBe(400);
  await expect(what).toHaveValue('a ');
  await expect(what).toHaveAccessibleDescription(/En az 2 karakter/);
  await expect(extra.getByLabel('Notunuz')).toHaveValue('Dedem de geliyor.');

  await main.getByText('Havale yaptım').click();
  await main.getByLabel('Gönderdiğiniz tutar').fill('çok');
  await main.getByLabel('Not (isteğe bağlı)').fill('Kardeşimin hesabından');
  const report = main.getByRole('button', { name: 'Havalemi bildir' });
  expect(await statusAfter(page, () => report.click())).toBe(400);
  await expect(main.getByLabel('Gönderdiğiniz tutar')).toHaveValue('çok');
  await expect(main.getByLabel('Gönderdiğiniz tutar')).toHaveAccessibleDescription(/Tutarı yazın/);
  await expect(main.getByLabel('Not (isteğe bağlı)')).toHaveValue('Kardeşimin hesabından');

  await main.getByLabel('Bize yazın').fill('   ');
  const write = main.getByRole('button', { name: 'Gönder', exact: true });
  expect(await statusAfter(page, () => write.click())).toBe(400);
  await expect(main.getByLabel('Bize yazın')).toHaveAccessibleDescription('Mesajınızı yazın.');
});
