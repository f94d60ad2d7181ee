import { type APIRequestContext, expect, test } from '@playwright/test';
import { ADMIN, apiToken, type Dates, findFreeVilla, GUEST } from '../support.ts';
import { playTasks, type Task } from '../visitor-tasks.ts';
import type { Visitor } from '../visitor.ts';
import { NEXT_YEAR } from '../dates.ts';

/* What a visitor asks before and after choosing a villa, counted as in visitor-tasks.spec.ts. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Nights of this file alone. */
const EXTRAS: Dates = { checkin: `${NEXT_YEAR}-05-22`, checkout: `${NEXT_YEAR}-05-29` };
const HELD: Dates = { checkin: `${NEXT_YEAR}-05-29`, checkout: `${NEXT_YEAR}-06-05` };
const MAVI_KUYTU = '/villa/villa-mavi-kuytu';

const cards = ({ page }: Visitor) => page.locator('article.card');

/** From the box of the header, which takes sentences. */
async function say(visitor: Visitor, words: string) {
  const { page, tap, fill } = visitor;
  await tap(page.getByRole('button', { name: 'Villa ara' }));
  await fill(page.getByLabel('Villa ya da yer arayın'), words);
  await tap(page.getByRole('search').getByRole('button', { name: /ile arayın$/ }));
}

const sayPlainly = async ({ page, fill }: Visitor, words: string) => {
  await fill(page.getByLabel('Villa ya da yer arayın'), words);
  await page.keyboard.press('Enter');
};

/** Every card shows a stay of seven nights that costs this much at most; kuruş are not shown. */
async function seeTotals(visitor: Visitor, most: number) {
  await expect(cards(visitor).first()).toContainText('7 gece');
  // Polled: the page may draw its cards once more before they stand.
  await expect
    .poll(async () => {
      const texts = await visitor.page.locator('.card-price strong').allTextContents();
      return texts.length > 0 && texts.every((text) => Number(text.replace(/\D/g, '')) <= most);
    })
    .toBe(true);
}

async function seeFamilyOfNine(visitor: Visitor) {
  await expect(visitor.page).toHaveURL(/adults=9&month=\d{4}-08&town=kalkan&maxTotal=200000/);
  await seeTotals(visitor, 200_000);
  await expect(
    cards(visitor)
      .locator('.card-facts')
      .filter({ hasNotText: /(9|\d\d)\s*kişi/ }),
  ).toHaveCount(0);
}

async function seeCheapestFirst(visitor: Visitor) {
  await expect(visitor.page).toHaveURL(/month=\d{4}-06&district=bodrum&sort=price/);
  await expect(cards(visitor).first()).toContainText('7 gece');
  // Polled: the page may draw its cards once more before they stand.
  await expect
    .poll(async () => {
      const texts = await visitor.page.locator('.card-price strong').allTextContents();
      const totals = texts.map((text) => Number(text.replace(/\D/g, '')));
      return totals.length > 1 && totals.every((total, i) => total >= (totals[i - 1] ?? 0));
    })
    .toBe(true);
}

/** A stay that the agency holds for a guest: its code. */
async function holdStay(request: APIRequestContext): Promise<string> {
  const { slug } = await findFreeVilla(request, HELD);
  const stay = { slug, checkIn: HELD.checkin, checkOut: HELD.checkout, adults: 2 };
  const quote = await request.post('/v1/quote', { data: stay });
  const { quoteToken } = (await quote.json()).content;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken, customer: GUEST, consents: { terms: true, kvkk: true } },
  });
  const { reservationCode: code } = (await created.json()).content;
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [{ id }] = (await list.json()).content.items;
  const optionExpiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await request.patch(`/v1/admin/reservations/${id}`, {
    headers,
    data: { status: 'option', optionExpiresAt },
  });
  return code;
}

let held = '';
const openPayment = async (request: APIRequestContext) => {
  held = await holdStay(request);
  return '/guvenli-odeme';
};

