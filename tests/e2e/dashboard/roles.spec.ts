import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  ACCOUNTING,
  ADMIN,
  apiToken,
  CLERK,
  FIELD,
  findFreeVilla,
  openSession,
  uniqueName,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** A stay that the agency takes down; its id and code. */
async function hold(request: APIRequestContext, checkin: string, checkout: string) {
  const { id: villa_id } = await findFreeVilla(request, { checkin, checkout });
  const answer = await request.post('/v1/admin/reservations', {
    headers: {
      authorization: `Bearer ${await apiToken(request, ADMIN)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      villa_id,
      checkIn: checkin,
      checkOut: checkout,
      adults: 2,
      children: 0,
      babies: 0,
      status: 'option',
      customer: { firstName: uniqueName('Gülşah'), lastName: 'Öztürk', email: 'g@posta.example' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, reservation_id: code } = (await answer.json()).content;
  return { id: id as string, code: code as string };
}

/** Every answer that sends somebody away. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  return refused;
}

const drawerOf = (page: Page) => page.getByRole('complementary', { name: /rezervasyonu/ });

test('an assigned stay shows its assignee and is listed under “Benim”', async ({
  page,
  request,
  browser,
}) => {
  const { id, code } = await hold(request, `${NEXT_YEAR}-02-07`, `${NEXT_YEAR}-02-14`);
  const refused = watchRefusals(page);
  await openSession(page, CLERK);
  await page.goto(`/dashboard/reservations/${id}`);
  const whose = drawerOf(page).getByRole('combobox', { name: 'Sorumlu' });
  await whose.selectOption({ label: 'Selin Karadeniz (siz)' });
  await expect(page.getByText('Sorumlusu: Selin Karadeniz').first()).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(other, ADMIN);
  await other.goto(`/dashboard/reservations/${id}`);
  await expect(drawerOf(other).getByText('Selin Karadeniz şu anda burada')).toBeVisible();
  await expect(drawerOf(other).getByRole('combobox', { name: 'Sorumlu' })).toHaveValue(/^\d+$/);
  await context.close();

  await page.goto('/dashboard/reservations');
  await page.getByRole('combobox', { name: 'Sorumlu' }).selectOption({ label: 'Benim' });
  await expect(page.getByText(code)).toBeVisible();
  expect(refused).toEqual([]);
});

test('of two who take a stay at once the second reads whose it is, and may take it all the same', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await hold(request, `${NEXT_YEAR}-02-14`, `${NEXT_YEAR}-02-21`);
  await openSession(page, CLERK);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openSession(other, ADMIN);
  const whose = (one: Page) => drawerOf(one).getByRole('combobox', { name: 'Sorumlu' });
  const mine = async (one: Page) => {
    const option = whose(one).getByRole('option', { name: '(siz)' });
    return String(await option.getAttribute('value'));
  };
  for (const one of [page, other]) {
    // What is looked at is read again every few seconds; the two are still at the same moment.
    await one.clock.install();
    await one.goto(`/dashboard/reservations/${id}`);
    await expect(whose(one)).toHaveValue('');
  }
  await whose(page).selectOption(await mine(page));
  await expect(page.getByText('Sorumlusu: Selin Karadeniz').first()).toBeVisible();
  // Nor does it read again when it comes to the front, before it has sent its choice.
  let sent = () => {};
  const isSent = new Promise<void>((resolve) => (sent = resolve));
  await other.route('**/v1/admin/presence', async (route) => {
    await isSent;
    await route.continue();
  });
  await other.route('**/v1/admin/assignments', async (route) => {
    sent();
    await route.continue();
  });
  await whose(other).selectOption(await mine(other));
  await expect(other.getByText('Siz seçerken sorumlusu Selin Karadeniz oldu.')).toBeVisible();
  await expect(whose(other)).toHaveValue(await mine(page));
  await other.getByRole('button', { name: 'Yine de bana al' }).click();
  await expect(whose(other)).toHaveValue(await mine(other));
  await context.close();
});

test('a clerk works without seeing ledger and commission, and saves a villa without its terms', async ({
  page,
  request,
}) => {
  const { id } = await hold(request, `${NEXT_YEAR}-03-06`, `${NEXT_YEAR}-03-13`);
  const refused = watchRefusals(page);
  await openSession(page, CLERK);
  await page.goto(`/dashboard/reservations/${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('button', { name: 'Ödeme bağlantısı gönder' })).toBeVisible();
  await expect(drawer.getByText('Komisyon')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Ödeme kaydet' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Misafir vazgeçti');
  await page.getByRole('dialog').getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(drawer.getByText('İptal').first()).toBeVisible();

  const { id: villa } = await findFreeVilla(request, {
    checkin: `${NEXT_YEAR}-03-06`,
    checkout: `${NEXT_YEAR}-03-13`,
  });
  await page.goto(`/dashboard/villas/${villa}`);
  await expect(page.getByLabel('Komisyon oranı')).toHaveCount(0);
  await expect(page.getByLabel('Ev sahibi', { exact: true })).toHaveCount(0);
  await page.getByLabel('Acenta notu').fill(uniqueName('Bahçe'));
  await page.getByRole('button', { name: /^Kaydet/ }).click();
  await expect(page.getByText(/kaydedildi/i).first()).toBeVisible();
  expect(refused).toEqual([]);
});

for (const [login, typed, offered, withheld] of [
  [ACCOUNTING, 'ödeme', ['Ödeme kaydet', 'Ödeme uyarıları'], ['Kartla ödeme']],
  [CLERK, 'rezervasyon', ['Yeni rezervasyon', 'Rezervasyonlar'], ['Mutabakat']],
  [FIELD, 'villa', ['Sonuç yok.'], ['Villalar', 'Yeni villa']],
] as const) {
  test(`the palette offers ${login.email} what they may do, and asks for nothing else`, async ({
    page,
  }) => {
    const refused = watchRefusals(page);
    await openSession(page, login);
    await page.goto('/dashboard/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox', { name: 'Ara ya da git' }).fill(typed);
    for (const words of offered) await expect(palette.getByText(words).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const words of withheld) await expect(palette.getByText(words)).toHaveCount(0);
    expect(refused).toEqual([]);
  });
}

test('an admin assigns a role', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/users/yeni');
  const surname = uniqueName('Kara');
  const form = page.getByRole('complementary');
  await form.getByLabel('Ad', { exact: true }).fill('Ümit');
  await form.getByLabel('Soyad').fill(surname);
  await form.getByLabel('E-posta').fill(`${crypto.randomUUID()}@posta.example`);
  await form.getByLabel('Rol').selectOption({ label: 'Muhasebe' });
  await form.getByRole('button', { name: /Ekle|Kaydet/ }).click();
  await expect(page.getByText('Kullanıcı eklendi')).toBeVisible();
  await page.goto('/dashboard/users?role=ACCOUNTING');
  await expect(page.getByText(surname).first()).toBeVisible();
});
