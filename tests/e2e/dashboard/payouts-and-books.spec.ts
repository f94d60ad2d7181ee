import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  addMonths,
  formatDayNear,
  formatMonth,
  istanbulDay,
  monthOf,
} from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { officeOf } from '../office.ts';
import { ADMIN, apiToken, openSession, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const fileOf = async (request: APIRequestContext, month: string) => {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  return (await request.get(`/v1/admin/journal/lines.csv?month=${month}`, { headers })).text();
};

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
      { timeout: 60_000 },
    );
    await expect(days).toHaveCount(coming.length + 1);
    await expect(days.nth(1)).toContainText(formatDayNear(coming[0].day, istanbulDay(new Date())));
    await expect(days.nth(1)).toContainText(formatKurus(coming[0].amount));
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a month of the books is closed, and late entries go into the next', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const { book, get, send } = await officeOf(request);
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
  const stay = await book(dates);
  await send('POST', '/v1/admin/transactions', {
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
  expect(await fileOf(request, following)).toContain(late);
  expect(await fileOf(request, next)).not.toContain(stay.reservation_id);
  const journal = await get(`/v1/admin/journal?month=${following}`);
  expect(journal.debit).toBe(journal.credit);
  expect(await get(`/v1/admin/journal?month=${next}`)).toMatchObject({
    debit: closed.debit,
    credit: closed.credit,
    state: 'closed',
  });
  expect(problems).toEqual([]);
});
