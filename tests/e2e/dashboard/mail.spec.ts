import { type APIRequestContext, expect, test } from '@playwright/test';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { ADMIN, findFreeVilla, GUEST, openSession } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** Mails as they arrived over SMTP, read from the inbox that `npm start` runs beside the site. */

const STAY = { checkin: `${NEXT_YEAR}-11-08`, checkout: `${NEXT_YEAR}-11-15` };

type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** The inbox stands ten ports above the site, or a few more where that one was taken. */
async function inboxOf(request: APIRequestContext, baseURL = ''): Promise<string> {
  const { port } = new URL(baseURL);
  for (let above = 10; above < 20; above += 1) {
    const inbox = `http://localhost:${Number(port) + above}`;
    const answer = await request.get(`${inbox}/messages.json?to=nobody`).catch(() => null);
    if (answer?.ok()) return inbox;
  }
  throw new Error('no inbox');
}

/** The one mail to an address whose subject says so. */
async function mailTo(
  request: APIRequestContext,
  baseURL: string | undefined,
  to: string,
  subject: RegExp,
): Promise<Mail> {
  const url = `${await inboxOf(request, baseURL)}/messages.json?to=${encodeURIComponent(to)}`;
  const read = async () =>
    ((await (await request.get(url)).json()) as Mail[]).filter((mail) =>
      subject.test(mail.subject),
    );
  await expect.poll(async () => (await read()).length, { timeout: 150_000 }).toBe(1);
  const [mail] = await read();
  return mail!;
}

const uniqueAddress = (name: string) => `${name}-${crypto.randomUUID()}@posta.example`;

test('a request is confirmed by mail at once, with its amounts and the link to its page', async ({
  request,
  baseURL,
}) => {
  const villa = await findFreeVilla(request, STAY);
  const stay = { slug: villa.slug, checkIn: STAY.checkin, checkOut: STAY.checkout };
  const party = { adults: 2, children: 0, babies: 0 };
  const quote = await (await request.post('/v1/quote', { data: { ...stay, ...party } })).json();
  const email = uniqueAddress('talep');
  const customer = { ...GUEST, note: '<script>alert(1)</script>', email };
  const asked = await request.post('/v1/reservation', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      quoteToken: quote.content.quoteToken,
      customer,
      consents: { terms: true, kvkk: true, marketing: false },
    },
  });
  expect(asked.status()).toBe(201);
  const { reservationCode: code, total } = (await asked.json()).content;
  const mail = await mailTo(request, baseURL, email, /^Talebinizi aldık/);
  expect(mail.text).toContain(`Rezervasyon kodu: ${code}`);
  const lira = new Intl.NumberFormat('tr-TR').format(total / 100);
  expect(mail.text).toContain(`Toplam: ${lira} ₺`);
  expect(mail.text).toMatch(/\/konaklamam\?baglanti=[\w-]{43}/);
  expect(mail.html).not.toContain('<script>');
});

test('a message is answered in the dashboard, and the answer arrives', async ({
  page,
  request,
  baseURL,
}) => {
  const email = uniqueAddress('mesaj');
  const message = 'Haziranda sekiz kişilik bir ev arıyoruz.';
  const sent = await request.post('/v1/contact', {
    data: { name: 'Çağrı Şen', email, subject: 'Yaz için', message },
  });
  expect(sent.status()).toBe(201);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/contact?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Çağrı Şen' }).first().click();
  await page.getByLabel('Yanıtınız').fill('Villa Kekik o hafta boş.');
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(page.getByRole('complementary').getByText('Yanıtlandı').first()).toBeVisible();
  await expect(page.getByLabel('Yanıtınız')).toHaveValue('');
  const mail = await mailTo(request, baseURL, email, /^Yanıt: Yaz için$/);
  expect(mail.text).toMatch(/^Merhaba Çağrı Şen,\s+Villa Kekik o hafta boş\./);
  await expect(page.getByText('Gönderildi', { exact: true })).toBeVisible();
});

test('a guest’s reply to a mail appears in its thread', async ({ page, request, baseURL }) => {
  const email = uniqueAddress('yanit');
  const name = 'Şule Yanıtlayan';
  const message = 'Temmuzda altı kişiyiz.';
  await request.post('/v1/contact', { data: { name, email, subject: 'Temmuz', message } });
  await openSession(page, ADMIN);
  const thread = `/dashboard/conversations?q=${email}`;
  await page.goto(thread);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByLabel('Yanıtınız').fill('Villa Kekik boş.');
  await page.getByRole('button', { name: 'E-posta gönder' }).click();
  const mail = await mailTo(request, baseURL, email, /^Yanıt: /);
  expect(mail.headers['reply-to']).toMatch(/^yanit\+[0-9a-f]{53}@kiyi\.example$/);
  const inbox = await inboxOf(request, baseURL);
  const answered = await request.post(`${inbox}/${mail.id}/answer`, {
    form: { text: 'Çok güzel, tutar mısınız?' },
  });
  expect(answered.ok()).toBe(true);
  await page.goto(thread);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByText('Çok güzel, tutar mısınız?')).toBeVisible();
  await expect(drawer.getByText('E-posta', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Villa Kekik boş.').first()).toBeVisible();
  await expect(drawer.filter({ hasText: 'Çok güzel, tutar mısınız?' })).toContainText(
    `Göndereni doğrulandı: ${email}`,
  );
  await drawer.getByText('Önceki yazışma').click();
  await expect(drawer.getByText(/^On .+ wrote:/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await overflowAt(page, [1440, 390])).toEqual([0, 0]);
});

test('the newsletter needs a confirmation of the address, and unsubscribing is one click', async ({
  page,
  request,
  baseURL,
}) => {
  const email = uniqueAddress('bulten');
  await request.post('/v1/website/subscribe', { data: { email } });
  const mail = await mailTo(request, baseURL, email, /Bülten/);
  const [confirm = ''] = /http\S+\/onay\/bulten\S+/.exec(mail.text) ?? [];
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Bültene katılıyorum' }).click();
  await expect(page.getByText('E-posta adresiniz onaylandı.').first()).toBeVisible();
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const leave = mail.headers['list-unsubscribe']?.replace(/[<>]/g, '') ?? '';
  const left = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect((await left.json()).content).toEqual({ left: true });
});
