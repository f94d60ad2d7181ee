import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { faultsOf } from '../accessibility.ts';
import {
  ADMIN,
  apiToken,
  type Dates,
  findFreeVilla,
  GUEST,
  OWNER,
  openSession,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

type Held = { id: string; code: string; headers: Record<string, string> };

/** A guest's request that the agency has answered with an option. */
async function holdStay(request: APIRequestContext, dates: Dates): Promise<Held> {
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
  const [{ id }] = (await list.json()).content.items;
  const data = {
    status: 'option',
    optionExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  await request.patch(`/v1/admin/reservations/${id}`, { headers, data });
  return { id, code, headers };
}

const readStay = async (request: APIRequestContext, { id, headers }: Held) =>
  (await (await request.get(`/v1/admin/reservations/${id}`, { headers })).json()).content;

/** Opens what is due with code and e-mail. */
async function askDue(page: Page, code: string): Promise<void> {
  await page.goto('/guvenli-odeme');
  await page.getByLabel('Rezervasyon kodu').fill(code);
  await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
  await page.getByRole('button', { name: 'Tutarı göster' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Şimdi ödenecek');
}

test(
  'a payment link from the dashboard leads through the bank to a confirmed stay, once',
  { tag: '@usual' },
  async ({ page, request, browser }) => {
    const problems = watchConsole(page);
    const held = await holdStay(request, {
      checkin: `${NEXT_YEAR}-01-11`,
      checkout: `${NEXT_YEAR}-01-18`,
    });
    await openSession(page, ADMIN);
    await page.goto(`/dashboard/reservations/${held.id}`);
    await page.getByRole('button', { name: 'Ödeme bağlantısı gönder' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gönder' }).click();
    const link = await page.getByRole('textbox', { name: 'Ödeme bağlantısı' }).inputValue();

    const guest = await (await browser.newContext()).newPage();
    const guestProblems = watchConsole(guest);
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Şimdi ödenecek');
    await expect(guest.getByText(held.code).first()).toBeVisible();
    expect(await faultsOf(guest)).toEqual([]);

    await guest.getByRole('button', { name: /kartla öde/ }).click();
    await expect(guest).toHaveURL(/\/v1\/payment\/sandbox\//);
    await expect(guest.getByRole('heading', { name: 'Ödemeyi doğrulayın' })).toBeVisible();
    expect(await faultsOf(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Onayla ve öde' }).click();
    await expect(guest).toHaveURL(/\/guvenli-odeme\/sonuc\?odeme=/);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Rezervasyonunuz onaylandı');
    expect(await faultsOf(guest)).toEqual([]);

    const stay = await readStay(request, held);
    expect(stay).toMatchObject({ status: 'confirmed', paid: stay.prepayment });
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      'Bu bağlantıyla ödeme yapılmış',
    );
    await expect(guest.getByRole('button', { name: /kartla öde/ })).toHaveCount(0);
    await expect(guest.getByRole('link', { name: 'Rezervasyonunuzu görün' })).toHaveAttribute(
      'href',
      `/konaklamam?code=${held.code}`,
    );
    expect(problems).toEqual([]);
    expect(guestProblems).toEqual([]);

    // What the card paid can go back to the card.
    await page.goto(`/dashboard/transactions?q=${held.code}`);
    await page.getByRole('row').filter({ hasText: held.code }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Karta iade et' }).click();
    await page.getByRole('dialog').getByLabel('Neden').fill('Deneme iadesi');
    await page.getByRole('dialog').getByRole('button', { name: 'İade et' }).click();
    await expect(page.getByText('İade yapıldı')).toBeVisible();
    expect((await readStay(request, held)).paid).toBe(0);
  },
);

test('a refused card is reported and can be retried; a forged callback changes nothing', async ({
  page,
  request,
}) => {
  const held = await holdStay(request, {
    checkin: `${NEXT_YEAR}-01-19`,
    checkout: `${NEXT_YEAR}-01-26`,
  });
  await askDue(page, held.code);
  await page.getByRole('button', { name: /kartla öde/ }).click();
  await page.getByLabel('SMS ile gelen doğrulama kodu').fill('000000');
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödeme tamamlanamadı');
  await expect(page.getByText('Doğrulama kodu hatalı.')).toBeVisible();
  expect((await readStay(request, held)).status).toBe('option');

  const forged = await request.post('/v1/payment/callback/sandbox', {
    headers: { 'x-sandbox-signature': 'a'.repeat(64) },
    data: { checkout: held.id, status: 'paid', amount: 1 },
  });
  expect(forged.status()).toBe(400);
  expect((await readStay(request, held)).status).toBe('option');

  await page.getByRole('link', { name: 'Yeniden deneyin' }).click();
  await expect(page.getByLabel('Rezervasyon kodu')).toHaveValue(held.code);
  await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
  await page.getByRole('button', { name: 'Tutarı göster' }).click();
  await page.getByRole('button', { name: /kartla öde/ }).click();
  await page.getByText('Sınama seçenekleri').click();
  await page.getByLabel('Sonuç bildirimi').selectOption('lost');
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervasyonunuz onaylandı');
  expect((await readStay(request, held)).status).toBe('confirmed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card payment works', { tag: '@usual' }, async ({ page, request }) => {
    const held = await holdStay(request, {
      checkin: `${NEXT_YEAR}-01-27`,
      checkout: `${NEXT_YEAR}-02-03`,
    });
    await askDue(page, held.code);
    await page.getByRole('button', { name: /kartla öde/ }).click();
    await expect(page).toHaveURL(/\/v1\/payment\/sandbox\//);
    await page.getByRole('button', { name: 'Onayla ve öde' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervasyonunuz onaylandı');
  });
});

test('a partial payment raises an alarm that a clerk resolves', async ({ page, request }) => {
  const held = await holdStay(request, {
    checkin: `${NEXT_YEAR}-02-15`,
    checkout: `${NEXT_YEAR}-02-22`,
  });
  await askDue(page, held.code);
  await page.getByRole('button', { name: /kartla öde/ }).click();
  await page.getByText('Sınama seçenekleri').click();
  await page.getByLabel('Sonuç bildirimi').selectOption('underpaid');
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ödemenizi aldık');

  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/transactions');
  await page.getByRole('link', { name: /ödeme uyarısı bakmanızı bekliyor/ }).click();
  const card = page.getByRole('listitem').filter({ hasText: held.code });
  await expect(card.getByRole('heading')).toHaveText('Tutar farklı');
  await card.getByLabel('Ne yaptınız?').fill('Farkı misafirden istedik');
  await card.getByRole('button', { name: 'Uyarıyı kapat' }).click();
  await expect(card).toHaveCount(0);

  for (const [address, title] of [
    ['/dashboard/transactions/mutabakat', 'Mutabakat'],
    ['/dashboard/transactions/ekstre', 'Ev sahibi ekstresi'],
    ['/dashboard/settings/payment', 'Kartla ödeme'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('an owner reads their own statement', async ({ page }) => {
  const problems = watchConsole(page);
  await openSession(page, OWNER);
  await page.goto('/dashboard/reservations');
  await page.getByRole('navigation').getByRole('link', { name: 'Hesap ekstrem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hesap ekstrem' })).toBeVisible();
  await expect(page.getByText('Kalan bakiye', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Önceki/ })
    .first()
    .click();
  await expect(page.getByText('Kalan bakiye', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a payment link that was cut says so', async ({ page }) => {
  await page.goto('/guvenli-odeme?baglanti=abc');
  await expect(page.getByText(/^Bağlantı eksik ya da hatalı/)).toBeVisible();
});
