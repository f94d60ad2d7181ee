import { expect, test } from '@playwright/test';
import { formatKurus } from '#domain/values/money.ts';
import { officeOf } from '../office.ts';
import { ADMIN, signIn, watchConsole } from '../support.ts';
import { startTask } from './task-meter.ts';

/** A run pays every owner what is due on that day: whatever another test paid meanwhile would change it. */
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
