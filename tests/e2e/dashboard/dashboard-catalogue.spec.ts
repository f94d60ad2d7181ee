import { expect, test } from '@playwright/test';
import { ADMIN, openSession, watchConsole } from '../support.ts';

/** What villas are sorted by, and the documents of the agency. Every test takes its rows away again. */

test('a region is added, changed, refused a taken address, and deleted', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/towndistrict/yeni');
  const drawer = page.getByRole('complementary', { name: 'Yeni bölge' });
  const name = `Çayağzı ${Date.now().toString(36)}`;
  await drawer.getByLabel('Ad', { exact: true }).fill(name);
  await drawer.getByLabel('Sayfa adresi').fill('kalkan');
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(drawer.getByText('Bir ilçe seçin.')).toBeVisible();
  await drawer.getByLabel('İl', { exact: true }).selectOption('Antalya');
  await drawer.getByLabel('İlçe').selectOption('Kaş');
  await drawer.getByLabel('Sitede görünsün').uncheck();
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByLabel('Sayfa adresi').fill('');
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Bölge eklendi')).toBeVisible();

  await page.getByLabel('Bölge ya da ilçe').fill(name);
  await page.getByRole('link', { name }).click();
  const open = page.getByRole('complementary', { name });
  await open.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Bölge silindi')).toBeVisible();
});

test('a region in use cannot be deleted, and the refusal names its villas', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/towndistrict/1');
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/kullanılıyor: .+ ve \d+ villa daha/);
});

test('features can be ordered by keyboard', async ({ page }) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/features');
  const list = page.getByRole('list', { name: 'Mutfak özellikleri' });
  const names = () => list.getByRole('link').allTextContents();
  await expect(list.getByRole('link').first()).toBeVisible();
  const [first, second, ...rest] = await names();
  const saved = () => page.waitForResponse((response) => response.url().endsWith('/order'));
  const move = async (key: string) => {
    const answer = saved();
    await page.getByRole('button', { name: `${first}: sırasını değiştir` }).press(key);
    expect((await answer).status()).toBe(200);
  };
  await move('Alt+ArrowDown');
  await expect.poll(names).toEqual([second, first, ...rest]);
  await page.reload();
  await expect.poll(names).toEqual([second, first, ...rest]);
  await move('Alt+ArrowUp');
  await expect.poll(names).toEqual([first, second, ...rest]);
  // What happened and how a row is carried is read out in Turkish.
  await expect(
    page.getByRole('status').filter({ hasText: `${first} 1. sıraya taşındı.` }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: `${first}: sırasını değiştir` }),
  ).toHaveAccessibleDescription(/boşluk tuşuna basın/);
  expect(problems).toEqual([]);
});

test('a document must be a PDF by its content, whatever its name', async ({ page }) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/website/ourdocs/yeni');
  const drawer = page.getByRole('complementary', { name: 'Yeni belge' });
  const file = drawer.getByLabel('PDF dosyası');
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(drawer.getByText('Bir PDF seçin.')).toBeVisible();
  const mimeType = 'application/pdf';
  await file.setInputFiles({ name: 'levha.pdf', mimeType, buffer: Buffer.from('Vergi levhası') });
  await expect(drawer.getByText('Bu dosya PDF değil.')).toBeVisible();
  const name = `Faaliyet Belgesi ${Date.now().toString(36)}`;
  await file.setInputFiles({
    name: `${name}.pdf`,
    mimeType,
    buffer: Buffer.from('%PDF-1.7 belge'),
  });
  await expect(drawer.getByLabel('Başlık')).toHaveValue(name);
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Belge eklendi')).toBeVisible();

  await page.getByRole('switch', { name: `${name} sitede` }).click();
  await expect(page.getByText('Belge siteden gizlendi')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Belge silindi')).toBeVisible();
  expect(problems).toEqual([]);
});

test('moving an item by space and arrow keys is announced in Turkish', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/features');
  const list = page.getByRole('list', { name: 'Banyo özellikleri' });
  const handle = list.getByRole('button', { name: /sırasını değiştir/ }).first();
  const said = page.locator('[aria-live]').filter({ hasText: /satır|sıra/ });
  await handle.press('Space');
  await expect(said).toContainText(/ kaldırıldı\. \d+ satır içinde 1\. sırada\./);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(/: \d+ satır içinde 2\. sıra\./);
  await page.keyboard.press('Escape');
  await expect(said).toContainText(/^Vazgeçildi\. .+ 1\. sırada kaldı\.$/);
});
