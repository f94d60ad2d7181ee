import { type APIRequestContext, expect, test } from '@playwright/test';
import { addMonths, formatDay, formatMonth, monthOf } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import {
  ADMIN,
  apiToken,
  findFreeVilla,
  GUEST,
  openSession,
  signIn,
  watchConsole,
} from '../support.ts';
import { startTask } from './task-meter.ts';
import { NEXT_YEAR } from '../dates.ts';

async function officeOf(request: APIRequestContext) {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  const get = async (path: string) => {
    const answer = await request.get(path, { headers: { authorization } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).content;
  };
  const post = async (path: string, data: object) => {
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).content;
  };
  const fileOf = async (month: string) =>
    (
      await request.get(`/v1/admin/journal/lines.csv?month=${month}`, {
        headers: { authorization },
      })
    ).text();
  return { get, post, fileOf };
}

test('a payout run without one owner pays the others, and is undone as a whole', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const { get } = await officeOf(request);
  await signIn(page, ADMIN);
  const task = startTask(page, 'Owners are paid, one left out');
  await task.keys('Control+k');
  await task.type(page.getByRole('combobox', { name: 'Ara ya da git' }), 'ev sahibi ödemeleri');
  await page.getByRole('option', { name: 'Ev sahibi ödemeleri' }).waitFor();
  await task.keys('Enter');
  await task.press(page.getByRole('link', { name: 'Yeni ödeme günü' }));
  await page.setViewportSize({ width: 390, height: 800 });
  const rows = page.getByRole('listitem').filter({ has: page.getByLabel('Ödenecek tutar') });
  await expect(rows.first()).toBeVisible();
  const owners = await rows.count();
  expect(owners).toBeGreaterThan(1);

  const left = rows.first();
  const name = await left.locator('label span').first().innerText();
  await task.press(left.getByRole('checkbox'));
  await expect(page.getByText(`${owners - 1} ev sahibine`)).toBeVisible();
  await page.getByLabel('Ekstreyi e-postayla gönder').uncheck();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await task.press(page.getByRole('button', { name: 'Ödemeleri yaz' }));

  await expect(page).toHaveURL(/\/payouts\/(?!yeni)[^/]+$/);
  const paid = page.getByRole('region', { name: 'Ödenenler' });
  await expect(paid).toBeVisible();
  task.end({ presses: 5, fields: 1 });
  await expect(paid.getByRole('link', { name, exact: true })).toHaveCount(0);
  const run = await get(`/v1/admin/payouts/${page.url().split('/').at(-1)}`);
  expect(run.payouts).toHaveLength(owners - 1);
  await expect(paid).toContainText(formatKurus(run.total));

  await page.getByRole('button', { name: 'Geri al' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hepsini geri al' })).toBeDisabled();
  await dialog.getByLabel('Neden').fill('Yanlış gün seçildi');
  await dialog.getByRole('button', { name: 'Hepsini geri al' }).click();
  await expect(page.getByText(/Geri alındı ·.*Yanlış gün seçildi/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Banka dosyasını indir' })).toHaveCount(0);

  // All of it is owed again.
  await page.goto('/dashboard/payouts/yeni');
  await expect(rows).toHaveCount(owners);
  expect(problems).toEqual([]);
});

test('amounts due to owners today and next are shown before a payout run is opened', async ({
  page,
  request,
}) => {
  const { get } = await officeOf(request);
  await openSession(page, ADMIN);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/dashboard/payouts');
  const table = page.getByRole('region', { name: 'Vadesi gelecekler' });
  const days = table.getByRole('row');
  await expect(days.nth(1)).toBeVisible();
  // Other tests sell and pay meanwhile: the two are taken until they meet.
  await expect(async () => {
    await page.reload();
    const { owners, coming } = await get('/v1/admin/payouts/proposal');
    const due = owners.reduce((sum: number, one: { due: number }) => sum + Math.max(0, one.due), 0);
    await expect(page.getByText('Vadesi gelen', { exact: true }).locator('..')).toContainText(
      formatKurus(due),
      { timeout: 10_000 },
    );
    await expect(days).toHaveCount(coming.length + 1);
    await expect(days.nth(1)).toContainText(formatDay(coming[0].day));
    await expect(days.nth(1)).toContainText(formatKurus(coming[0].amount));
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a month of the books is closed, and late entries go into the next', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const { get, post, fileOf } = await officeOf(request);
  // Whatever month is next; tests before this one may have closed some.
  const { next } = await get('/v1/admin/journal?month=2020-01');
  const following = addMonths(next, 1);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/transactions/muhasebe?ay=${next}`);
  await expect(page.getByText('Açık: kapatılacak sıradaki ay')).toBeVisible();
  await page.getByRole('button', { name: 'Ayı kapat' }).click();
  const dialog = page.getByRole('dialog', { name: `${formatMonth(next)} kapatılsın mı?` });
  await dialog.getByRole('button', { name: 'Ayı kapat' }).click();
  await expect(page.getByText(/^Kapandı ·/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ayı kapat' })).toHaveCount(0);
  const closed = await get(`/v1/admin/journal?month=${next}`);

  const dates = { checkin: `${NEXT_YEAR}-04-12`, checkout: `${NEXT_YEAR}-04-19` };
  const villa = await findFreeVilla(request, dates);
  const { items } = await get('/v1/admin/villas/all');
  const stay = await post('/v1/admin/reservations', {
    villa_id: items.find((one: { name: string }) => one.name === villa.name).id,
    checkIn: dates.checkin,
    checkOut: dates.checkout,
    adults: 2,
    status: 'option',
    customer: GUEST,
  });
  await post('/v1/admin/transactions', {
    reservation_id: stay.id,
    kind: 'prepayment',
    method: 'havale_eft',
    amount: 12_345,
    paidAt: `${next}-15T09:00:00.000Z`,
  });

  await page.goto(`/dashboard/transactions/muhasebe?ay=${following}`);
  if (following < monthOf(new Date().toISOString().slice(0, 10))) {
    await expect(page.getByText('Açık: kapatılacak sıradaki ay')).toBeVisible();
  }
  const late = `Para hareketi ${stay.reservation_id}, ${next}-15 tarihli`;
  expect(await fileOf(following)).toContain(late);
  expect(await fileOf(next)).not.toContain(stay.reservation_id);
  const journal = await get(`/v1/admin/journal?month=${following}`);
  expect(journal.debit).toBe(journal.credit);
  expect(await get(`/v1/admin/journal?month=${next}`)).toMatchObject({
    debit: closed.debit,
    credit: closed.credit,
    state: 'closed',
  });
  expect(problems).toEqual([]);
});
