import { expect, test } from '@playwright/test';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { CLERK, GUEST, signIn, uniqueName, watchConsole } from '../support.ts';
import { startTask } from './task-meter.ts';

/** Tasks of an agency's day with houses; each begins on the home. */

let problems: string[];
test.beforeEach(({ page }) => {
  problems = watchConsole(page);
});
test.afterEach(() => expect(problems).toEqual([]));

const today = istanbulDay(new Date());
const PRICES = [{ startsOn: today, endsOn: addDays(today, 400), nightly: 500_000 }];

test('unfinished work for today’s arrival is assigned to a colleague', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const { id, facts } = await villaOnSale(office, uniqueName('Villa Hazırlık'), PRICES);
  await office.send('POST', '/v1/admin/reservations', {
    villa_id: id,
    checkIn: today,
    checkOut: addDays(today, 7),
    adults: 2,
    status: 'confirmed',
    customer: GUEST,
  });
  await signIn(page, CLERK);
  const task = startTask(page, 'What is not ready for today is assigned');
  const notice = page.getByRole('listitem').filter({ hasText: 'bugünkü girişe hazır değil' });
  await expect(notice.getByRole('link', { name: facts.name })).toBeVisible();
  await task.press(notice.getByRole('link', { name: 'Ev işlerini aç' }));
  const row = page.getByRole('listitem', { name: `Giriş öncesi hazırlık, ${facts.name}` });
  await task.choose(row.getByRole('combobox', { name: /sorumlu$/ }), 'Yunus Çoban');
  await expect(row.locator('option:checked')).toHaveText('Yunus Çoban');
  task.end({ presses: 1, fields: 1 });
  await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
});

test('prices of several villas are raised together after a preview', async ({ page, request }) => {
  const office = await officeOf(request);
  const name = uniqueName('Artış');
  const villas = [
    await villaOnSale(office, `${name} A`, PRICES),
    await villaOnSale(office, `${name} B`, PRICES),
  ];
  const first = addDays(today, 30);
  const last = addDays(first, 60);
  await signIn(page, CLERK);
  const task = startTask(page, 'Prices of several villas rise, with a preview');
  await task.keys('Control+k');
  await task.type(page.getByRole('combobox', { name: 'Ara ya da git' }), 'toplu fiyat');
  await page.getByRole('option', { name: 'Toplu fiyat' }).waitFor();
  await task.keys('Enter');
  await task.type(page.getByLabel('Ad ya da kod'), name);
  await task.press(page.getByRole('button', { name: 'Görünen 2 villayı seç' }));
  await task.choose(page.getByLabel('Ne değişecek'), 'Artır ya da indir');
  await task.type(page.getByLabel('İlk gece'), first);
  await task.type(page.getByLabel('Son gece'), last);
  await task.type(page.getByLabel('Oran'), '10');
  await task.press(page.getByRole('button', { name: 'Önizle' }));
  await expect(page.getByRole('region', { name: 'Önizleme' })).toContainText('2 villa değişir');
  await task.press(page.getByRole('button', { name: '2 villaya uygula' }));
  await expect(page.getByText('2 villanın fiyatları değişti')).toBeVisible();
  task.end({ presses: 5, fields: 6 });
  for (const { id } of villas) {
    const { prices }: AdminVilla = await office.get(`/v1/admin/villas/${id}`);
    expect(prices.find(({ startsOn }) => startsOn === first)).toMatchObject({ nightly: 550_000 });
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});
