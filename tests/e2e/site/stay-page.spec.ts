import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, GUEST, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Nights of this file alone. */
const DATES = { checkin: `${NEXT_YEAR}-12-06`, checkout: `${NEXT_YEAR}-12-13` };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test.use({ ...PHONE, serviceWorkers: 'allow' });

/** Packed bytes of the scripts that the page loads again before anybody touches it. */
async function scriptBytes(page: Page): Promise<number> {
  const loaded: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  };
  page.on('response', note);
  await page.reload({ waitUntil: 'networkidle' });
  page.off('response', note);
  const bodies = await Promise.all(loaded.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) });

test('a guest gets from the request to a paid stay on the page linked in the mail', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const problems = watchConsole(page);
  const villa = await findFreeVilla(request, DATES);
  const stay = { slug: villa.slug, checkIn: DATES.checkin, checkOut: DATES.checkout };
  const quote = await request.post('/v1/quote', {
    data: { ...stay, adults: 2, children: 0, babies: 0 },
  });
  const { quoteToken } = (await quote.json()).content;
  const email = `konaklama-${Date.now()}@posta.example`;
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken,
      // A guest is known by phone: one of nobody else's.
      customer: { ...GUEST, email, phone: `+90556${String(Date.now()).slice(-7)}` },
      consents: { terms: true, kvkk: true },
    },
  });
  const { reservationCode: code } = (await created.json()).content;

  // Waiting: code and e-mail lead to the page.
  await page.goto('/enquire');
  await page.getByLabel('Rezervasyon kodu').fill(code);
  await page.getByLabel('E-posta adresiniz').first().fill(email);
  await page.getByRole('button', { name: 'Sayfamı aç' }).click();
  await expect(page).toHaveURL(/\/konaklamam\?baglanti=[\w-]{43}$/);
  const address = page.url();
  await expect(page.getByText('Ev sahibiyle müsaitliği teyit ediyoruz.')).toBeVisible();
  await expect(page.getByRole('button', { name: /kartla öde/ })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const head = await page.request.get(address);
  expect(head.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });

  // An option has its clock and the ways to pay.
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [row] = (await list.json()).content.items;
  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'option', optionExpiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await page.reload();
  await expect(page.getByText(/^Kalan süre: 23 saat/)).toBeVisible();
  await expect(page.getByText('Adres, konum ve karşılayan kişinin telefonu')).toBeVisible();
  // An amount takes one line, however long its name is.
  await expect(page.locator('#odeme dt').filter({ hasText: 'Hasar depozitosu' })).toBeVisible();
  const lines = await page.locator('#odeme > dl:not(.transfer) dd').evaluateAll((amounts) =>
    amounts.map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.getByText('Havale yaptım').click();
  await page.getByLabel('Dekont (isteğe bağlı)').setInputFiles({
    name: 'dekont.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 dekont'),
  });
  await page.getByRole('button', { name: 'Havalemi bildir' }).click();
  await expect(page.getByText('Bildiriminiz bize ulaştı.')).toBeVisible();
  await expect(part(page, 'İstekleriniz').getByText('Yanıt bekliyor')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  // Paid by card: the stay is sure, and the address is there.
  await page.getByRole('button', { name: /Ön ödemeyi kartla öde/ }).click();
  await page.getByRole('button', { name: 'Onayla ve öde' }).click();
  await page.getByRole('link', { name: 'Konaklamam sayfasına dönün' }).click();
  await expect(page.getByText('Onaylandı').first()).toBeVisible();
  await expect(
    part(page, 'Ev ve yol').getByRole('link', { name: /Google Haritalar/ }),
  ).toBeVisible();
  await expect(page.getByText('Kapı kodu ve Wi-Fi parolası giriş günü')).toBeVisible();
  await expect(page.getByText('0/2 kişi tamamlandı')).toBeVisible();

  // A wish, answered with one click.
  await page.getByText('Geç çıkmak istiyorum').click();
  await page.getByRole('button', { name: 'İsteğimi gönder' }).click();
  await expect(page.getByText('İsteğiniz bize ulaştı')).toBeVisible();
  const office = await browser.newPage();
  await openSession(office, ADMIN);
  await office.goto('/dashboard/stayrequests');
  const wish = office.getByRole('listitem').filter({ hasText: code }).filter({ hasText: 'Geç' });
  await wish.getByRole('button', { name: 'Onayla' }).click();
  await expect(wish).toHaveCount(0);
  await page.reload();
  await expect(part(page, 'İstekleriniz').getByText('Onaylandı')).toBeVisible();

  // Other dates are granted with one click that moves the stay, for the price on the desk.
  await page.getByText('Tarihleri değiştirmek istiyorum').click();
  const move = page.locator('details', { hasText: 'Tarihleri değiştirmek istiyorum' });
  await move.getByRole('button', { name: /Yeni tarihler/ }).click();
  await move.locator(`[data-day="${NEXT_YEAR}-12-07"]`).click();
  await move.locator(`[data-day="${NEXT_YEAR}-12-14"]`).click();
  await move.getByRole('button', { name: 'İsteğimi gönder' }).click();
  await office.reload();
  const dates = office.getByRole('listitem').filter({ hasText: code }).filter({ hasText: 'Tarih' });
  await expect(dates.getByText(/^Toplam .+ ₺/)).toBeVisible();
  expect(await faultsInBothThemes(office)).toEqual([]);
  await dates.getByRole('button', { name: 'Onayla, tarihleri değiştir' }).click();
  await expect(dates).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(new RegExp(`7.*14 Aralık ${NEXT_YEAR}`)).first()).toBeVisible();

  // One thread: what is written here stands in Konuşmalar, and the answer here.
  await page.getByLabel('Bize yazın').fill('Bebek yatağı var mı?');
  await part(page, 'Mesajlar').getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız bize ulaştı')).toBeVisible();
  await office.goto(`/dashboard/conversations?waiting=1&q=${email}`);
  await office.getByRole('link', { name: new RegExp(GUEST.lastName) }).click();
  const drawer = office.getByRole('complementary');
  await expect(drawer.getByText('Bebek yatağı var mı?')).toBeVisible();
  await drawer.getByLabel('Yanıtınız').fill('Var, hazırlarız.');
  await drawer.getByRole('button', { name: 'E-posta gönder' }).click();
  // Empty once it stands in the thread: until then the words are those of the box.
  await expect(drawer.getByLabel('Yanıtınız')).toHaveValue('');
  await expect(drawer.getByText('Var, hazırlarız.')).toBeVisible();
  await page.reload();
  await expect(part(page, 'Mesajlar').getByText('Var, hazırlarız.')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const scripts = await scriptBytes(page);
  console.log(`/konaklamam: ${scripts} B of scripts before a touch`);
  // What every page has, and what keeps this one for when there is no connection.
  expect(scripts).toBeLessThanOrEqual(2_400);

  // Fellow travellers see the house and no money.
  await page.getByRole('button', { name: 'Yol arkadaşlarımla paylaş' }).click();
  const link = await page
    .getByText(/\/konaklamam\?baglanti=/)
    .first()
    .textContent();
  const friend = await browser.newPage({ ...PHONE });
  await friend.goto(
    new URL(/\S+/.exec(link ?? '')?.[0] ?? '').href.replace(/^https?:\/\/[^/]+/, ''),
  );
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(villa.name);
  await expect(friend.locator('main').getByText('₺')).toHaveCount(0);
  await expect(friend.locator('main').getByText(code)).toHaveCount(0);
  expect(await faultsInBothThemes(friend)).toEqual([]);

  // The line is cut: the page is there, and says as of when.
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/Bağlantı yok\. .+ itibarıyla/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(villa.name);
  // What a button loads when it is pressed is kept as well.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Adresi kopyala' }).click();
  await expect(page.locator('#toasts')).toContainText('kopyalandı.');
  await page.context().setOffline(false);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (k) => (await caches.open(k)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  // Of what is private, the pictures of the house guide go with the page, and nothing else.
  const isPicture = (path: string) => path.startsWith('/v1/stay/pictures/');
  expect(kept.filter((path) => path.startsWith('/v1/') && !isPicture(path))).toEqual([]);

  // A revoked link opens nothing, and what was kept of it goes.
  await request.post(`/v1/admin/reservations/${row.id}/links/revoke`, { headers });
  const gone = await page.goto(address);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bağlantı açılmıyor');
  expect(
    await page.evaluate(async () => {
      const keys = (await (await caches.open('konaklamam-1')).keys()).map(({ url }) => url);
      return keys.filter((url) => url.includes('baglanti='));
    }),
  ).toEqual([]);
  expect(
    // A page that is left while it still fades in says so; axe changes the scheme in the middle.
    problems.filter(
      (text) => !/410|ERR_INTERNET_DISCONNECTED|Failed to fetch|Transition was aborted/.test(text),
    ),
  ).toEqual([]);
  await request.patch(`/v1/admin/reservations/${row.id}`, {
    headers,
    data: { status: 'cancelled', reason: 'Deneme bitti' },
  });
});
