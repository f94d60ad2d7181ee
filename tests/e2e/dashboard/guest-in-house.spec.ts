import { expect, type Page, test } from '@playwright/test';
import { addDays, formatDay, istanbulDay } from '#domain/values/dates.ts';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { type Made, type Office, officeOf } from '../office.ts';
import { ADMIN, CLERK, openSession, watchConsole } from '../support.ts';

/** A guest who is in the house: stays longer, leaves later, complains, moves. */

const drawerOf = (page: Page) => page.getByRole('complementary', { name: /rezervasyonu/ });
const dialogOf = (page: Page) => page.getByRole('dialog');

/**
 * A stay of the demo whose guest has slept in the house and stays for two nights more: nobody can
 * be booked into yesterday.
 */
async function guestInHouse(office: Office): Promise<Made> {
  const today = istanbulDay(new Date());
  const { items } = await office.get(
    `/v1/admin/reservations?datetype=present&date1=${today}&date2=${today}&oldrez=all&order=checkin&take=200`,
  );
  const guest = (items as (Made & { checkin: string; checkout: string })[]).find(
    ({ checkin, checkout }) => checkin < today && checkout > addDays(today, 1),
  );
  // The demo always has one (drizzle/seed/import/pinned-stays.ts).
  if (guest === undefined) throw new Error('nobody of the demo has slept in a house');
  return guest;
}

test('a guest in the house stays shorter, leaves later, complains and moves, on a phone too', async ({
  page,
  browser,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const guest = await guestInHouse(office);
  const stay = await office.read(guest);
  await openSession(page, CLERK);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const drawer = drawerOf(page);

  await drawer.getByRole('button', { name: 'Uzat ya da kısalt' }).click();
  const earlier = addDays(stay.checkout, -1);
  await drawer.getByLabel('Çıkış', { exact: true }).fill(earlier);
  await expect(drawer).toContainText(
    `Çıkış ve temizlik ${formatDay(stay.checkout)} yerine ${formatDay(earlier)}`,
  );
  await drawer.getByRole('radio', { name: /Anlaşılan fiyat kalsın/ }).check();
  await page.keyboard.press('Control+Enter');
  const undo = page
    .getByRole('region', { name: 'Geri alınabilir' })
    .getByRole('button', { name: 'Geri al' });
  await undo.hover();
  expect((await office.read(guest)).checkout).toBe(earlier);
  await undo.click();
  await expect.poll(async () => (await office.read(guest)).checkout).toBe(stay.checkout);

  await expect(page.getByText('Geri alındı: konaklama eski hâlinde.')).toBeVisible();
  await expect(drawer).toContainText(`${stay.nights} gece`);

  await drawer.getByRole('button', { name: /^(Geç çıkış tanı|Değiştir)$/ }).click();
  const late = dialogOf(page);
  await expect(late).toContainText(/Temizlik .+ sonrasında başlar/);
  await late.getByLabel('Saat kaça kadar').selectOption({ index: 1 });
  await late.getByLabel('Ücret (₺)').fill('1.500');
  await expect(late).toContainText('1.500 ₺ ek hizmet olarak eklenir');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(late).toHaveCount(0);
  expect((await office.read(guest)).lateCheckout).not.toBeNull();

  await drawer.getByRole('button', { name: 'Şikâyet yaz' }).click();
  const complaint = dialogOf(page);
  const what = `Klima soğutmuyor ${Date.now()}`;
  await complaint.getByLabel('Ne oldu').fill(what);
  await complaint.getByLabel('Ne söz verdik').fill('Usta yarın öğlene kadar gelecek');
  await page.keyboard.press('Control+Enter');
  await expect(complaint).toHaveCount(0);
  await expect(drawer).toContainText(what);
  await page.goto('/dashboard/complaints');
  await expect(page.getByText(what)).toBeVisible();
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const card = drawer.getByRole('listitem').filter({ hasText: what }).last();
  await card.getByRole('button', { name: 'Kapat' }).click();
  await dialogOf(page).getByLabel('Misafir ne dedi').fill('Teşekkür etti');
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(card).toContainText('Teşekkür etti');

  // From tonight in another house: an admin, on a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hand = await phone.newPage();
  await openSession(hand, ADMIN);
  await hand.goto(`/dashboard/reservations/${stay.id}`);
  await drawerOf(hand).getByRole('button', { name: 'Başka eve taşı' }).click();
  const dialog = dialogOf(hand);
  const houses = dialog.getByRole('region', { name: 'Boş evler' }).getByRole('listitem');
  await expect(houses.first()).toContainText(/\d+ kişi · \d+ oda/);
  await houses.first().getByRole('radio').check();
  await expect(dialog).toContainText('temizliğe girer');
  expect(await faultsOf(hand)).toEqual([]);
  expect(await overflowAt(hand, [390])).toEqual([0]);
  await dialog.getByRole('button', { name: 'Taşı' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hand).not.toHaveURL(new RegExp(stay.id));
  const left = await office.read(guest);
  expect(left.checkout).toBe(istanbulDay(new Date()));
  expect(left.villa_id).toBe(stay.villa_id);
  await phone.close();
  expect(problems).toEqual([]);
});
