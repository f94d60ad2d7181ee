import { expect, type Page, test } from '@playwright/test';
import { addDays, formatDay, istanbulDay } from '#domain/values/dates.ts';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { type Office, officeOf } from '../office.ts';
import { ADMIN, CLERK, openSession, watchConsole } from '../support.ts';

/** A guest who is in the house: stays longer, leaves later, complains, moves. */

const drawerOf = (page: Page) => page.getByRole('complementary', { name: /rezervasyonu/ });
const dialogOf = (page: Page) => page.getByRole('dialog');

type Stay = { id: string; checkin: string; checkout: string; villa_id: number };

/**
 * The stays of the demo whose guests have slept in the house and stay for two nights more; a test
 * takes one for itself, by its number.
 */
async function guestsInHouse(office: Office): Promise<Stay[]> {
  const today = istanbulDay(new Date());
  const { items }: { items: Stay[] } = await office.get(
    `/v1/admin/reservations?datetype=present&date1=${today}&date2=${today}&oldrez=all&order=checkin&take=200`,
  );
  return items.filter(({ checkin, checkout }) => checkin < today && checkout > addDays(today, 1));
}

test('a guest stays shorter, leaves later and complains: a clerk writes all of it', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const [stay] = await guestsInHouse(office);
  test.skip(stay === undefined, 'nobody is in a house today');
  if (!stay) return;
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
  expect((await office.read(stay as never)).checkout).toBe(earlier);
  await undo.click();
  await expect
    .poll(async () => (await office.read(stay as never)).checkout)
    .toBe(stay.checkout);

  await drawer.getByRole('button', { name: 'Geç çıkış tanı' }).click();
  const late = dialogOf(page);
  await expect(late).toContainText(/Temizlik .+ sonrasında başlar/);
  await late.getByLabel('Saat kaça kadar').selectOption({ index: 1 });
  await late.getByLabel('Ücret (₺)').fill('1.500');
  await expect(late).toContainText('1.500 ₺ ek hizmet olarak eklenir');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(late).toHaveCount(0);
  expect((await office.read(stay as never)).lateCheckout).not.toBeNull();

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
  expect(problems).toEqual([]);
});

test('a guest moves to another house from tonight, on a phone', async ({ page, request }) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const [, stay] = await guestsInHouse(office);
  test.skip(stay === undefined, 'nobody else is in a house today');
  if (!stay) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const drawer = drawerOf(page);
  await drawer.getByRole('button', { name: 'Başka eve taşı' }).click();
  const dialog = dialogOf(page);
  const houses = dialog.getByRole('region', { name: 'Boş evler' }).getByRole('listitem');
  await expect(houses.first()).toContainText(/\d+ kişi · \d+ oda/);
  await houses.first().getByRole('radio').check();
  await expect(dialog).toContainText('temizliğe girer');
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowAt(page, [390])).toEqual([0]);
  await dialog.getByRole('button', { name: 'Taşı' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(stay.id));
  const left = await office.read(stay as never);
  expect(left.checkout).toBe(istanbulDay(new Date()));
  expect(left.villa_id).toBe(stay.villa_id);
  expect(problems).toEqual([]);
});
