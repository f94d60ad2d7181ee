import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { refusedPictures, takenPictures } from '#tests/support/picture-files.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, openSession, uniqueName } from '../support.ts';

test('whatever people send becomes a JPEG on white, or is refused at the picture with what to do', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const villa = await villaOnSale(office, uniqueName('Villa Resim'), []);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${villa.id}?part=pictures`);
  const taken = await takenPictures();
  const refused = await refusedPictures();
  const sent = new Map<string, Buffer>();
  // Only what the browser makes of them is asked for here.
  await page.route('**/v1/admin/villas/image', async (route) => {
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    const name = /filename="([^"]+)"/.exec(body.subarray(0, 2_000).toString('latin1'))?.[1] ?? '';
    const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    sent.set(name, start < 0 ? body : body.subarray(start));
    await route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Alındı.' } });
  });
  await page
    .getByLabel('Fotoğraf dosyaları')
    .setInputFiles(
      [...taken, ...refused].map(({ name, buffer }) => ({ name, buffer, mimeType: '' })),
    );
  const list = page.getByRole('list', { name: 'Yüklenen dosyalar' });
  for (const { name, said } of refused) {
    const item = list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(item).toContainText(said);
  }
  await expect.poll(() => sent.size, { timeout: 120_000 }).toBe(taken.length);
  for (const { name, width, height, isWhite } of taken) {
    const jpeg = sent.get(`${name.replace(/\.[^.]+$/, '')}.jpg`);
    expect(jpeg, name).toBeDefined();
    const read = sharp(jpeg, { failOn: 'none' });
    // What was light already keeps the mark of its upper side.
    expect(await read.metadata(), name).toMatchObject({
      format: 'jpeg',
      autoOrient: { width, height },
    });
    const { dominant } = await read.stats();
    if (isWhite) expect(dominant, name).toMatchObject({ r: 248, g: 248, b: 248 });
  }
});

test('a photo of an iPhone is opened by the server; one that nobody can open says what to do', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const villa = await villaOnSale(office, uniqueName('Villa Telefon'), []);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${villa.id}?part=pictures`);
  const heic = readFileSync('tests/support/heic/portrait-grid.heic');
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/admin/villas/image') && answer.status() === 201,
  );
  await page.getByLabel('Fotoğraf dosyaları').setInputFiles([
    { name: 'IMG_0001.HEIC', buffer: heic, mimeType: 'image/heic' },
    { name: 'IMG_0002.HEIC', buffer: heic.subarray(0, -400), mimeType: 'image/heic' },
  ]);
  expect((await (await stored).json()).content).toMatchObject({ width: 900, height: 1000 });
  await expect(page.getByRole('list', { name: 'Yüklenen dosyalar' })).toContainText(
    "iPhone'da Ayarlar › Kamera › En uyumlu",
  );
});
