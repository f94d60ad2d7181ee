import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { CLERK, openSession, uniqueName, watchConsole } from '../support.ts';

/** Heavy enough that its bytes are seen on their way. */
const SCAN = Buffer.concat([Buffer.from('%PDF-1.7 izin belgesi'), Buffer.alloc(400_000, ' ')]);
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A thin line to the server, as clerks have on the way. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
}

/** All that an upload says of itself, from now on. */
async function hearProgress(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('progress + output')?.textContent;
      if (text && said.at(-1) !== text) said.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a scanned permit is uploaded with progress, downloaded, replaced, and kept when a wrong file is chosen', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const villa = await villaOnSale(office, uniqueName('Villa Tarama'), []);
  await openSession(page, CLERK);
  await page.goto(`/dashboard/villas/${villa.id}`);
  const slot = page.getByRole('group', { name: 'Taranmış belge' });
  const field = slot.getByLabel('Taranmış belge (PDF ya da fotoğraf)');
  await expect(slot.getByRole('button', { name: 'Belge yükle' })).toBeVisible();
  await slowDown(page);
  const said = await hearProgress(page);
  const problems = watchConsole(page);
  await field.setInputFiles({ name: 'izin.pdf', mimeType: 'application/pdf', buffer: SCAN });
  await expect(page.getByText('Taranmış belge yüklendi')).toBeVisible();
  await expect(slot).toContainText('yüklendi; yalnız acenta görür.');
  expect(await said()).toContainEqual(expect.stringMatching(/^\d+ KB \/ 400 KB$/));
  expect((await said()).at(-1)).toBe('İşleniyor…');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const save = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      slot.getByRole('button', { name: 'İndir' }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  expect(await save()).toEqual({ name: 'izin-belgesi.pdf', bytes: SCAN });
  expect(problems).toEqual([]);

  // What is no scan is refused in words, and the one that is there stays.
  const refused = { name: 'izin.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await field.setInputFiles(refused);
  await expect(slot.getByRole('alert')).toContainText('PDF, JPEG, PNG, WebP ya da HEIC');
  expect(await save()).toEqual({ name: 'izin-belgesi.pdf', bytes: SCAN });

  await field.setInputFiles({ name: 'izin.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(slot.getByRole('alert')).toHaveCount(0);
  await expect.poll(save).toEqual({ name: 'izin-belgesi.png', bytes: PICTURE });
  await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
});
