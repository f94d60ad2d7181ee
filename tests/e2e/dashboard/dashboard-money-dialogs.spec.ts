import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { faultsOf } from '../accessibility.ts';
import { type Made, officeOf } from '../office.ts';
import { ADMIN, GUEST, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

/** A guest pays what is due by card. */
async function payByCard(
  request: APIRequestContext,
  { reservation_id: code }: Made,
): Promise<void> {
  const started = await request.post('/v1/payment/checkout', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { code, email: GUEST.email },
  });
  const { pageUrl } = (await started.json()).content;
  await request.post(new URL(pageUrl).pathname, {
    form: { act: 'pay', code: '123456', play: 'normal' },
    maxRedirects: 0,
  });
}

const dialogOf = (page: Page) => page.getByRole('dialog');

async function expectAccessible(page: Page, part: string): Promise<void> {
  // A dialog is loaded when it is first opened.
  await expect(page.locator(part).last()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
}

test('a paid stay is cancelled with its fee and refunds in one step', async ({ page, request }) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const stay = await office.book({ checkin: `${NEXT_YEAR}-02-22`, checkout: `${NEXT_YEAR}-02-27` });
  await payByCard(request, stay);
  await office.pay(stay, 'balance', 500_000);
  await office.pay(stay, 'deposit', 300_000);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  await expect(page.getByRole('button', { name: 'Rezervasyonu iptal et' })).toBeVisible();
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  // Part of what was agreed for the arrival has been paid: the agreed amount is not what is left.
  await expect(drawer).toContainText('Girişte (anlaşılan)');
  await page.keyboard.press('i');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(formatKurus(stay.prepayment + 500_000));
  await expect(dialog).toContainText('Koşullara göre');
  await expect(dialog.getByLabel(/^Karta/)).toHaveValue(/\d/);
  await expectAccessible(page, 'dialog');

  // Another fee wants a word; nothing leaves before there is one.
  await dialog.getByLabel('Neden').fill('Uçuş iptal oldu');
  await dialog.getByLabel('Kesinti', { exact: true }).fill('1.000');
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialog).toContainText('Koşullardan farklı kesintinin nedenini yazın.');
  await dialog.getByLabel(/Kesinti neden/).fill('Jest');
  await dialog.getByLabel(/IBAN/).fill('TR33 0006 1005 1978 6457 8413 26');
  // Where money goes never stands in the browser's storage.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('8413');
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(drawer.getByText('İptal', { exact: true }).first()).toBeVisible();
  await expect(drawer).toContainText('Misafirin borcu0 ₺');
  await expect(drawer).toContainText('Kesintinin nedeni: Jest');
  await expect(drawer.getByText('İade bekliyor')).toHaveCount(0);
  expect(await office.read(stay)).toMatchObject({
    status: 'cancelled',
    paid: 100_000,
    due: 0,
    off: { kept: 100_000, refundDue: 0 },
  });
  expect(problems).toEqual([]);
});

test('what a guest paid the owner at the door settles the stay and not the owner’s account', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const stay = await office.book(
    { checkin: `${NEXT_YEAR}-03-08`, checkout: `${NEXT_YEAR}-03-13` },
    'confirmed',
  );
  await office.pay(stay, 'prepayment', stay.prepayment);
  const before = await office.read(stay);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  await page.getByRole('button', { name: 'Ödeme kaydet' }).click();
  const dialog = dialogOf(page);
  // The second press of a double click lands beside the dialog, and does not close it.
  await expect(dialog).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog.getByLabel('Ne için')).toHaveValue('balance');
  await expect(dialog).toContainText('ev sahibine borç yazılır');
  await dialog.getByLabel('Nasıl').selectOption('Ev sahibine');
  await expect(dialog).toContainText('kasamıza girmedi');
  await expectAccessible(page, 'dialog');
  // A deposit is the agency's to keep.
  await dialog.getByLabel('Ne için').selectOption('Depozito');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toContainText('yalnız ön ödeme ya da kalan ödemeyi');
  await dialog.getByLabel('Ne için').selectOption('Kalan ödeme');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);

  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toContainText('Kalan yok0 ₺');
  await expect(drawer).toContainText('Kalan ödeme · Ev sahibine');
  const after = await office.read(stay);
  expect([after.due, after.open.owner_payout, after.open.refund]).toEqual([
    0,
    before.open.owner_payout,
    stay.prepayment,
  ]);

  // Were it cancelled now, the agency could give back only what it has.
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialog).toContainText('Bunun ev sahibinde olanı');
  await expect(dialog).toContainText('Ev sahibi geri verecek');
  await expect(dialog).toContainText('ev sahibinde. Misafire geri verince');
  await expectAccessible(page, 'dialog');
});

test('money due to be refunded is shown in the drawer and the alarms until it is refunded', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const stay = await office.book(
    { checkin: `${NEXT_YEAR}-03-01`, checkout: `${NEXT_YEAR}-03-06` },
    'confirmed',
  );
  await office.pay(stay, 'prepayment', stay.prepayment);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await dialogOf(page).getByLabel('Neden').fill('Plan değişti');
  await dialogOf(page).getByRole('combobox').selectOption('later');
  await expect(dialogOf(page)).toContainText('“İade bekliyor” olarak durur');
  await dialogOf(page).getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto('/dashboard/transactions/uyarilar');
  const alarm = page.getByRole('listitem').filter({ hasText: stay.reservation_id });
  await expect(alarm).toContainText('İade bekliyor');
  // No word closes it: only the money does.
  await expect(alarm.getByRole('button', { name: 'Uyarıyı kapat' })).toHaveCount(0);

  await alarm.getByRole('link', { name: 'İadeyi yap' }).click();
  await page.getByRole('button', { name: 'İade et' }).click();
  await expectAccessible(page, 'dialog');
  await dialogOf(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('İade bekliyor')).toHaveCount(0);
  expect((await office.read(stay)).off).toMatchObject({ refundDue: 0 });
});

