import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  ADMIN,
  apiToken,
  CLERK,
  OWNER,
  openSession,
  uniqueName,
  watchConsole,
} from '../support.ts';
import { YEAR_AFTER } from '../dates.ts';

type Call = {
  get: (path: string) => Promise<any>;
  post: (path: string, data: object) => Promise<any>;
  put: (path: string, data: object) => Promise<any>;
};

async function apiOf(request: APIRequestContext, login: typeof ADMIN): Promise<Call> {
  const headers = { authorization: `Bearer ${await apiToken(request, login)}` };
  const contentOf = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { content: any }).content;
  };
  return {
    get: async (path) => contentOf(await request.get(path, { headers })),
    post: async (path, data) => contentOf(await request.post(path, { headers, data })),
    put: async (path, data) => contentOf(await request.put(path, { headers, data })),
  };
}

/** A villa for one test alone, of the demo owner, not on the site. */
async function newVilla(api: Call, name: string) {
  const seeded = await api.get('/v1/admin/villas/1');
  const { id } = await api.post('/v1/admin/villas', {
    facts: {
      name: uniqueName(name),
      owner_id: seeded.owner.id,
      town_id: seeded.town.id,
      bedrooms: 3,
    },
  });
  return { id, read: () => api.get(`/v1/admin/villas/${id}`) };
}

test('prices pasted from Excel are validated at once, and saved together', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const villa = await newVilla(await apiOf(request, ADMIN), 'Fiyat');
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${villa.id}?part=prices`);
  const sheet = page.getByRole('table', { name: 'Sezon fiyatları' });
  const first = sheet.getByLabel('1. satır, Başlangıç');
  await first.click();
  const rows = `01.06.${YEAR_AFTER}\t30.06.${YEAR_AFTER}\t12.500,50\t7\r\n30.06.${YEAR_AFTER}\t31.07.${YEAR_AFTER}\t15.000\r\n`;
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, rows);
  await expect(sheet.getByLabel('2. satır, Gecelik (₺)')).toHaveValue('15.000');
  await expect(page.getByText('2. satır, Başlangıç: Bu satırla çakışıyor')).toBeVisible();

  await sheet.getByLabel('2. satır, Başlangıç').fill(`5.7.${YEAR_AFTER % 100}`);
  await page.keyboard.press('Tab');
  await expect(sheet.getByLabel('2. satır, Başlangıç')).toHaveValue(`05.07.${YEAR_AFTER}`);
  await expect(page.getByText(`1 Tem ${YEAR_AFTER} – 4 Tem ${YEAR_AFTER} · 4 gece`)).toBeVisible();

  // The cell above into this one, and back.
  const minNights = sheet.getByLabel('2. satır, En az gece');
  await minNights.click();
  await page.keyboard.press('Control+d');
  await expect(minNights).toHaveValue('7');
  await page.keyboard.press('Control+z');
  await expect(minNights).toHaveValue('');

  await page.getByRole('button', { name: 'Fiyatları kaydet' }).click();
  await expect(page.getByText('Fiyatlar kaydedildi')).toBeVisible();
  const { prices } = await villa.read();
  expect(prices.map((row: any) => [row.startsOn, row.endsOn, row.nightly, row.minNights])).toEqual([
    [`${YEAR_AFTER}-06-01`, `${YEAR_AFTER}-06-30`, 1_250_050, 7],
    [`${YEAR_AFTER}-07-05`, `${YEAR_AFTER}-07-31`, 1_500_000, null],
  ]);

  await page.getByRole('button', { name: 'Yılı kopyala' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await expect(sheet.getByLabel('3. satır, Gecelik (₺)')).toHaveValue('15.650');

  await page.getByRole('button', { name: 'İndirim ekle' }).click();
  await page.getByLabel('Girişten kaç gün önce').fill('60');
  await page.getByRole('button', { name: 'İndirimleri kaydet' }).click();
  await expect(page.getByText('İndirimler kaydedildi')).toBeVisible();
  // The other part's save is no reason to refuse this one.
  await page.getByRole('button', { name: 'Fiyatları kaydet' }).click();
  await expect.poll(async () => (await villa.read()).prices.length).toBe(4);
  expect(problems).toEqual([]);
});

test('several pictures are reduced and uploaded in order; a file that is no picture is refused', async ({
  page,
  request,
}) => {
  const villa = await newVilla(await apiOf(request, ADMIN), 'Fotoğraf');
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${villa.id}?part=pictures`);
  const plain = (shade: number) =>
    sharp({
      create: { width: 640, height: 480, channels: 3, background: { r: shade, g: 120, b: 160 } },
    })
      .jpeg()
      .toBuffer();
  const [width, height] = [1750, 1750];
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) % 251),
  );
  const large = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(9_000_000);
  const jpegs = await Promise.all(Array.from({ length: 4 }, (_, i) => plain(20 * i)));
  await page
    .getByLabel('Fotoğraf dosyaları')
    .setInputFiles([
      { name: 'Büyük görünüş.png', mimeType: 'image/png', buffer: large },
      { name: 'metin.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Villa anahtarı kutuda') },
      { name: 'Şömineli Salon ığüşöç.JPG', mimeType: 'image/jpeg', buffer: await plain(200) },
      ...jpegs.map((buffer, i) => ({ name: `oda-${i}.jpg`, mimeType: 'image/jpeg', buffer })),
    ]);
  // Made in a dozen sizes each, which takes its time.
  await expect(page.getByRole('listitem', { name: '6. fotoğraf' })).toBeVisible({
    timeout: 240_000,
  });
  await expect(page.getByText('Bu dosya bir resim değil.')).toBeVisible();
  // Two are on their way at once; once all are there they stand as they were chosen.
  const nameOfFirst = async () => (await villa.read()).images[0].key;
  await expect.poll(nameOfFirst).toMatch(/Buyuk-gorunus$/);
  const before = (await villa.read()).images;
  expect(before[0].key).toMatch(/Buyuk-gorunus$/);
  expect(before[0].height).toBe(1280);
  expect(before[1].key).toMatch(/Somineli-Salon-igusoc$/);

  await page.getByRole('button', { name: '3. fotoğraf: kapak yap' }).click();
  await expect.poll(async () => (await villa.read()).images[0].id).toBe(before[2].id);
  const ids = async () => (await villa.read()).images.map(({ id }: { id: number }) => id);
  const all = await ids();
  await page.getByRole('button', { name: '6. fotoğraf: sil' }).click();
  // It stays while a mouse rests on it.
  await page.getByRole('button', { name: 'Geri al' }).hover();
  await expect.poll(async () => (await ids()).length).toBe(5);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(ids).toEqual(all);
});

