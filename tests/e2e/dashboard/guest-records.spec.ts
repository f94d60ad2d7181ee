import { expect, test } from '@playwright/test';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { ADMIN, openSession } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

test('a message becomes a guest, an answer from the thread, and a refusal that the desk knows', async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@posta.example`;
  const message = 'Merhaba, 12-19 temmuz için 6 kişi kalkan tarafında yer var mı?';
  const written = await request.post('/v1/contact', {
    data: { name: 'Gülşah Konuşkan', email, subject: '', message },
  });
  expect(written.status()).toBe(201);

  await openSession(page, ADMIN);
  await page.goto(`/dashboard/conversations?waiting=1&q=${email}`);
  await page.getByRole('link', { name: /Gülşah Konuşkan/ }).click();
  const drawer = page.getByRole('complementary', { name: 'Gülşah Konuşkan' });
  await expect(drawer.getByText(message)).toBeVisible();
  // What was understood leads to the desk, filled in.
  await expect(drawer.getByRole('link', { name: 'Uygun villalar' })).toHaveAttribute(
    'href',
    /availability\?q=.*temmuz/,
  );
  await drawer.getByLabel('Hızlı yanıt').selectOption('Ön ödeme hatırlat');
  await expect(drawer.getByText(/^Doldurun: /)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'E-posta gönder' })).toBeDisabled();
  await drawer.getByLabel('Yanıtınız').fill('Elbette, hemen bakıyorum.');
  await drawer.getByRole('button', { name: 'E-posta gönder' }).click();
  await expect(drawer.getByText('Elbette, hemen bakıyorum.')).toBeVisible();
  await expect(drawer.getByText('Yanıtlandı')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await drawer.getByRole('link', { name: 'Misafir' }).click();
  await drawer.getByLabel('Yeni etiket').fill('basın');
  await drawer.getByLabel('Yeni etiket').press('Enter');
  await expect(drawer.getByRole('button', { name: 'basın etiketini kaldır' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Bir daha kabul etme…' }).click();
  await drawer.getByLabel('Gerekçe (zorunlu)').fill('Eve zarar verdi');
  await drawer.getByRole('button', { name: 'Kabul etme', exact: true }).click();
  await expect(drawer.getByRole('note')).toContainText('Eve zarar verdi');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await overflowAt(page, [1440, 390])).toEqual([0, 0]);

  await page.goto(
    `/dashboard/availability/tut?villa=1&checkin=${NEXT_YEAR}-06-01&checkout=${NEXT_YEAR}-06-08`,
  );
  await page.getByLabel('E-posta').fill(email);
  await expect(page.getByText('Bir daha kabul etme: Eve zarar verdi')).toBeVisible();
});