test('what was paid beyond the total goes back to its card from its alarm', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const stay = await office.book({ checkin: `${NEXT_YEAR}-03-15`, checkout: `${NEXT_YEAR}-03-20` });
  await payByCard(request, stay);
  await office.pay(stay, 'balance', stay.total);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/transactions/uyarilar');
  const alarm = page.getByRole('listitem').filter({ hasText: stay.reservation_id });
  await expect(alarm).toContainText('Tutarı aşan para');
  await alarm.getByRole('button', { name: 'Fazlasını karta iade et' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Neden')).toHaveValue('Fazla ödeme');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'İade et' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(stay.reservation_id)).toHaveCount(0);
});

test('confirming shows whose nights they are and warns where nothing was paid; Enter does it', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const stay = await office.book({ checkin: `${NEXT_YEAR}-03-08`, checkout: `${NEXT_YEAR}-03-13` });
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  await expect(page.getByRole('button', { name: 'Onayla' })).toBeVisible();
  await page.keyboard.press('o');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('5 gece');
  await expect(dialog).toContainText((await office.read(stay)).villa_name);
  await expect(dialog.getByRole('note')).toContainText('Hiç ödeme alınmadı: 0 ₺');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await office.read(stay)).status).toBe('confirmed');
});

test('another stay asks which price holds, and is taken back whole', async ({ page, request }) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const stay = await office.book(
    { checkin: `${NEXT_YEAR}-03-15`, checkout: `${NEXT_YEAR}-03-20` },
    'confirmed',
  );
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await drawer.getByRole('button', { name: 'Konaklamayı değiştir' }).click();
  await drawer.getByLabel('Çıkış', { exact: true }).fill(`${NEXT_YEAR}-03-21`);
  const kept = drawer.getByRole('radio', { name: /Anlaşılan fiyat kalsın/ });
  await expect(kept).toBeVisible();
  await expect(kept).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Kaydet' }).first().click();
  await expect(drawer).toContainText('Hangi fiyatla kalacağını seçin.');
  await kept.check();
  await expect(drawer).toContainText(formatKurus(stay.total));
  await expectAccessible(page, 'aside');
  await drawer.getByRole('button', { name: 'Kaydet' }).first().click();
  // The choice of a price names six nights too: only what can be undone has been saved.
  // It stays while a mouse rests on it.
  await page.getByRole('button', { name: 'Geri al' }).hover();
  await expect(drawer).toContainText('6 gece');
  expect(await office.read(stay)).toMatchObject({
    checkout: `${NEXT_YEAR}-03-21`,
    total: stay.total,
  });

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Geri alındı: konaklama eski hâlinde.')).toBeVisible();
  await expect(drawer).toContainText('5 gece');
  expect(await office.read(stay)).toMatchObject({
    checkout: `${NEXT_YEAR}-03-20`,
    total: stay.total,
  });
  expect(problems).toEqual([]);
});

test('a draft is offered where it was typed, never applied, and never under other nights', async ({
  page,
}) => {
  const opened = (checkin: string) =>
    `/dashboard/reservations/yeni?${new URLSearchParams({ checkin, checkout: addDays(checkin, 5) })}`;
  const first = page.getByLabel('Ad', { exact: true });
  const offer = page.getByRole('region', { name: 'Yarım kalan taslak' });
  page.on('dialog', (dialog) => void dialog.accept());
  await openSession(page, ADMIN);
  await page.goto(opened(`${NEXT_YEAR}-04-05`));
  await first.fill('Şükriye');
  await page
    .getByLabel('Acenta notu (misafir görmez)')
    .fill('IBAN TR330006100519786457841326, TC 10000000146');

  // The next call, other nights: what was picked on the calendar stands, and nothing else.
  await page.goto(opened(`${NEXT_YEAR}-04-12`));
  await expect(page.getByRole('textbox', { name: 'Giriş' })).toHaveValue(`12.04.${NEXT_YEAR}`);
  await expect(first).toHaveValue('');
  await expect(offer).toHaveCount(0);

  // The first call again: offered with what it is about, without what no storage may hold.
  await page.goto(opened(`${NEXT_YEAR}-04-05`));
  await expect(offer).toContainText('Şükriye');
  await expect(first).toHaveValue('');
  await expectAccessible(page, '[aria-label="Yarım kalan taslak"]');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain('10000000146');
  expect(stored).not.toContain('TR33');
  await offer.getByRole('button', { name: 'Sürdür' }).click();
  await expect(first).toHaveValue('Şükriye');
  await expect(offer).toHaveCount(0);

  await page.reload();
  await offer.getByRole('button', { name: 'Sil' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Giriş' })).toHaveValue(`05.04.${NEXT_YEAR}`);
  await expect(offer).toHaveCount(0);
});