test('an owner blocks nights by dragging and unblocks them', async ({ page, request }) => {
  const problems = watchConsole(page);
  const villa = await newVilla(await apiOf(request, ADMIN), 'Tarih');
  await openSession(page, OWNER);
  await page.goto(`/dashboard/villas/${villa.id}`);
  const next = page.getByRole('region').getByRole('button', { name: /, boş$/ });
  const [from, to] = [next.nth(40), next.nth(42)];
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not').fill('Akrabalar geliyor');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect.poll(async () => (await villa.read()).dates.length).toBe(1);

  await page
    .getByRole('button', { name: /Elle kapatılmış: Akrabalar/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Sil' }).click();
  await expect.poll(async () => (await villa.read()).dates.length).toBe(0);
  expect(problems).toEqual([]);
});

test('a clerk sees who closed nights, and frees them though the first answer is lost', async ({
  page,
  request,
}) => {
  const office = await apiOf(request, ADMIN);
  const villa = await newVilla(office, 'Kapalı');
  await office.post('/v1/admin/villas/date', {
    villa_id: villa.id,
    status: 'full',
    started_at: `${YEAR_AFTER}-02-10`,
    finished_at: `${YEAR_AFTER}-02-14`,
    note: 'Boya',
  });
  let attempts = 0;
  await page.route('**/v1/admin/villas/date/*', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openSession(page, CLERK);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/villas/${villa.id}?part=dates`);
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Kapatan: Deniz Aksoy')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  const confirm = dialog.last().getByRole('button', { name: 'Sil' });
  await confirm.click();
  await expect(dialog.getByText('Sunucuya ulaşılamadı')).toBeVisible();
  expect((await villa.read()).dates).toEqual([]);
  await confirm.click();
  await expect(page.getByText('Kapatma silindi')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Elle kapatılmış gece yok.')).toBeVisible();
});

test('closed nights that somebody else has changed are taken as they are stored', async ({
  page,
  request,
}) => {
  const office = await apiOf(request, ADMIN);
  const villa = await newVilla(office, 'Değişen');
  const dates = { started_at: `${YEAR_AFTER}-02-10`, finished_at: `${YEAR_AFTER}-02-14` };
  await office.post('/v1/admin/villas/date', { villa_id: villa.id, ...dates, note: 'Boya' });
  await openSession(page, CLERK);
  await page.goto(`/dashboard/villas/${villa.id}?part=dates`);
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not').fill('Boya bitti');
  const [stored] = (await villa.read()).dates;
  await office.put(`/v1/admin/villas/date/${stored?.id}`, { ...dates, note: 'Çatı' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('siz bakarken');
  await dialog.getByRole('button', { name: 'Kayıttakini al' }).click();
  await expect(dialog.getByLabel('Not')).toHaveValue('Çatı');
  await dialog.getByLabel('Not').fill('Çatı bitti');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(async () => (await villa.read()).dates[0]?.note).toBe('Çatı bitti');
});

test('an unreadable feed shows the reason, and the address of our calendar can be renewed', async ({
  page,
  request,
}) => {
  const villa = await newVilla(await apiOf(request, ADMIN), 'Takvim');
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/villas/${villa.id}?part=feeds`);
  await page.getByRole('button', { name: 'Takvim bağla' }).click();
  await page.getByLabel('Takvim adresi (iCal)').fill('http://127.0.0.1/takvim.ics');
  await page.getByRole('dialog').getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Vazgeç' }).click();

  const address = page.getByLabel('Takvim adresi', { exact: true });
  const before = await address.inputValue();
  await page.getByRole('button', { name: 'Adresi yenile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yenile' }).click();
  await expect(address).not.toHaveValue(before);
});
