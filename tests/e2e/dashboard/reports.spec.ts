import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import type { BtransMissing, BtransSummary } from '#domain/reports/btrans/schema.ts';
import { openInLibreOffice } from '#tests/files/libreoffice.ts';
import { findBtransProblems } from '#tests/support/btrans/validate.ts';
import { faultsOf } from '../accessibility.ts';
import { ADMIN, apiToken, signIn, uniqueName, watchConsole } from '../support.ts';

/** The reports to the state. What a test changes of the demo it puts back. */

async function begin(page: Page, request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  await signIn(page, ADMIN);
  return {
    read: async <Content>(path: string): Promise<Content> =>
      (await (await request.get(`/v1/admin/${path}`, { headers })).json()).content,
    put: (path: string, data: object) => request.put(`/v1/admin/${path}`, { headers, data }),
    patch: (path: string, data: object) => request.patch(`/v1/admin/${path}`, { headers, data }),
    post: (path: string, data: object) => request.post(`/v1/admin/${path}`, { headers, data }),
  };
}
type Api = Awaited<ReturnType<typeof begin>>;

/**
 * A month of the demo whose file has rows, and a reservation that only a number of its villa keeps out:
 * the running month may have begun today.
 */
async function findMonth(api: Api) {
  const now = new Date();
  for (let back = 0; back < 12; back++) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7);
    const summary = await api.read<BtransSummary>(`reports/btrans/summary?month=${month}`);
    const { items } = await api.read<{ items: BtransMissing[] }>(
      `reports/btrans/missing?month=${month}&take=200`,
    );
    const target = items.find(
      ({ missing }) => missing[0]?.field === 'groundSystemNo' && missing.length === 1,
    );
    if (summary.included.count > 0 && target !== undefined) return { ...summary, items, target };
  }
  throw new Error('the demo has no month in which only a ground system number is missing');
}

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the month’s file is valid, and gains a row when missing data is filled in', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const api = await begin(page, request);
  const { month, included, fileNo, items, target } = await findMonth(api);
  await page.goto(`/dashboard/btrans?month=${month}`);
  await expect(page.getByText(`${included.count} rezervasyon`).first()).toBeVisible();
  const xml = await save(page, 'XML indir');
  expect(xml.name).toBe(`btrans-${month}-${fileNo}.xml`);
  expect(findBtransProblems(xml.bytes.toString('utf8'))).toEqual([]);
  expect((await save(page, 'ZIP indir')).bytes.subarray(0, 2).toString()).toBe('PK');

  const gaining = items.filter(({ villa_id }) => villa_id === target.villa_id).length;
  await page
    .getByRole('list', { name: `${target.reservation_id} eksikleri` })
    .getByRole('link', { name: /Zemin sistem numarası/ })
    .click();
  const field = page.getByLabel('Zemin sistem numarası');
  await expect(field).toBeFocused();
  await field.fill('90817263');
  await page.getByRole('button', { name: 'Kaydet' }).last().click();
  await expect(page.getByText('Villa kaydedildi').last()).toBeVisible();
  await page.goto(`/dashboard/btrans?month=${month}`);
  await expect(page.getByText(`${included.count + gaining} rezervasyon`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: `${target.reservation_id} eksikleri` })).toHaveCount(
    0,
  );
  await api.put(`villas/btrans/${target.villa_id}`, { groundSystemNo: null });

  expect(await faultsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a villa deactivated from the report disappears from the site at once, and can return', async ({
  page,
  request,
}) => {
  const api = await begin(page, request);
  const [owner, town] = await Promise.all([
    api.read<{ items: { id: number }[] }>('users/select'),
    api.read<{ items: { id: number }[] }>('towns/select'),
  ]);
  const name = uniqueName('Villa Belge Çınarı');
  const created = await api.post('villas', {
    facts: { name, owner_id: owner.items[0]?.id, town_id: town.items[0]?.id, bedrooms: 3 },
    permit: {
      no: `07-${Date.now()}`,
      verifiedAt: new Date().toISOString(),
      expiresOn: addDays(istanbulDay(new Date()), 10),
    },
    active: true,
  });
  expect(created.status()).toBe(201);
  const villa = (await created.json()).content as AdminVilla;
  try {
    const found = async () => {
      const answer = await request.get(`/v1/search/input?searchString=${encodeURIComponent(name)}`);
      return (await answer.json()).content.length;
    };
    expect(await found()).toBe(1);
    const month = istanbulDay(new Date()).slice(0, 7);
    await page.goto(`/dashboard/ministry?code=EXPIRING&month=${month}`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Yayından kaldır' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Yayından kaldır' })
      .click();
    // What is said stays while a mouse rests on it.
    await page.getByText(`${name} yayından kaldırıldı.`).last().hover();
    expect(await found()).toBe(0);
    expect((await request.get(`/villa/${villa.facts.slug}`)).status()).toBe(410);
    await page.getByRole('button', { name: 'Geri al' }).last().click();
    await expect(page.getByText(`${name} yeniden yayında`).last()).toBeVisible();
    expect((await request.get(`/villa/${villa.facts.slug}`)).status()).toBe(200);
    // A permit that has ended takes it off by itself, and says so.
    const { version } = await api.read<AdminVilla>(`villas/${villa.id}`);
    await api.put(`villas/${villa.id}`, { version, permit: { expiresOn: '2020-01-31' } });
    const off = await request.get(`/villa/${villa.facts.slug}`);
    expect([off.status(), await off.text()]).toEqual([
      410,
      expect.stringContaining('izin belgesi şu anda kayıtlarımızda geçerli değil'),
    ]);
    expect(await found()).toBe(0);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      'yayında değil',
    );
    const file = await save(page, 'XLSX indir');
    expect(file.name).toMatch(/^villa-raporu-\d{4}-\d{2}\.xlsx$/);
    const { rapor } = await openInLibreOffice({ rapor: file.bytes });
    expect(rapor?.[0]?.rows.flat().filter(({ formula }) => formula !== null)).toEqual([]);
    expect(rapor?.[0]?.rows.some((cells) => cells[3]?.text.endsWith(villa.facts.slug))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
  } finally {
    await api.patch('villas/activity', { id: villa.id, active: false });
  }
});
