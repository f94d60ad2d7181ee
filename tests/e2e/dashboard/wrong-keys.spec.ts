import { expect, type Page, test } from '@playwright/test';
import { formatKurus } from '#domain/values/money.ts';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { NEXT_YEAR } from '../dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, CLERK, openSession, uniqueName, watchConsole } from '../support.ts';

/** What somebody types wrong, as it is asked about, taken back and said. */

const drawerOf = (page: Page) => page.getByRole('complementary', { name: /rezervasyonu/ });
const dialogOf = (page: Page) => page.getByRole('dialog');

for (const [width, height, login] of [
  [1440, 900, CLERK],
  [390, 844, ADMIN],
] as const) {
  test(`a payment that does not fit is asked about once, and taken back, at ${width} px`, async ({
    page,
    request,
  }) => {
    const problems = watchConsole(page);
    const office = await officeOf(request);
    const nights =
      width > 1000
        ? { checkin: `${NEXT_YEAR}-01-18`, checkout: `${NEXT_YEAR}-01-23` }
        : { checkin: `${NEXT_YEAR}-01-24`, checkout: `${NEXT_YEAR}-01-29` };
    const stay = await office.book(nights, 'option');
    const lira = (kurus: number) => String(kurus / 100).replace('.', ',');
    await page.setViewportSize({ width, height });
    await openSession(page, login);
    await page.goto(`/dashboard/reservations/${stay.id}`);
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('button', { name: 'Ödeme kaydet' })).toBeVisible();

    // A digit too many: asked once, with what was probably meant.
    await page.keyboard.press('d');
    const dialog = dialogOf(page);
    await dialog.getByLabel('Tutar').fill(lira(stay.prepayment * 10));
    await page.keyboard.press('Control+Enter');
    const question = dialog.getByRole('alert');
    await expect(question).toContainText(formatKurus(stay.prepayment * 10));
    await expect(question.getByRole('button', { name: 'Doğru, kaydet' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: /m[ıiuü]\?$/ }).click();
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    // What can be taken back stands in a bar of its own, at the foot.
    const undo = page
      .getByRole('region', { name: 'Geri alınabilir' })
      .getByRole('button', { name: 'Geri al' });
    await undo.hover();
    const bar = await undo.boundingBox();
    expect(bar?.y).toBeGreaterThan(height / 2);
    expect((await office.read(stay)).paid).toBe(stay.prepayment);
    await undo.click();
    await expect.poll(async () => (await office.read(stay)).paid).toBe(0);

    // More than is open, on purpose: recorded, and shown as paid too much wherever it is looked at.
    const over = stay.total + 100_000;
    await page.keyboard.press('d');
    await dialog.getByLabel('Tutar').fill(lira(over));
    await page.keyboard.press('Control+Enter');
    await question.getByRole('button', { name: 'Doğru, kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(drawer).toContainText('Fazla ödenen');
    await expect(drawer).toContainText(`${formatKurus(100_000)} fazla ödenmiş`);
    await page.goto(`/dashboard/reservations?reservation_id=${stay.reservation_id}&oldrez=all`);
    await expect(page.locator(`[data-row="${stay.id}"]`)).toBeVisible();
    await expect(page.getByText('fazla ödenmiş')).toBeVisible();
    expect(await overflowAt(page, [width])).toEqual([0]);

    // “İadeyi yap” has the amount in it already; the entry itself was a mistake all the same.
    await page.goto(`/dashboard/reservations/${stay.id}`);
    await drawer.getByRole('button', { name: 'İadeyi yap' }).click();
    await expect(dialog.getByLabel('Tutar')).toHaveValue('1.000');
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: 'Yanlış yazıldı' }).first().click();
    await expect(dialog).toContainText(formatKurus(over));
    await dialog.getByLabel('Neden').fill('Bir sıfır fazla');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    // Said top right, as everything that is only said.
    const said = page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem').first();
    await expect(said).toBeVisible();
    const box = await said.boundingBox();
    expect(box?.y).toBeLessThan(height / 2);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
    await expect(drawer).not.toContainText('Fazla ödenen');
    expect((await office.read(stay)).paid).toBe(0);
    await office.send('PATCH', `/v1/admin/reservations/${stay.id}`, {
      status: 'cancelled',
      reason: 'Deneme kaydı',
    });
    expect(problems).toEqual([]);
  });
}

