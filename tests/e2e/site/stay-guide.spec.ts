import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, GUEST, openSession } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Nights of this file alone. */
const DATES = { checkin: `${NEXT_YEAR}-12-15`, checkout: `${NEXT_YEAR}-12-22` };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A picture that the office's browser draws, as somebody's phone would take one. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2a6f77';
    context.fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Runs in the page: pictures of the guide that are there without a line. */
async function countKeptPictures(): Promise<number> {
  const kept = await (await caches.open('konaklamam-1')).keys();
  return kept.filter(({ url }) => url.includes('/v1/stay/pictures/')).length;
}

test('a guest sees the house guide, nearby places and the check-out time, and downloads the invoice', async ({
  page: office,
  request,
  browser,
}) => {
  test.slow();
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const villa = await findFreeVilla(request, DATES);
  const stay = { slug: villa.slug, checkIn: DATES.checkin, checkOut: DATES.checkout };
  const quote = await request.post('/v1/quote', {
    data: { ...stay, adults: 2, children: 0, babies: 0 },
  });
  const email = `kilavuz-${Date.now()}@posta.example`;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken: (await quote.json()).content.quoteToken,
      customer: { ...GUEST, email, phone: `+90557${String(Date.now()).slice(-7)}` },
      consents: { terms: true, kvkk: true },
    },
  });
  const { reservationCode: code } = (await created.json()).content;
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [row] = (await list.json()).content.items;
  for (const status of ['option', 'confirmed']) {
    const optionExpiresAt = new Date(Date.now() + 86_400_000).toISOString();
    await request.patch(`/v1/admin/reservations/${row.id}`, {
      headers,
      data: { status, ...(status === 'option' && { optionExpiresAt }) },
    });
  }

  // The office writes the guide with a picture, and a place.
  await openSession(office, ADMIN);
  await office.goto(`/dashboard/villas/${row.villa_id}`);
  await office.getByRole('button', { name: 'Bölüm ekle' }).click();
  const guide = office.getByRole('group', { name: 'Evde ne nasıl çalışır' });
  await guide.getByLabel('Başlık').last().fill('Şömine');
  await guide.getByLabel('Nasıl çalışır').last().fill('Önce bacanın kapağını açın.');
  await guide
    .getByLabel('Fotoğraf (isteğe bağlı)')
    .last()
    .setInputFiles({
      name: 'somine.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawnPicture(office),
    });
  await expect(guide.getByRole('button', { name: 'Resmi kaldır' })).toBeVisible();
  await office.getByRole('button', { name: 'Yer ekle' }).click();
  const near = office.getByRole('group', { name: 'Yakında ne var' });
  await near.getByLabel('Adı').last().fill('Pazar bakkalı');
  await near.getByLabel('Mesafe (m)').last().fill('120');
  await office.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(office.getByText('Villa kaydedildi').last()).toBeVisible();

  // A later hour is promised and the invoice uploaded in the stay's drawer.
  await office.goto(`/dashboard/reservations/${row.id}`);
  const drawer = office.getByRole('complementary');
  await drawer.getByRole('button', { name: 'Geç çıkış tanı' }).click();
  const late = office.getByRole('dialog', { name: 'Geç çıkış' });
  await late.getByLabel('Saat kaça kadar').selectOption('14:30');
  // It stands there as it was saved, before the stay is read again.
  const detail = `**/v1/admin/reservations/${row.id}`;
  await office.route(detail, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await late.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer.getByText('14.30 geç çıkış')).toBeVisible();
  await office.unroute(detail);
  await drawer.getByLabel('Fatura (PDF)').setInputFiles({
    name: 'fatura.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 fatura'),
  });
  await expect(drawer.getByText(/misafir Konaklamam sayfasından indirir/)).toBeVisible();

  const tracked = await request.post('/v1/reservation/track', { data: { code, email } });
  const { pathname, search } = new URL((await tracked.json()).content.page);
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'allow' });
  await page.goto(pathname + search);
  // Nobody has opened the part with the picture yet.
  await expect.poll(() => page.evaluate(countKeptPictures)).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect(
    page
      .getByText(/Çıkış/)
      .locator('..')
      .getByText(/saat 14\.30/),
  ).toBeVisible();
  await page.getByText('Şömine').click();
  const picture = page.getByAltText('Şömine: fotoğraf');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Market, Pazar bakkalı')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Fatura (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fatura.pdf');

  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'cancelled', reason: 'Deneme bitti' },
  });
});
