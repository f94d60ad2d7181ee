import { expect, test } from '@playwright/test';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { ADMIN, apiToken, openSession, watchConsole } from '../support.ts';

test('a bank’s file is brought once, and its lines are matched or set aside', async ({ page }) => {
  const problems = watchConsole(page);
  const token = await apiToken(page.request, ADMIN);
  const answer = await page.request.get('/v1/admin/bank-lines', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { accounts } = (await answer.json()).content;
  const { iban } = accounts.find(({ currency }: { currency: string }) => currency === 'TRY');
  const run = `E2E${Date.now()}`;
  const csv = [
    `Hesap;${iban}`,
    'Tarih;Açıklama;Borç;Alacak',
    `02.11.2026;${run} HESAP İŞLETİM ÜCRETİ;12,50;`,
    `03.11.2026;${run} GELEN EFT;;1.234,56`,
  ].join('\r\n');
  const bring = () =>
    page.getByLabel('Banka ekstresi dosyası').setInputFiles({
      name: 'hesap.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });

  await openSession(page, ADMIN);
  await page.goto('/dashboard/transactions/mutabakat');
  await bring();
  await expect(page.getByText('2 yeni satır.')).toBeVisible();
  await bring();
  await expect(page.getByText('Yeni satır yok, 2 satır zaten vardı.')).toBeVisible();

  const fee = page.getByRole('listitem').filter({ hasText: `${run} HESAP` });
  await expect(fee).toContainText('−12,50 ₺');
  await fee.getByRole('button', { name: 'Defter dışı' }).click();
  await expect(fee).toHaveCount(0);

  const came = page.getByRole('listitem').filter({ hasText: `${run} GELEN` });
  await came.getByRole('button', { name: 'Başka kayıt…' }).click();
  // In sight and with the focus, however far the list was scrolled.
  const form = page.getByRole('dialog', { name: 'Ödeme kaydet' });
  await expect(form).toContainText(`${run} GELEN EFT`);
  await expect(form.getByRole('combobox', { name: 'Rezervasyon' })).toBeFocused();
  const tall = await form.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return [top >= 0, bottom <= innerHeight];
  });
  expect(tall).toEqual([true, true]);
  await expect(form.getByLabel('Tutar', { exact: true })).toHaveValue('1.234,56');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  expect(problems).toEqual([]);
});