test('after an extension at a new price, E opens the form with what is agreed, which saves', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const stay = await office.book(
    { checkin: `${NEXT_YEAR}-02-10`, checkout: `${NEXT_YEAR}-02-15` },
    'confirmed',
  );
  await openSession(page, CLERK);
  await page.goto(`/dashboard/reservations/${stay.id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('button', { name: 'Konaklamayı değiştir' })).toBeVisible();
  const extend = async (to: string, nights: string) => {
    await page.keyboard.press('e');
    const checkOut = drawer.getByLabel('Çıkış', { exact: true });
    await expect(checkOut).toBeFocused();
    await expect(checkOut).toBeInViewport();
    await checkOut.fill(to);
    await drawer.getByRole('radio', { name: /Yeni fiyat/ }).check();
    await page.keyboard.press('Control+Enter');
    await expect(drawer.getByRole('button', { name: 'Kaydet', exact: true })).toHaveCount(0);
    await expect(drawer).toContainText(nights);
  };
  await extend(`16.02.${NEXT_YEAR}`, '6 gece');
  const longer = await office.read(stay);
  expect(longer.total).toBeGreaterThan(stay.total);
  await page.keyboard.press('e');
  await expect(drawer.getByLabel('Çıkış', { exact: true })).toHaveValue(`16.02.${NEXT_YEAR}`);
  await expect(drawer).toContainText(formatKurus(longer.total));
  await page.keyboard.press('Escape');
  await page.goto(`/dashboard/reservations/${stay.id}`);
  await expect(drawer.getByRole('button', { name: 'Konaklamayı değiştir' })).toBeVisible();
  await extend(`17.02.${NEXT_YEAR}`, '7 gece');
  // Another house: which are free, for how many, and what they cost more or less.
  await page.keyboard.press('e');
  await drawer.getByRole('button', { name: 'Bu gecelerde boş evler' }).click();
  const houses = drawer.getByRole('region', { name: 'Boş evler' });
  await expect(houses.getByRole('listitem').first()).toContainText(/\d+ kişi · \d+ oda/);
  await expect(houses.getByText(/₺ (fazla|az)$/).first()).toBeVisible();
});

test('a price far from what stands is asked about with both numbers', async ({ page, request }) => {
  const office = await officeOf(request);
  const rows = [{ startsOn: `${NEXT_YEAR}-01-01`, endsOn: `${NEXT_YEAR}-12-31`, nightly: 500_000 }];
  const { id } = await villaOnSale(office, uniqueName('Yanlış Fiyat Evi'), rows);
  try {
    await openSession(page, CLERK);
    await page.goto(`/dashboard/villas/${id}?part=prices`);
    const nightly = page
      .getByRole('table', { name: 'Sezon fiyatları' })
      .getByLabel('1. satır, Gecelik (₺)');
    const save = page.getByRole('button', { name: 'Fiyatları kaydet' });
    const stored = async () =>
      (await office.get(`/v1/admin/villas/${id}`)).prices[0].nightly as number;
    await nightly.fill('50.000');
    await save.click();
    await expect(page.getByText(/5\.000 ₺ yerine 50\.000 ₺/)).toBeVisible();
    expect(await stored()).toBe(500_000);
    // Within the half nobody is asked.
    await nightly.fill('7.000');
    await save.click();
    await expect(page.getByText('Fiyatlar kaydedildi').last()).toBeVisible();
    expect(await stored()).toBe(700_000);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});
