import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, formatStay, istanbulDay } from '#domain/values/dates.ts';
import { type Office, officeOf, villaOnSale } from '../office.ts';
import {
  ADMIN,
  apiToken,
  GUEST,
  OWNER,
  openSession,
  signIn,
  uniqueName,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

type Villa = { id: number; code: string; name: string; slug: string };

const PRICES = [{ startsOn: `${NEXT_YEAR}-01-01`, endsOn: `${NEXT_YEAR}-12-31`, nightly: 500_000 }];

/** A villa for one test alone, all of whose nights are free; `over` takes it off. */
async function ownVilla(office: Office): Promise<Villa & { over: () => Promise<void> }> {
  const { id, facts } = await villaOnSale(office, uniqueName('Takvim Evi'), PRICES);
  const over = () => office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  return { id, code: facts.code, name: facts.name, slug: facts.slug, over };
}

async function publicStates(request: APIRequestContext, slug: string, from: string, to: string) {
  const answer = await request.get(`/v1/villa/${slug}/availability?from=${from}&to=${to}`);
  const { days } = (await answer.json()).content as { days: { state: string }[] };
  return days.map(({ state }) => state);
}

/** The calendar from a day on, with one villa in it. */
async function openCalendar(page: Page, villa: Villa, from: string) {
  const query = new URLSearchParams({ from, q: villa.code });
  await page.goto(`/dashboard/occupancy?${query}`);
  await expect(page.getByText('1 villa', { exact: true })).toBeVisible();
  return page.getByRole('application', { name: 'Doluluk takvimi' });
}

test('nights blocked by dragging in the calendar are closed on the site, and reopened', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const [from, to] = [`${NEXT_YEAR}-11-03`, `${NEXT_YEAR}-11-06`];
  const villa = await ownVilla(await officeOf(request));
  await openSession(page, ADMIN);
  const calendar = await openCalendar(page, villa, `${NEXT_YEAR}-11-01`);

  // Two days from the left edge to four: the nights of the 3rd, 4th and 5th.
  const box = await calendar.boundingBox();
  if (!box) throw new Error('the calendar has no place');
  const at = (day: number) => box.x + 232 + day * 28;
  const y = box.y + 50 + 17;
  await page.mouse.move(at(3), y);
  await page.mouse.down();
  await page.mouse.move(at(4), y, { steps: 3 });
  await page.mouse.move(at(5), y, { steps: 3 });
  await page.mouse.up();
  const drawer = page.getByRole('complementary', { name: 'Seçilen geceler' });
  await expect(drawer.getByRole('combobox', { name: 'Villa' })).toHaveValue(villa.name);
  await expect(drawer.getByLabel('İlk kapalı gece')).toHaveValue(`03.11.${NEXT_YEAR}`);
  await expect(drawer.getByLabel('Açılacağı gün')).toHaveValue(`06.11.${NEXT_YEAR}`);
  await drawer.getByLabel('Not').fill('Boya işi');
  await drawer.getByRole('button', { name: /Geceleri kapat/ }).click();

  const bar = page.getByRole('button', { name: /Boya işi · Kapalı/ });
  await expect(bar).toBeVisible();
  expect(await publicStates(request, villa.slug, from, to)).toEqual([
    'blocked',
    'blocked',
    'blocked',
  ]);

  await bar.click();
  await page.getByRole('button', { name: 'Sil' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByText('Sil', { exact: true })
    .click();
  await expect(page.getByText('Kapatma silindi')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await publicStates(request, villa.slug, from, to)).not.toContain('blocked');
  await villa.over();
  expect(problems).toEqual([]);
});

test('the first day that is named is the one that is shown, scrolled to or typed', async ({
  page,
  request,
}) => {
  const villa = await ownVilla(await officeOf(request));
  await openSession(page, ADMIN);
  const calendar = await openCalendar(page, villa, `${NEXT_YEAR}-10-01`);
  const first = page.getByLabel('Takvimin ilk günü');
  await expect(first).toHaveValue(`01.10.${NEXT_YEAR}`);
  await calendar.evaluate((box) => box.scrollTo({ left: 10 * 28 }));
  await expect(first).toHaveValue(`11.10.${NEXT_YEAR}`);
  // The day that the address names already, and another one.
  for (const day of ['01', '05']) {
    await first.fill(`${day}.10.${NEXT_YEAR}`);
    await first.press('Enter');
    await expect(first).toHaveValue(`${day}.10.${NEXT_YEAR}`);
    expect(await calendar.evaluate((box) => box.scrollLeft)).toBe(0);
  }
  await page.getByRole('button', { name: 'Bugün' }).click();
  const shown = addDays(istanbulDay(new Date()), -2).split('-').toReversed().join('.');
  await expect(first).toHaveValue(shown);
  await villa.over();
});

test('the calendar can be navigated and nights blocked by keyboard alone', async ({
  page,
  request,
}) => {
  const villa = await ownVilla(await officeOf(request));
  await openSession(page, ADMIN);
  const calendar = await openCalendar(page, villa, `${NEXT_YEAR}-12-01`);
  await calendar.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(
    page.getByText(new RegExp(`^${villa.name} · 4 Ara ${NEXT_YEAR} ... · Boş$`)),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: 'Seçilen geceler' });
  await expect(drawer.getByLabel('İlk kapalı gece')).toHaveValue(`03.12.${NEXT_YEAR}`);
  await expect(drawer.getByLabel('Açılacağı gün')).toHaveValue(`05.12.${NEXT_YEAR}`);
  await drawer.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(calendar).toBeFocused();
  expect(await page.locator('#occupancy-grid *').count()).toBeLessThan(600);
  await villa.over();
});

test('a block is created with the villa picker, refused when it overlaps another, and found by its villa', async ({
  page,
  request,
}) => {
  const villa = await ownVilla(await officeOf(request));
  await openSession(page, ADMIN);
  await page.goto('/dashboard/external/yeni');
  const close = async () => {
    const drawer = page.getByRole('complementary', { name: 'Tarih kapat' });
    await drawer.getByRole('combobox', { name: 'Villa' }).fill(villa.code);
    await page.getByRole('option', { name: villa.name }).waitFor();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('combobox', { name: 'Villa' })).toHaveValue(villa.name);
    await drawer.getByLabel('İlk kapalı gece').fill(`${NEXT_YEAR}-01-12`);
    await drawer.getByLabel('Açılacağı gün').fill(`${NEXT_YEAR}-01-14`);
    await drawer.getByLabel('Not').fill('Ev sahibi geliyor');
    await page.keyboard.press('Control+Enter');
  };
  await close();
  await expect(page.getByText('Geceler kapatıldı')).toBeVisible();
  await expect(page).toHaveURL(/\/external$/);
  await page.goto('/dashboard/external/yeni');
  await close();
  await expect(page.getByRole('alert')).toContainText('Ev sahibi geliyor');
  // Asked by the dashboard, not by the browser; staying is the way out.
  const leave = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(leave.getByRole('button', { name: 'Kal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leave).toHaveCount(0);
  await expect(page).toHaveURL(/\/external\/yeni$/);
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await leave.getByRole('button', { name: 'Ayrıl' }).click();

  await page.getByRole('search').getByRole('combobox', { name: 'Villa' }).fill(villa.code);
  await page.getByRole('option', { name: villa.name }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`villa_id=${villa.id}`));
  await expect(page.getByRole('row', { name: /Ev sahibi geliyor/ })).toHaveCount(1);
  await villa.over();
});

test('of two clerks who change one block, the second learns of it and takes what is stored', async ({
  page,
  request,
}) => {
  const [from, to] = [`${NEXT_YEAR}-02-10`, `${NEXT_YEAR}-02-14`];
  const office = await officeOf(request);
  const villa = await ownVilla(office);
  const dates = { started_at: from, finished_at: to };
  const block = { villa_id: villa.id, ...dates, note: 'Boya' };
  const { id } = await office.send('POST', '/v1/admin/villas/date', block);
  const change = (data: object) => office.send('PUT', `/v1/admin/villas/date/${id}`, data);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/external/${id}`);
  const drawer = page.getByRole('complementary', { name: villa.name });
  await drawer.getByLabel('Not').fill('Boya bitti');
  await change({ ...dates, finished_at: `${NEXT_YEAR}-02-12` });
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(drawer.getByRole('alert')).toContainText('siz bakarken');
  await drawer.getByRole('button', { name: 'Kayıttakini al' }).click();
  await expect(drawer.getByLabel('Açılacağı gün')).toHaveValue(`12.02.${NEXT_YEAR}`);
  await drawer.getByLabel('Not').fill('Boya bitti');
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page).toHaveURL(/\/external$/);
  expect(await office.get(`/v1/admin/external/${id}`)).toMatchObject({
    note: 'Boya bitti',
    finished_at: `${NEXT_YEAR}-02-12`,
  });

  // Nor are nights opened that somebody has changed; what is stored is shown, and can be opened.
  await page.goto(`/dashboard/external/${id}`);
  await drawer.getByRole('button', { name: 'Sil' }).click();
  await change(dates);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Sil' });
  await confirm.click();
  await expect(page.getByRole('dialog')).toContainText('siz bakarken');
  await expect(page.getByRole('dialog')).toContainText('4 gece');
  await confirm.click();
  await expect(page.getByText('Kapatma silindi')).toBeVisible();
  await villa.over();
});

test('an owner sees the nights of their own villas, without a refused call', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  const headers = { authorization: `Bearer ${await apiToken(request, OWNER)}` };
  await openSession(page, OWNER);
  await page.goto('/dashboard/occupancy');
  // Other tests make villas of this owner: the two are counted until they meet.
  await expect(async () => {
    await page.reload();
    const own = await (await request.get('/v1/admin/occupancy', { headers })).json();
    const count = page.getByText(`${own.content.total} villa`, { exact: true });
    await expect(count).toBeVisible({ timeout: 60_000 });
  }).toPass();
  await page.goto('/dashboard/external');
  await expect(page.getByRole('heading', { name: 'Manuel kapatma' })).toBeVisible();
  expect(refused).toEqual([]);
  expect(problems).toEqual([]);
});

const STAY = { checkIn: `${NEXT_YEAR}-06-12`, checkOut: `${NEXT_YEAR}-06-19` };

/** A villa for one test alone, with one stay that is sure. */
async function villaWithStay(office: Office) {
  const villa = await ownVilla(office);
  const stay = { villa_id: villa.id, ...STAY, adults: 2, status: 'confirmed', customer: GUEST };
  await office.send('POST', '/v1/admin/reservations', stay);
  return { ...villa, guest: `${GUEST.firstName} ${GUEST.lastName}` };
}

test('dragging a stay shows its new nights and price before it moves', async ({
  page,
  request,
}) => {
  const villa = await villaWithStay(await officeOf(request));

  await openSession(page, ADMIN);
  await openCalendar(page, villa, addDays(STAY.checkIn, -5));
  const box = await page.getByRole('button', { name: new RegExp(villa.guest) }).boundingBox();
  if (!box) throw new Error('the stay has no bar');
  const [x, y] = [box.x + 20, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 3 });
  await page.mouse.move(x + 28 * 3, y, { steps: 3 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Konaklama taşınsın mı?' });
  await expect(dialog).toContainText(
    formatStay(addDays(STAY.checkIn, 3), addDays(STAY.checkOut, 3)),
  );
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page).toHaveURL(/\/occupancy\?/);
  await villa.over();
});

test('a stay can be moved to other nights by keyboard alone', async ({ page, request }) => {
  const villa = await villaWithStay(await officeOf(request));

  await signIn(page, ADMIN);
  // The cursor begins at the first day, which is the stay's own.
  const calendar = await openCalendar(page, villa, STAY.checkIn);
  await calendar.focus();
  for (const key of ['ArrowDown', 'Space', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  const stay = formatStay(addDays(STAY.checkIn, 2), addDays(STAY.checkOut, 2));
  await expect(page.getByText(`Taşınıyor: ${villa.name}, ${stay}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Taşınıyor:')).toHaveCount(0);
  for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: 'Konaklama taşınsın mı?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await villa.over();
});
