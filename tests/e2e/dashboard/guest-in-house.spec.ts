import { expect, type Page, test } from '@playwright/test';
import { addDays, formatDay, istanbulDay } from '#domain/values/dates.ts';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { type Made, type Office, officeOf } from '../office.ts';
import { ADMIN, CLERK, openSession, watchConsole } from '../support.ts';
import { startTask } from './task-meter.ts';

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

  const shorter = startTask(page, 'A guest in the house leaves earlier');
  await shorter.press(drawer.getByRole('button', { name: 'Uzat ya da kısalt' }));
  const earlier = addDays(stay.checkout, -1);
  await shorter.type(drawer.getByLabel('Çıkış', { exact: true }), earlier);
  await expect(drawer).toContainText(
    `Çıkış ve temizlik ${formatDay(stay.checkout)} yerine ${formatDay(earlier)}`,
  );
  await shorter.press(drawer.getByRole('radio', { name: /Anlaşılan fiyat kalsın/ }));
  await shorter.keys('Control+Enter');
  const undo = page
    .getByRole('region', { name: 'Geri alınabilir' })
    .getByRole('button', { name: 'Geri al' });
  await undo.hover();
  shorter.end({ presses: 3, fields: 1 });
  expect((await office.read(guest)).checkout).toBe(earlier);
  await undo.click();
  await expect.poll(async () => (await office.read(guest)).checkout).toBe(stay.checkout);

  await expect(page.getByText('Geri alındı: konaklama eski hâlinde.')).toBeVisible();
  await expect(drawer).toContainText(`${stay.nights} gece`);

  const later = startTask(page, 'A late check-out with its fee');
  await later.press(drawer.getByRole('button', { name: /^(Geç çıkış tanı|Değiştir)$/ }));
  const late = dialogOf(page);
  await expect(late).toContainText(/Temizlik .+ sonrasında başlar/);
  await late.getByLabel('Saat kaça kadar').selectOption({ index: 1 });
  await later.type(late.getByLabel('Ücret (₺)'), '1.500');
  await expect(late).toContainText('1.500 ₺ ek hizmet olarak eklenir');
  expect(await faultsOf(page)).toEqual([]);
  await later.keys('Control+Enter');
  await expect(late).toHaveCount(0);
  later.end({ presses: 2, fields: 1 });
  expect((await office.read(guest)).lateCheckout).not.toBeNull();

  const taken = startTask(page, 'A complaint is taken, with a promise');
  await taken.press(drawer.getByRole('button', { name: 'Şikâyet yaz' }));
  const complaint = dialogOf(page);
  const what = `Klima soğutmuyor ${Date.now()}`;
  expect(await faultsOf(page)).toEqual([]);
  await taken.type(complaint.getByLabel('Ne oldu'), what);
  await taken.type(complaint.getByLabel('Ne söz verdik'), 'Usta yarın öğlene kadar gelecek');
  await taken.keys('Control+Enter');
  await expect(complaint).toHaveCount(0);
  await expect(drawer).toContainText(what);
  taken.end({ presses: 2, fields: 2 });
  await page.goto('/dashboard/complaints');
  await expect(page.getByText(what)).toBeVisible();
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const card = drawer.getByRole('listitem').filter({ hasText: what }).last();
  const closed = startTask(page, 'A complaint is closed with the guest’s word');
  await closed.press(card.getByRole('button', { name: 'Kapat' }));
  await closed.type(dialogOf(page).getByLabel('Misafir ne dedi'), 'Teşekkür etti');
  await closed.keys('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  closed.end({ presses: 2, fields: 1 });
  await expect(card).toContainText('Teşekkür etti');

  // From tonight in another house: an admin, on a phone.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hand = await phone.newPage();
  await openSession(hand, ADMIN);
  await hand.goto(`/dashboard/reservations/${stay.id}`);
  const moved = startTask(hand, 'A guest moves to another house tonight, on a phone');
  await moved.press(drawerOf(hand).getByRole('button', { name: 'Başka eve taşı' }));
  const dialog = dialogOf(hand);
  const houses = dialog.getByRole('region', { name: 'Boş evler' }).getByRole('listitem');
  await expect(houses.first()).toContainText(/\d+ kişi · \d+ oda/);
  await moved.press(houses.first().getByRole('radio'));
  await expect(dialog).toContainText('temizliğe girer');
  expect(await faultsOf(hand)).toEqual([]);
  expect(await overflowAt(hand, [390])).toEqual([0]);
  await moved.press(dialog.getByRole('button', { name: 'Taşı' }));
  await expect(dialog).toHaveCount(0);
  moved.end({ presses: 3, fields: 0 });
  await expect(hand).not.toHaveURL(new RegExp(stay.id));
  const left = await office.read(guest);
  expect(left.checkout).toBe(istanbulDay(new Date()));
  expect(left.villa_id).toBe(stay.villa_id);
  await phone.close();
  expect(problems).toEqual([]);
});
