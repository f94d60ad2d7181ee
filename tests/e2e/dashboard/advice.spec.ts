import { expect, test } from '@playwright/test';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, openSession, uniqueName, watchConsole } from '../support.ts';

/** Within the year that advice looks ahead. */
const FROM = addDays(istanbulDay(new Date()), 320);
const BLOCK = { started_at: FROM, finished_at: addDays(FROM, 7) };

test('unbookable nights are listed, previewed and opened by one change', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  // Seven free nights between closed ones and one without a price; the dearest of all that are lost.
  const week = { startsOn: addDays(FROM, 7), endsOn: addDays(FROM, 13), nightly: 8_000_000 };
  const before = { startsOn: addDays(FROM, -30), endsOn: addDays(FROM, 6), nightly: 8_000_000 };
  const rows = [before, { ...week, minNights: 12 }];
  const { id, facts } = await villaOnSale(office, uniqueName('Öneri Evi'), rows);
  const block = { villa_id: id, ...BLOCK, status: 'full', note: 'bakım' };
  await office.send('POST', '/v1/admin/villas/date', block);

  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, ADMIN);
  // The index may be some seconds old.
  const gaps = async () =>
    (await office.get(`/v1/admin/villas/${id}/advice`)).gaps.length as number;
  await expect.poll(gaps).toBe(1);
  await page.goto('/dashboard/advice');
  const row = page.getByRole('listitem').filter({ hasText: facts.name });
  await expect(row).toContainText('7 gece olursa satılabilir');
  await expect(row).toContainText('Bugün en az 12 gece isteniyor');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await row.getByRole('link', { name: /^Önizle ve aç/ }).click();
  await expect(page.getByText('1 villa seçili')).toBeVisible();
  await expect(page.getByLabel('En az gece')).toHaveValue('7');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await page.getByRole('button', { name: '1 villaya uygula' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '7 gece oldu' }).first()).toBeVisible();
  await expect.poll(gaps).toBe(0);
  await page.goto(`/dashboard/villas/${id}?part=advice`);
  await expect(page.getByText(/her boş gece için en az bir giriş/)).toBeVisible();
  await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  expect(problems).toEqual([]);
});