/** Up to the page of the bank, where the card is entered. */
const payByCode: Task = {
  name: '16 to the bank with the code of a held stay',
  from: openPayment,
  limit: { taps: 2, fields: 2 },
  play: async ({ page, tap, fill }) => {
    await fill(page.getByLabel('Rezervasyon kodu'), held);
    await fill(page.getByLabel('E-posta adresiniz').first(), GUEST.email);
    await tap(page.getByRole('button', { name: 'Tutarı göster' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Şimdi ödenecek');
    await tap(page.getByRole('button', { name: /kartla öde/i }));
    await expect(page).toHaveURL(/\/v1\/payment\/sandbox\//);
  },
};

const ask: Task = {
  name: '14 a question about a villa',
  from: MAVI_KUYTU,
  limit: { taps: 2, fields: 3 },
  play: async ({ page, tap, fill }) => {
    await tap(page.locator('#sorular').getByRole('link', { name: 'Soru sorun' }));
    await fill(page.getByLabel('Sorunuz'), 'Bebek arabasıyla havuza inilir mi?');
    await fill(page.getByLabel('Adınız soyadınız'), 'Şule Soran');
    await fill(page.getByLabel('E-posta adresiniz').first(), 'sule@posta.example');
    await tap(page.getByRole('button', { name: 'Soruyu gönder' }));
    await expect(page.getByText('Sorunuz bize ulaştı.')).toBeVisible();
  },
};

const readReviews: Task = {
  name: '15 all reviews, of people who stayed',
  from: MAVI_KUYTU,
  limit: { taps: 1, fields: 0 },
  play: async ({ page, tap }) => {
    await tap(page.getByRole('link', { name: /yorumun hepsi/ }));
    await expect(page.getByText('Doğrulanmış konaklama').first()).toBeVisible();
  },
};

const WITH_JAVASCRIPT: Task[] = [
  {
    name: '11 a family of nine in Kalkan for a week of August, under a budget',
    from: '/',
    limit: { taps: 2, fields: 1 },
    play: async (visitor) => {
      await say(visitor, 'Kalkan 9 kişi ağustosta bir hafta 200 bine kadar');
      await seeFamilyOfNine(visitor);
    },
  },
  {
    name: '12 the cheapest week of June in Bodrum',
    from: '/',
    limit: { taps: 2, fields: 1 },
    play: async (visitor) => {
      await say(visitor, 'Bodrum haziranda en ucuz hafta');
      await seeCheapestFirst(visitor);
    },
  },
  {
    name: '13 a villa by its mistyped name, and by its permit number',
    from: '/about',
    limit: { taps: 3, fields: 2 },
    play: async ({ page, tap, fill }) => {
      const box = page.getByRole('search');
      const villa = box.getByRole('link', { name: 'Villa Mavi Kuytu' });
      await tap(page.getByRole('button', { name: 'Villa ara' }));
      await fill(page.getByLabel('Villa ya da yer arayın'), 'vila mavi kuytuu');
      await expect(villa).toBeVisible();
      await fill(page.getByLabel('Villa ya da yer arayın'), '07-1211');
      await tap(villa);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Mavi Kuytu');
    },
  },
  ask,
  readReviews,
  payByCode,
  {
    name: '17 a request with an extra',
    from: async (request) => {
      const { slug } = await findFreeVilla(request, EXTRAS);
      return `/villa/${slug}?${new URLSearchParams({ ...EXTRAS, adults: '2' })}`;
    },
    limit: { taps: 4, fields: 0 },
    play: async ({ page, tap }) => {
      await tap(page.locator('.booking-bar').getByRole('button', { name: 'Devam et' }));
      const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
      await tap(sheet.getByText(/^Ek hizmetler/));
      const extra = sheet.locator('.extras label').first();
      const name = (await extra.locator('span').first().textContent()) ?? '';
      await tap(extra);
      await expect(sheet.locator('.quote')).toContainText(name.trim().split(' ')[0] ?? '');
      await tap(sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' }));
      await expect(page.getByLabel('Adınız', { exact: true })).toBeVisible();
    },
  },
];

const PLAIN: Task[] = [
  {
    name: '11 a family of nine in Kalkan for a week of August, under a budget',
    from: '/',
    limit: { taps: 0, fields: 1 },
    play: async (visitor) => {
      await sayPlainly(visitor, 'Kalkan 9 kişi ağustosta bir hafta 200 bine kadar');
      await seeFamilyOfNine(visitor);
    },
  },
  ask,
  readReviews,
  payByCode,
];

playTasks(WITH_JAVASCRIPT, PLAIN);
