import { expect, type Page, test } from '@playwright/test';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { NEXT_YEAR } from '../dates.ts';
import { type Office, officeOf, villaOnSale } from '../office.ts';
import { ADMIN, CLERK, signIn, uniqueName, watchConsole } from '../support.ts';
import { openStay, startTask } from './task-meter.ts';

/** Tasks of an agency's day at the desk: money, prices, people; each begins on the home. */

const dialogOf = (page: Page) => page.getByRole('dialog');

let problems: string[];
test.beforeEach(({ page }) => {
  problems = watchConsole(page);
});
test.afterEach(() => expect(problems).toEqual([]));

type Task = ReturnType<typeof startTask>;

/** Opens what the palette finds first for these words: a screen, a villa or somebody. */
async function openByName(page: Page, task: Task, name: string): Promise<void> {
  await task.keys('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ara ya da git' });
  await task.type(palette.getByRole('combobox'), name);
  await palette.getByRole('option', { name }).first().waitFor();
  await task.keys('Enter');
  await expect(palette).toHaveCount(0);
}

/** An option of its own, in the coming year. */
const option = (office: Office, day: string) =>
  office.book(
    { checkin: `${NEXT_YEAR}-${day}`, checkout: addDays(`${NEXT_YEAR}-${day}`, 5) },
    'option',
  );

