import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram } from '#tests/support/find-program.ts';
import { officeOf } from '../office.ts';
import { ADMIN, GUEST, openSession } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const DATES = { checkin: `${NEXT_YEAR}-11-03`, checkout: `${NEXT_YEAR}-11-10` };

test('a guest scans the prepayment on a phone: account, amount and code are in the picture', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const office = await officeOf(request);
  const stay = await office.book(DATES);
  await page.goto('/guvenli-odeme');
  await page.getByLabel('Rezervasyon kodu').fill(stay.reservation_id);
  await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
  await page.getByRole('button', { name: 'Tutarı göster' }).click();
  const picture = page.getByRole('img', { name: /hesabına havalenin karekodu/ }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const zbarimg = findProgram('zbarimg', 'zbar-tools');
  if (zbarimg === null) return;
  const src = (await picture.getAttribute('src')) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'karekod-'));
  try {
    const file = join(folder, 'karekod.gif');
    writeFileSync(file, await (await request.get(src)).body());
    const said = execFileSync(zbarimg, ['--raw', '-q', file], { encoding: 'utf8' });
    expect(said).toContain(stay.reservation_id.replace('-', ''));
    expect(said).toContain(`5412${String(stay.prepayment).padStart(12, '0')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an admin tries a sample, and guests see theirs from then on', async ({ page, request }) => {
  const office = await officeOf(request);
  const { items } = await office.get('/v1/admin/banks');
  const [id, euro] = ['Fethiye', 'EUR'].map(
    (mark) =>
      items.find((bank: { branch: string; currency: string }) =>
        [bank.branch, bank.currency].includes(mark),
      ).id,
  );
  const isShown = async () =>
    (await office.get('/v1/website/bank')).items.find((bank: { id: number }) => bank.id === id)
      .karekod;
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/website/bank/${id}`);
  await expect(page.getByRole('img', { name: 'Denemek için karekod' })).toBeVisible();
  await page.getByRole('button', { name: 'Denedim, doğru' }).click();
  await expect(page.getByText('denendi; misafirler karekodu görüyor')).toBeVisible();
  expect(await isShown()).toBe(true);
  await page.getByRole('button', { name: 'Karekodu kapat' }).click();
  await expect(page.getByRole('button', { name: 'Denedim, doğru' })).toBeVisible();
  expect(await isShown()).toBe(false);
  await page.goto(`/dashboard/website/bank/${euro}`);
  await expect(page.getByText('Karekod yalnız Türk lirası hesabı için yapılır')).toBeVisible();
});
