import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { addDays } from '#domain/values/dates.ts';
import { type Dates, findFreeVilla, GUEST } from '../support.ts';
import { playTasks, type Task } from '../visitor-tasks.ts';
import type { Visitor } from '../visitor.ts';
import { coming, NEXT_YEAR } from '../dates.ts';

/*
 * What a visitor comes for, on a phone, with and without JavaScript: how many taps and fields it takes
 * is a promise, how many seconds is printed (docs/bench.md). `SLOW_PHONE=1` plays it on a slow one.
 */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Nights of this file alone. */
const DATES: Dates = { checkin: `${NEXT_YEAR}-05-08`, checkout: `${NEXT_YEAR}-05-15` };
const TAKEN: Dates = { checkin: `${NEXT_YEAR}-05-16`, checkout: `${NEXT_YEAR}-05-23` };
/** Outside of the season three nights can be asked for, and cost their cleaning. */
const SHORT: Dates = { checkin: coming('11-24'), checkout: addDays(coming('11-24'), 3) };
const MAVI_KUYTU = '/villa/villa-mavi-kuytu';

const queryOf = (dates: Dates, adults = 2) =>
  `${new URLSearchParams({ ...dates, adults: `${adults}` })}`;

/** Chooses nights in an open calendar of the product. */
async function chooseNights({ tap, fill }: Visitor, calendar: Locator, dates: Dates) {
  await fill(calendar.getByLabel('Aya git'), dates.checkin.slice(0, 7));
  await tap(calendar.locator(`[data-day="${dates.checkin}"]`));
  await tap(calendar.locator(`[data-day="${dates.checkout}"]`));
}

const cards = (visitor: Visitor) => visitor.page.locator('article.card');

async function findInKalkan({ page }: Visitor) {
  await expect(page).toHaveURL(/(town|place)=kalkan/);
  await expect(page.getByRole('heading', { name: /^\d+ villa/ })).toContainText('Kalkan');
  await expect(page.locator('article.card').first()).toContainText('7 gece');
}

/** The villa that has the code, however it is called. */
const foundByCode = ({ page }: Visitor) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa Mavi Kuytu');

/** Without its nights. */
async function openShortVilla(request: APIRequestContext) {
  return `/villa/${(await findFreeVilla(request, SHORT)).slug}`;
}

async function openDatedVilla(request: APIRequestContext) {
  const villa = await findFreeVilla(request, DATES);
  return `/villa/${villa.slug}?${queryOf(DATES)}`;
}

/** A villa whose nights somebody else has just asked for. */
async function openTakenVilla(request: APIRequestContext) {
  const { slug } = await findFreeVilla(request, TAKEN);
  const nights = { slug, checkIn: TAKEN.checkin, checkOut: TAKEN.checkout };
  const quote = await request.post('/v1/quote', { data: { ...nights, adults: 2 } });
  const { quoteToken } = (await quote.json()).content;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken, customer: GUEST, consents: { terms: true, kvkk: true } },
  });
  expect(created.status()).toBe(201);
  return `/villa/${slug}?${queryOf(TAKEN)}`;
}