test('a request becomes an option', async ({ page, request }) => {
  const office = await officeOf(request);
  const checkin = addDays(istanbulDay(new Date()), 40);
  const stay = await office.book({ checkin, checkout: addDays(checkin, 7) }, 'requested');
  await signIn(page, CLERK);
  const task = startTask(page, 'A request becomes an option');
  await openStay(page, task, stay.reservation_id);
  await task.keys('p');
  await expect(dialogOf(page)).toContainText('Opsiyon');
  await task.keys('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  task.end({ presses: 4, fields: 1 });
  expect(await office.read(stay)).toMatchObject({ status: 'option' });
});

test('a guest is reminded of the prepayment', async ({ page, request }) => {
  const office = await officeOf(request);
  const stay = await option(office, '03-02');
  await signIn(page, CLERK);
  const task = startTask(page, 'A guest is reminded of the prepayment');
  const drawer = await openStay(page, task, stay.reservation_id);
  await task.press(drawer.getByRole('button', { name: 'Banka bilgisi gönder' }));
  await expect(dialogOf(page)).toContainText('ön ödeme bilgisi gönderilir');
  await task.keys('Enter');
  await expect(page.getByText(/E-posta sıraya alındı/)).toBeVisible();
  task.end({ presses: 4, fields: 1 });
});

test('a wrong payment is taken back', async ({ page, request }) => {
  const office = await officeOf(request);
  const stay = await option(office, '03-09');
  await office.pay(stay, 'prepayment', stay.prepayment * 2);
  await signIn(page, CLERK);
  const task = startTask(page, 'A wrong payment is taken back');
  const drawer = await openStay(page, task, stay.reservation_id);
  await task.press(drawer.getByRole('button', { name: 'Yanlış yazıldı' }).first());
  await task.type(dialogOf(page).getByLabel('Neden'), 'Başka rezervasyonun');
  await task.keys('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  task.end({ presses: 4, fields: 2 });
  expect((await office.read(stay)).paid).toBe(0);
});

test('an overpayment is seen and refunded', async ({ page, request }) => {
  const office = await officeOf(request);
  const stay = await option(office, '03-16');
  await office.pay(stay, 'balance', stay.total + 100_000);
  await signIn(page, CLERK);
  const task = startTask(page, 'An overpayment is seen and refunded');
  const drawer = await openStay(page, task, stay.reservation_id);
  await expect(drawer).toContainText('Fazla ödenen');
  await task.press(drawer.getByRole('button', { name: 'İadeyi yap' }));
  await expect(dialogOf(page).getByLabel('Tutar')).toHaveValue('1.000');
  await task.keys('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(drawer).toContainText('Kalan yok');
  task.end({ presses: 4, fields: 1 });
  expect((await office.read(stay)).paid).toBe(stay.total);
});

test('a price typo is asked about, and a discount is added', async ({ page, request }) => {
  const office = await officeOf(request);
  const name = uniqueName('Villa İndirim');
  const rows = [{ startsOn: `${NEXT_YEAR}-01-01`, endsOn: `${NEXT_YEAR}-12-31`, nightly: 500_000 }];
  const { id } = await villaOnSale(office, name, rows);
  try {
    await signIn(page, ADMIN);
    const typo = startTask(page, 'A price typo is asked about');
    await openByName(page, typo, name);
    await typo.press(
      page.getByRole('navigation', { name: 'Villanın bölümleri' }).getByRole('link', {
        name: /^Fiyatlar/,
      }),
    );
    const nightly = page
      .getByRole('table', { name: 'Sezon fiyatları' })
      .getByLabel('1. satır, Gecelik (₺)');
    await typo.type(nightly, '50.000');
    await typo.press(page.getByRole('button', { name: 'Fiyatları kaydet' }));
    await expect(page.getByText(/5\.000 ₺ yerine 50\.000 ₺/)).toBeVisible();
    typo.end({ presses: 4, fields: 2 });
    await nightly.fill('5.000');

    const discount = startTask(page, 'A discount is added');
    await discount.press(page.getByRole('button', { name: 'İndirim ekle' }));
    await discount.type(page.getByLabel('Oran').last(), '10');
    await discount.type(page.getByLabel('Girişten kaç gün önce').last(), '60');
    await discount.press(page.getByRole('button', { name: 'İndirimleri kaydet' }));
    await expect(page.getByText('İndirimler kaydedildi')).toBeVisible();
    discount.end({ presses: 2, fields: 2 });
    const { discounts } = await office.get(`/v1/admin/villas/${id}`);
    expect(discounts).toMatchObject([{ kind: 'early', rate: 1_000, daysBefore: 60 }]);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});

test('an owner’s statement is read', async ({ page, request }) => {
  const office = await officeOf(request);
  const { owner } = await office.get('/v1/admin/villas/1');
  await signIn(page, ADMIN);
  const task = startTask(page, 'An owner’s statement is read');
  await openByName(page, task, 'Ev sahibi ekstresi');
  await task.choose(page.getByLabel('Ev sahibi', { exact: true }), owner.name);
  await expect(page.getByText('Devreden', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/kisi=/);
  task.end({ presses: 2, fields: 2 });
});

test('the management report is read', async ({ page }) => {
  await signIn(page, ADMIN);
  const task = startTask(page, 'The management report is read');
  await openByName(page, task, 'Yönetim raporu');
  await expect(page.getByRole('region', { name: 'Aylar' }).getByRole('row').nth(1)).toBeVisible();
  task.end({ presses: 2, fields: 1 });
});

test('a bank’s statement is brought', async ({ page, request }) => {
  const office = await officeOf(request);
  const { accounts } = await office.get('/v1/admin/bank-lines');
  const { iban } = accounts.find(({ currency }: { currency: string }) => currency === 'TRY');
  const csv = `Hesap;${iban}\r\nTarih;Açıklama;Borç;Alacak\r\n04.11.2026;GÜN${Date.now()};1,25;`;
  await signIn(page, ADMIN);
  const task = startTask(page, 'A bank’s statement is brought');
  await openByName(page, task, 'Mutabakat');
  const chosen = page.waitForEvent('filechooser');
  await task.press(page.getByRole('button', { name: 'Ekstre yükle' }));
  await (
    await chosen
  ).setFiles({ name: 'hesap.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 yeni satır.')).toBeVisible();
  task.end({ presses: 3, fields: 1 });
});

test('somebody is found by name', async ({ page, request }) => {
  const office = await officeOf(request);
  const name = uniqueName('Nezihe');
  const email = `${crypto.randomUUID()}@posta.example`;
  const message = 'Merhaba, havuz ısıtılıyor mu?';
  await office.send('POST', '/v1/contact', { name, email, phone: '', subject: '', message });
  await signIn(page, CLERK);
  const task = startTask(page, 'Somebody is found by name');
  await openByName(page, task, name);
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  task.end({ presses: 2, fields: 1 });
});

test('a review is approved', async ({ page, request }) => {
  const office = await officeOf(request);
  await signIn(page, ADMIN);
  const task = startTask(page, 'A review is approved');
  await task.pair('g', 'y');
  const listed = page.waitForResponse((answer) => /comment.*[?&]active=0/.test(answer.url()));
  await task.choose(page.getByLabel('Durum', { exact: true }), 'Onay bekleyenler');
  await listed;
  const row = page.locator('[data-row]').first();
  await expect(page).toHaveURL(/active=0/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const id = await row.getAttribute('data-row');
  await task.press(row);
  await task.press(page.getByRole('button', { name: 'Yayımla' }));
  await expect(page.getByText('Yorum yayında')).toBeVisible();
  task.end({ presses: 4, fields: 1 });
  await office.send('PUT', `/v1/admin/villas/commentactivity/${id}`, { active: false });
});
