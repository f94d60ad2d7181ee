import { expect, test } from '@playwright/test';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, apiToken, OWNER, openSession, uniqueName, watchConsole } from '../support.ts';
import { NEXT_YEAR, YEAR_AFTER } from '../dates.ts';

test('an owner sees only the stays of their own villas, without a refused call', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  const total = async (login: typeof ADMIN) => {
    const authorization = `Bearer ${await apiToken(request, login)}`;
    const answer = await request.get('/v1/admin/reservations', { headers: { authorization } });
    return (await answer.json()).content.total as number;
  };
  const [own, all] = [await total(OWNER), await total(ADMIN)];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);

  await openSession(page, OWNER);
  await page.goto('/dashboard/reservations');
  // Other tests ask for villas meanwhile, so the two counts are taken until they meet.
  await expect(async () => {
    await page.reload();
    const shown = page.getByRole('navigation', { name: 'Sayfalar' });
    await expect(shown).toContainText(new RegExp(`/ ${await total(OWNER)}(?!\\d)`), {
      timeout: 60_000,
    });
  }).toPass();
  await page.locator('a[href*="/dashboard/reservations/"]').first().click();
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Onayla' })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  expect(refused).toEqual([]);
  expect(problems).toEqual([]);
});

test('an owner sees the net amount of each stay on a phone, without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, OWNER);
  await page.goto(`/dashboard/transactions/ekstre?ay=2026-01&son=${YEAR_AFTER}-12`);
  await expect(page.getByRole('combobox', { name: 'İlk ay' })).toHaveValue('2026-01');
  await expect(page.getByRole('combobox', { name: 'Son ay' })).toHaveValue(`${YEAR_AFTER}-12`);
  const stays = page.getByRole('region', {
    name: `Konaklamalar · Ocak 2026 – Aralık ${YEAR_AFTER}`,
  });
  await expect(stays.getByRole('row').nth(2)).toBeVisible();
  expect(await stays.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await overflowAt(page, [390])).toEqual([0]);
  // What is drawn as cards is a table all the same.
  const names = await stays.getByRole('columnheader').allTextContents();
  const cells = await stays.getByRole('row').nth(1).getByRole('cell').allTextContents();
  const lira = (name: string) =>
    Number((cells[names.indexOf(name)] ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
  expect(lira('Net')).toBeCloseTo(lira('Brüt') - lira('Komisyon') + lira('Temizlik ve ek'), 2);
  expect(lira('Net')).toBeCloseTo(lira('Girişte alınan') + lira('Hak ediş'), 2);
  // Terms of nothing are not drawn; what is drawn adds up without them.
  const drawn = stays.locator('[data-name]').filter({ hasText: '₺' }).filter({ visible: true });
  const lines = await drawn.evaluateAll((cells) =>
    cells
      .filter((one) => one.clientWidth > 1)
      .map((one) => `${one.getAttribute('data-name')} ${one.textContent}`),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(
    lines.filter((line) =>
      /^(Komisyon|Temizlik ve ek|Girişte alınan|Hak ediş|Ödenen) 0 ₺/.test(line),
    ),
  ).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const format = await page.getByRole('button', { name: 'Excel (XLSX)' }).boundingBox();
  expect(format?.x).toBeGreaterThanOrEqual(0);
});

test('a very long villa name is truncated on a phone, and the list is not wider than the screen', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const name = `${uniqueName('Villa')} Gökkuşağı Zeytinlikleri Panoramik Taş Konağı`.slice(0, 60);
  const rows = [
    { startsOn: `${NEXT_YEAR}-03-01`, endsOn: `${YEAR_AFTER}-10-31`, nightly: 1_234_500 },
  ];
  const { id } = await villaOnSale(office, name, rows);
  try {
    await openSession(page, OWNER);
    // By its name: other tests make villas of this owner, and a page of the list is soon full.
    await page.goto(`/dashboard/villas?q=${encodeURIComponent(name)}`);
    await expect(page.getByText(name)).toBeVisible();
    expect(await overflowAt(page, [360, 390])).toEqual([0, 0]);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});

test('an owner sees which nights the agency closed, and whom to ask, and opens only own ones', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const name = uniqueName('Defne Taş Ev');
  const nightly = {
    startsOn: `${NEXT_YEAR}-01-01`,
    endsOn: `${NEXT_YEAR}-12-31`,
    nightly: 500_000,
  };
  const villa = await villaOnSale(office, name, [nightly]);
  const owner = `Bearer ${await apiToken(request, OWNER)}`;
  const me = await request.get('/v1/admin/villas?take=1', { headers: { authorization: owner } });
  const { owner: whose } = await office.get(
    `/v1/admin/villas/${(await me.json()).content.items[0].id}`,
  );
  await office.send('PUT', `/v1/admin/villas/${villa.id}`, {
    version: villa.version,
    facts: { ...villa.facts, owner_id: whose.id },
  });
  const nights = { started_at: `${NEXT_YEAR}-05-03`, finished_at: `${NEXT_YEAR}-05-06` };
  const shape = { villa_id: villa.id, status: 'full', note: 'Çatı onarımı' };
  await office.send('POST', '/v1/admin/villas/date', { ...shape, ...nights });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, OWNER);
  await page.goto(`/dashboard/villas/${villa.id}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Çatı onarımı' });
  await expect(row).toContainText('Acenta kapattı');
  // What follows the calendar is a few screens away, and a price is never beside the screen.
  const lastMonth = page.locator('[data-day]').last();
  await expect(lastMonth).toBeHidden();
  await page.getByRole('button', { name: /ayına kadar göster$/ }).click();
  await expect(lastMonth).toBeVisible();
  const prices = page.getByRole('region', { name: 'Sezon fiyatları' });
  expect(await prices.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await row.getByRole('button', { name: 'Ayrıntı' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('açılmasını acentadan isteyin');
  await expect(dialog.getByRole('button', { name: 'Sil' })).toHaveCount(0);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto):/);
  expect(await overflowAt(page, [390])).toEqual([0]);
  expect(await faultsOf(page)).toEqual([]);
  await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
});

test('an owner agrees to instant booking with one tap, and takes it back with another', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const year = { startsOn: `${NEXT_YEAR}-01-01`, endsOn: `${NEXT_YEAR}-12-31`, nightly: 500_000 };
  const { id, version, rules } = await villaOnSale(office, uniqueName('Zakkum Evi'), [year]);
  await office.send('PUT', `/v1/admin/villas/${id}`, {
    version,
    rules: { ...rules, instant: true, instantAgreedOn: null },
  });
  const agreedOn = async () =>
    (await office.get(`/v1/admin/villas/${id}`)).rules.instantAgreedOn as string | null;
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, OWNER);
  await page.goto(`/dashboard/villas/${id}`);
  const consent = page.getByRole('switch', { name: 'Evim anında rezerve edilebilir' });
  await expect(page.getByText('sizin kabulünüzü bekliyor')).toBeVisible();
  await consent.click();
  await expect(page.getByText(/^Açık: .* gününden beri kabul ediyorsunuz\./)).toBeVisible();
  expect(await agreedOn()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await overflowAt(page, [390])).toEqual([0]);
  expect(await faultsOf(page)).toEqual([]);
  await test.info().attach('consent', { body: await page.screenshot(), contentType: 'image/png' });
  await consent.click();
  await expect(page.getByText('sizin kabulünüzü bekliyor')).toBeVisible();
  expect(await agreedOn()).toBeNull();
  await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
});