const isPhoneCalled = async ({ page }: Visitor) => {
  const contact = page.getByRole('navigation', { name: 'Hızlı iletişim' });
  await expect(contact.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute(
    'href',
    /^tel:\+?[\d]{10,}$/,
  );
  const whatsapp = contact.getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toBeInViewport();
  await expect(whatsapp).toHaveAttribute('href', /wa\.me\/90\d{10}/);
};

const seeCancelTable = ({ page }: Visitor) =>
  expect(page.getByRole('table')).toContainText('Ön ödemenin tamamı');

const seeLicence = async ({ page }: Visitor) => {
  const main = page.getByRole('main');
  await expect(main).toContainText(/TÜRSAB belge no\s*16840/);
  await expect(main.getByRole('link', { name: 'TÜRSAB belge doğrulama' })).toBeVisible();
};

const seeTotal = async ({ page }: Visitor, place: Locator) => {
  await expect(place).toContainText('Toplam · 3 gece');
  await expect(place).toContainText('Temizlik');
  await expect(place).toContainText('Hasar depozitosu');
  await expect(page.locator('body')).toContainText('₺');
};

const WITH_JAVASCRIPT: Task[] = [
  {
    name: '1 a house in Kalkan for six, from the home page',
    from: '/',
    limit: { taps: 6, fields: 2 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      const bar = page.getByRole('form', { name: 'Villa arama' });
      await fill(bar.getByLabel('Bölge'), 'kalkan');
      await tap(bar.getByRole('button', { name: /Tarihler/ }));
      const dates = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
      await chooseNights(visitor, dates, DATES);
      await tap(dates.getByRole('button', { name: 'Devam' }));
      const guests = page.getByRole('region', { name: 'Misafirler' });
      await tap(guests.getByRole('button', { name: '6', exact: true }));
      await tap(guests.getByRole('button', { name: 'Villa bul' }));
      await findInKalkan(visitor);
      await expect(page).toHaveURL(/adults=6/);
    },
  },
  {
    name: '1 the same in words, from the header',
    from: '/',
    limit: { taps: 2, fields: 1 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await tap(page.getByRole('button', { name: 'Villa ara' }));
      const words = `Kalkan 6 kişi 8-15 Mayıs ${NEXT_YEAR}`;
      await fill(page.getByLabel('Villa ya da yer arayın'), words);
      await tap(page.getByRole('search').getByRole('button', { name: /ile arayın$/ }));
      await findInKalkan(visitor);
      await expect(page).toHaveURL(
        new RegExp(`checkin=${NEXT_YEAR}-05-08&checkout=${NEXT_YEAR}-05-15&adults=6`),
      );
    },
  },
  {
    name: '2 sheltered pools under a total budget',
    from: `/listing?${queryOf(DATES)}`,
    limit: { taps: 3, fields: 1 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await tap(page.getByRole('button', { name: /^Filtreler/ }));
      const sheet = page.getByRole('dialog', { name: 'Filtreler' });
      await tap(sheet.locator('label', { hasText: 'Korunaklı havuz' }));
      await fill(sheet.getByLabel('En çok'), '60000');
      await expect(page).toHaveURL(/maxTotal=60000/);
      await tap(sheet.getByRole('button', { name: /villayı göster/ }));
      await expect(cards(visitor).first()).toContainText(/korunaklı/);
      await expect(cards(visitor).first()).toContainText('7 gece');
    },
  },
  {
    name: '3 a villa by its code, from the header',
    from: '/about',
    limit: { taps: 2, fields: 1 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await tap(page.getByRole('button', { name: 'Villa ara' }));
      await fill(page.getByLabel('Villa ya da yer arayın'), 'V1001');
      await tap(page.getByRole('search').getByRole('link', { name: 'Villa Mavi Kuytu' }));
      await foundByCode(visitor);
    },
  },
  {
    name: '4 the total with cleaning and deposit',
    from: openShortVilla,
    limit: { taps: 3, fields: 1 },
    play: async (visitor) => {
      const { page, tap } = visitor;
      await tap(page.locator('.booking-bar').getByRole('button', { name: 'Tarih seçin' }));
      const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
      await chooseNights(
        visitor,
        sheet.getByRole('region', { name: 'Giriş ve çıkış günü' }),
        SHORT,
      );
      await seeTotal(visitor, sheet);
    },
  },
  {
    name: '5 three villas side by side',
    from: `/listing?${queryOf(DATES)}`,
    limit: { taps: 5, fields: 0 },
    play: async (visitor) => {
      const { page, tap } = visitor;
      for (const n of [0, 1, 2]) await tap(page.locator('.heart').nth(n));
      await tap(page.getByLabel('Favorileriniz'));
      await tap(page.getByRole('link', { name: 'Yan yana karşılaştırın' }));
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await expect(page.getByText('En düşük toplam')).toBeVisible();
    },
  },
  {
    name: '6 a request up to its confirmation',
    from: openDatedVilla,
    limit: { taps: 5, fields: 4 },
    play: async (visitor) => {
      const { page, tap } = visitor;
      await tap(page.locator('.booking-bar').getByRole('button', { name: 'Devam et' }));
      await tap(page.getByRole('button', { name: 'Rezervasyon talebi gönder' }));
      await sendCounted(visitor);
    },
  },
  {
    name: '7 what proves the licence',
    from: '/',
    limit: { taps: 1, fields: 0 },
    play: async (visitor) => {
      await visitor.tap(
        visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Belgelerimiz' }),
      );
      await seeLicence(visitor);
    },
  },
  {
    name: '8 what is given back when cancelling',
    from: openDatedVilla,
    limit: { taps: 2, fields: 0 },
    play: async (visitor) => {
      const { page, tap } = visitor;
      await tap(page.locator('.booking-bar').getByRole('button', { name: 'Devam et' }));
      const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
      await tap(sheet.locator('.cancel-note summary'));
      await expect(sheet.locator('.cancel-note')).toContainText('iade');
    },
  },
  {
    name: '9 other free nights of a villa that is taken',
    from: openTakenVilla,
    limit: { taps: 2, fields: 0 },
    play: async (visitor) => {
      const { page, tap } = visitor;
      await tap(page.locator('.booking-bar').getByRole('button'));
      const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
      await tap(sheet.locator('.others').getByRole('button').first());
      await expect(sheet).toContainText(/Toplam · 7 gece/);
    },
  },
  {
    name: '10 the agency by phone or WhatsApp',
    from: '/',
    limit: { taps: 0, fields: 0 },
    play: isPhoneCalled,
  },
];

const PLAIN: Task[] = [
  {
    name: '1 a house in Kalkan for six, from the home page',
    from: '/',
    limit: { taps: 1, fields: 4 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      const bar = page.getByRole('form', { name: 'Villa arama' });
      await fill(bar.getByLabel('Bölge'), 'kalkan');
      await fill(bar.getByLabel('Giriş'), DATES.checkin);
      await fill(bar.getByLabel('Çıkış'), DATES.checkout);
      await fill(bar.getByLabel('Yetişkin'), '6');
      await tap(bar.getByRole('button', { name: 'Villa bul' }));
      await findInKalkan(visitor);
    },
  },
  {
    name: '2 sheltered pools under a total budget',
    from: `/ara?${queryOf(DATES)}`,
    limit: { taps: 1, fields: 2 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await fill(page.getByLabel('Özellik'), 'korunakli-havuz');
      await fill(page.getByLabel('En çok toplam (₺)'), '60000');
      await tap(page.getByRole('button', { name: 'Uygula' }));
      await expect(page).toHaveURL(/maxTotal=60000/);
      await expect(cards(visitor).first()).toContainText(/korunaklı/);
      await expect(cards(visitor).first()).toContainText('7 gece');
    },
  },
  {
    name: '3 a villa by its code, from the header',
    from: '/about',
    limit: { taps: 1, fields: 1 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await fill(page.getByLabel('Villa ya da yer arayın'), 'V1001');
      await page.keyboard.press('Enter');
      await tap(page.getByRole('main').getByRole('link', { name: 'Villa Mavi Kuytu' }));
      await foundByCode(visitor);
    },
  },
  {
    name: '4 the total with cleaning and deposit',
    from: openShortVilla,
    limit: { taps: 1, fields: 2 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await fill(page.locator('input[name=checkin]').first(), SHORT.checkin);
      await fill(page.locator('input[name=checkout]').first(), SHORT.checkout);
      await tap(page.locator('form[action^="/talep/"] button[type=submit]'));
      await seeTotal(visitor, page.getByRole('main'));
    },
  },
  {
    name: '6 a request up to its confirmation',
    from: openDatedVilla,
    limit: { taps: 4, fields: 6 },
    play: async (visitor) => {
      const { page, tap, fill } = visitor;
      await fill(page.locator('input[name=checkin]').first(), DATES.checkin);
      await fill(page.locator('input[name=checkout]').first(), DATES.checkout);
      await tap(page.locator('form[action^="/talep/"] button[type=submit]'));
      await sendCounted(visitor);
    },
  },
  {
    name: '7 what proves the licence',
    from: '/',
    limit: { taps: 1, fields: 0 },
    play: async (visitor) => {
      await visitor.tap(
        visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Belgelerimiz' }),
      );
      await seeLicence(visitor);
    },
  },
  {
    name: '8 what is given back when cancelling',
    from: MAVI_KUYTU,
    limit: { taps: 1, fields: 0 },
    play: async (visitor) => {
      await visitor.tap(
        visitor.page.getByRole('main').getByRole('link', { name: 'İptal koşulları' }).first(),
      );
      await seeCancelTable(visitor);
    },
  },
  {
    name: '10 the agency by phone or WhatsApp',
    from: '/',
    limit: { taps: 0, fields: 0 },
    play: isPhoneCalled,
  },
];

/** Name, contact and the two consents; the confirmation has a code. */
async function sendCounted({ page, tap, tick, fill }: Visitor) {
  await fill(page.getByLabel('Adınız', { exact: true }), GUEST.firstName);
  await fill(page.getByLabel('Soyadınız'), GUEST.lastName);
  await fill(page.getByLabel('Telefon', { exact: true }), GUEST.phone);
  await fill(page.getByLabel('E-posta', { exact: true }).last(), GUEST.email);
  await tick(page.getByLabel(/Kiralama koşullarını/));
  await tick(page.getByLabel(/KVKK aydınlatma metnini/));
  await tap(page.getByRole('button', { name: 'Rezervasyon talebini gönder' }));
  await expect(page.getByText(/KY\d\d-[A-Z2-9]{8}/).first()).toBeVisible();
}

playTasks(WITH_JAVASCRIPT, PLAIN);
