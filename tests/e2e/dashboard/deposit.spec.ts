import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { type Office, officeOf } from '../office.ts';
import { ACCOUNTING, ADMIN, openSession, watchConsole } from '../support.ts';

/** A picture that browsers open. */
const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#4a7a8c' } })
    .jpeg()
    .toBuffer();

/** A stay of the demo that is over and whose deposit nobody has taken yet. */
async function stayedWithoutDeposit({ get }: Office): Promise<{ id: string; code: string }> {
  const path = '/v1/admin/reservations?status=completed&oldrez=all&take=100';
  const { items } = await get(path);
  for (const { id, reservation_id: code } of items.toReversed()) {
    const entries = (await get(`/v1/admin/transactions?reservation_id=${code}&take=100`)).items;
    if (entries.every(({ kind }: { kind: string }) => !kind.includes('deposit'))) {
      return { id, code };
    }
  }
  throw new Error('The demo has no such stay.');
}

test('a mistyped deduction is corrected where it is seen, with its amounts before and after', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const { id, code } = await stayedWithoutDeposit(office);
  await office.send('POST', '/v1/admin/transactions', {
    reservation_id: code,
    kind: 'deposit',
    method: 'cash',
    amount: 2_500_000,
    notify: false,
  });
  await openSession(page, ADMIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/reservations/${id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Hasar için kes' }).click();
  await dialog.getByLabel('Kesilecek tutar').fill('20.00');
  await dialog.getByLabel('Hasar nedir').focus();
  await expect(dialog.getByLabel('Kesilecek tutar')).toHaveValue('20.00');
  await expect(dialog).toContainText('Tutarı 1.234,56 gibi yazın.');
  await dialog.getByLabel('Kesilecek tutar').fill('20.000');
  await dialog.getByLabel('Hasar nedir').fill('İki şezlong kırıldı');
  await dialog
    .getByLabel('Fotoğraf')
    .setInputFiles({ name: 'hasar.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await dialog.getByRole('button', { name: 'Kes', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toContainText('İki şezlong kırıldı · 20.000 ₺');

  await drawer.getByRole('button', { name: 'Geri al / düzelt' }).click();
  await expect(dialog).toContainText('Elimizdeki depozito5.000 ₺');
  const save = dialog.getByRole('button', { name: /geri al$/i });
  await dialog.getByLabel('Doğru kesinti').fill('21.000');
  await expect(dialog).toContainText('20.000 ₺ tutarından az olmalı');
  await dialog.getByLabel('Doğru kesinti').fill('2.000');
  await expect(dialog).toContainText('Bu kesinti20.000 ₺ → 2.000 ₺');
  await expect(dialog).toContainText('Elimizdeki depozito5.000 ₺ → 23.000 ₺');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Neden').fill('Bir sıfır fazla yazılmış');
  expect(await overflowAt(page, [390])).toEqual([0]);
  expect(await faultsOf(page)).toEqual([]);
  await expect(save).toHaveText('18.000 ₺ geri al');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toContainText('İki şezlong kırıldı · 2.000 ₺ (20.000 ₺ yazılmıştı)');
  await expect(drawer).toContainText('Hasar için kesilen2.000 ₺');
  await expect(drawer).toContainText('Elimizde23.000 ₺');
  await expect(drawer).toContainText('Kesinti düzeltmesi');

  // The accountant finds it in the ledger, and takes back what is left.
  await openSession(page, ACCOUNTING);
  const path = `/v1/admin/transactions?reservation_id=${code}&kind=deposit_kept&take=1`;
  const [kept] = (await office.get(path)).items;
  await page.goto(`/dashboard/transactions/${kept.id}`);
  await page.getByRole('button', { name: 'Geri al / düzelt' }).click();
  await dialog.getByLabel('Doğru kesinti').fill('0');
  await dialog.getByLabel('Neden').fill('Hasar eskiden varmış');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fotoğrafı indir' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geri al / düzelt' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Kesinti düzeltmesi/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: 'Düzelttiği kesinti' })).toBeVisible();
  await expect(page.getByText('Depozito (alınan)').locator('..')).toContainText('25.000 ₺');
  expect(problems).toEqual([]);
});
