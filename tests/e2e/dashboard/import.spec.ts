import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, OWNER, openSession, watchConsole } from '../support.ts';

/** A past year in which the demo has no stays. */
const YEAR = 2019;

/** "Misafir;Çıkış…" as Excel in Turkish saves a CSV: one byte a letter. */
const LETTERS: Record<string, number> = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, Ğ: 0xd0, İ: 0xdd, Ş: 0xde };
const windows1254 = (text: string) =>
  Buffer.from([...text].map((letter) => LETTERS[letter] ?? letter.charCodeAt(0)));

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Aktarılacak dosya').setInputFiles({ name, mimeType: 'text/csv', buffer });

const someVilla = async (page: Page) => {
  const token = await apiToken(page.request, ADMIN);
  const answer = await page.request.get('/v1/admin/villas/all?take=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).content.items[0] as { code: string; name: string };
};

test('past stays are imported once from a Turkish spreadsheet, with a reason for each refused row', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { code } = await someVilla(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/import?kind=reservations');
  const run = Date.now();
  // A day for each run, so that the same database may be tested twice.
  const from = new Date(Date.UTC(YEAR - (run % 9), run % 12, 1 + (run % 20)));
  const day = (offset: number) =>
    new Date(from.getTime() + offset * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .toReversed()
      .join('.');
  const csv = windows1254(
    [
      'Rez No;VİLLA;Müşteri Adı;Giriş Tarihi;Çıkış Tarihi;Tutar (TL);Renk',
      `E2E-${run}-1;${code};Gülşah Ağır;${day(0)};${day(3)};12.500,50;mavi`,
      `E2E-${run}-2;${code};İlgi Çakır;${day(2)};${day(5)};9.000;mavi`,
      `E2E-${run}-3;YOK-9;Şule Işık;${day(6)};${day(8)};9.000;mavi`,
      `E2E-${run}-4;${code};Ayşe Ün;${day(6)};${day(8)};dokuz bin;mavi`,
    ].join('\r\n'),
  );
  await choose(page, 'eski-rezervasyonlar.csv', csv);
  await expect(page.getByText('4 satır', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Tutar (TL)')).toHaveValue('total');
  await expect(page.getByLabel('Renk')).toHaveValue('');
  await expect(page.getByText('ör. Gülşah Ağır')).toBeVisible();

  await page.getByRole('button', { name: 'Satırları denetle' }).click();
  await expect(page.getByRole('heading', { name: '2 soru kaldı.' })).toBeVisible();
  await page.getByRole('button', { name: 'Yanıtlamadan önizle' }).click();
  await expect(page.getByText('1 satır aktarılabilir.')).toBeVisible();
  await expect(page.getByText('dosyadaki 2. satırla çakışıyor')).toBeVisible();
  await expect(page.getByText('“YOK-9” kodlu villa yok')).toBeVisible();
  await expect(page.getByText('Toplam tutar: “dokuz bin” bir tutar olarak')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: '1 satırı aktar' }).click();
  await expect(page.getByText(/^1 eklendi, 0 güncellendi/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alınmayan 3 satırı indir' }).click();
  expect((await download).suggestedFilename()).toBe('eski-rezervasyonlar-aktarilmayan.csv');
  await expect(page.getByText('eski-rezervasyonlar.csv').last()).toBeVisible();

  await page.getByRole('button', { name: 'Yeni dosya' }).click();
  await choose(page, 'eski-rezervasyonlar.csv', csv);
  await page.getByRole('button', { name: 'Satırları denetle' }).click();
  await page.getByRole('button', { name: 'Yanıtlamadan önizle' }).click();
  await expect(page.getByText('0 satır aktarılabilir.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atlanacak 1' })).toBeEnabled();
  expect(problems).toEqual([]);
});

test('an agency’s own list of villas comes in with a person’s assent, and is undone as a whole', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/import');
  const run = String(Date.now()).slice(-6);
  const csv = [
    `VİLLA LİSTESİ ${run};;;;;`,
    'No;Villa adı;Bölge;Oda;Kapasite;Gecelik fiyat (yaz);Ev sahibi',
    `1;villa reçine ${run} ;Kaş / Kalkan;3+1;6+2;18 bin;Deneme Bey ${run}`,
    `2;Villa Sakız ${run};kalkan ;2 oda;4 kişi;9,${run.slice(0, 3)};Deneme Bey ${run}`,
  ].join('\r\n');
  await choose(page, 'villalarımız.csv', Buffer.from(csv));
  await expect(page.getByLabel('Başlıkların satırı')).toHaveValue('2');
  await expect(page.getByLabel('No', { exact: true })).toHaveValue('');

  // Left and come back: the file and its columns are still there.
  await page.reload();
  await expect(page.getByText('Yarım kalan aktarım: villalarımız.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Sürdür' }).click();

  // The doubtful price is asked alone, with the keyboard.
  const price = page.getByRole('group', { name: /Gecelik fiyat/ });
  await price.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(price).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const accept = page.getByRole('button', { name: 'Hepsini böyle al' });
  await accept.click();
  await expect(page.getByRole('heading', { name: 'Bütün soruların yanıtlandı.' })).toBeVisible();
  await page.getByRole('button', { name: 'Önizlemeye geç' }).click();
  await expect(page.getByText('2 satır aktarılabilir.')).toBeVisible();
  await page.getByRole('button', { name: '2 satırı aktar' }).click();
  await expect(page.getByText(/^2 eklendi/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Bu aktarımı geri al' }).click();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText(/geri alındı ·/).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a template can be imported itself, and a wrong file is refused with a reason', async ({
  page,
}) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/import');
  for (const name of ['Excel şablonu', 'CSV şablonu']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await (await download).path();
    await page.getByLabel('Aktarılacak dosya').setInputFiles({
      name: (await download).suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(file)),
    });
    await expect(page.getByLabel('Villa adı', { exact: true })).toHaveValue('name');
    await expect(page.getByText('ör. Villa Zeytin')).toBeVisible();
    await page.getByRole('button', { name: 'Başka dosya seç' }).click();
  }
  await choose(page, 'resim.csv', Buffer.from([0x89, 0x50, 0x00, 0x00]));
  await expect(page.getByRole('alert')).toContainText('Bu dosya bir tablo değil');
});

test('is no place for an owner', async ({ page }) => {
  await openSession(page, OWNER);
  await page.goto('/dashboard/import');
  await expect(page).toHaveURL(/\/dashboard\/?$/);
});
