import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, GUEST } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** A request for nights of this file alone, and the link that a clerk copies for its owner. */
async function ask(request: APIRequestContext, month: string) {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const dates = { checkin: `${NEXT_YEAR}-${month}-08`, checkout: `${NEXT_YEAR}-${month}-15` };
  const villa = await findFreeVilla(request, dates);
  const stay = { slug: villa.slug, checkIn: dates.checkin, checkOut: dates.checkout };
  const quote = await request.post('/v1/quote', {
    data: { ...stay, adults: 2, children: 0, babies: 0 },
  });
  const unlike = String(Date.now()).slice(-7);
  const created = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken: (await quote.json()).content.quoteToken,
      customer: { ...GUEST, email: `soru-${unlike}@posta.example`, phone: `+90558${unlike}` },
      consents: { terms: true, kvkk: true },
    },
  });
  const { reservationCode: code } = (await created.json()).content;
  const list = await request.get(`/v1/admin/reservations?reservation_id=${code}`, { headers });
  const [{ id }] = (await list.json()).content.items;
  const copied = await request.post(`/v1/admin/reservations/${id}/owner-question`, { headers });
  const { pathname, search } = new URL((await copied.json()).content.link);
  const read = async () => {
    const answer = await request.get(`/v1/admin/reservations/${id}`, { headers });
    const { status, owner_answer: said } = (await answer.json()).content;
    return [status, said];
  };
  return { villa, link: pathname + search, read };
}

/** What opens links before people do. */
const SCANNERS: Record<string, string>[] = [
  { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) SafeLinks' },
  { 'user-agent': 'Mozilla/5.0 (compatible; GoogleImageProxy)' },
  { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
  { 'user-agent': 'WhatsApp/2.23.20.0' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
];

/** How often the page was touched. */
const touches = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('touches') ?? 0));

async function countTouches(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () =>
      sessionStorage.setItem('touches', String(Number(sessionStorage.getItem('touches') ?? 0) + 1)),
    ),
  );
}

const tap = (page: Page, name: string) => page.getByText(name, { exact: true }).tap();

test('an owner says yes with one tap, no with two, and scanners answer nothing', async ({
  page,
  request,
}) => {
  test.slow();
  const yes = await ask(request, '11');
  for (const headers of SCANNERS) {
    expect((await request.get(yes.link, { headers })).status()).toBe(200);
    expect((await request.head(yes.link, { headers })).status()).toBe(200);
    // Some send the form they find, without its button.
    for (const form of [{}, { link: yes.link }, { answer: '' }] as Record<string, string>[]) {
      const sent = await request.post(yes.link, { headers, form });
      expect([form, sent.status() >= 400 && sent.status() < 500]).toEqual([form, true]);
    }
  }
  expect(await yes.read()).toEqual(['requested', 'asked']);

  await countTouches(page);
  await page.goto(yes.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu geceler boş mu?');
  await expect(page.getByText(yes.villa.name, { exact: true })).toBeVisible();
  await expect(page.getByText('Evet, boş')).toBeInViewport();
  await expect(page.getByText('Hayır', { exact: true })).toBeInViewport();
  await test.info().attach('question', { body: await page.screenshot(), contentType: 'image/png' });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await tap(page, 'Evet, boş');
  await expect(page.locator('.asked [role=status]')).toContainText('evet, boş');
  expect(await touches(page)).toBe(1);
  expect(await yes.read()).toEqual(['requested', 'yes']);

  const no = await ask(request, '10');
  await page.goto(no.link);
  await tap(page, 'Hayır');
  await expect(page.getByText('Başka bir neden')).toBeInViewport();
  await test.info().attach('reasons', { body: await page.screenshot(), contentType: 'image/png' });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await tap(page, 'Başka yerden doldu');
  await expect(page.locator('.asked [role=status]')).toContainText('hayır (Başka yerden doldu)');
  expect(await touches(page)).toBe(1 + 2);
  expect(await no.read()).toEqual(['rejected', null]);

  // Already answered, and a link that never was.
  await page.goto(yes.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teşekkürler');
  await expect(page.getByRole('button', { name: 'Evet, boş' })).toHaveCount(0);
  const unknown = await page.goto(`/musaitlik?baglanti=${'x'.repeat(43)}`);
  expect(unknown?.status()).toBe(410);
  await expect(page.locator('.asked [role=alert]')).toContainText('açılmıyor');
});
