import { addDays, monthEnd, monthOf, weekday } from '#domain/values/dates.ts';
import { monthAhead } from '../dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, openSession, watchConsole } from '../support.ts';
import { expect, test } from '../test.ts';

/** A calendar opens with this month and the next. */
const MONTH = monthAhead(1);
const FIRST = `${MONTH}-01`;
/** The first Saturday of the month. */
const SATURDAY = addDays(FIRST, (12 - weekday(FIRST)) % 7);
const WEEKLY = { arrivalDays: [6], departureDays: [6], minNights: 7 };

test('a villa that is sold from Saturday to Saturday says so where dates are chosen', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const rows = [{ startsOn: FIRST, endsOn: addDays(FIRST, 120), nightly: 900_000, ...WEEKLY }];
  const villa = await villaOnSale(office, 'Villa Cumartesi', rows);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/villa/${villa.facts.slug}`);
    const table = page.locator('#fiyatlar');
    await expect(table).toContainText('Giriş günü: cumartesi');
    await expect(table).toContainText('Çıkış günü: cumartesi');
    await table.scrollIntoViewIfNeeded();
    await table.screenshot({ path: test.info().outputPath('prices.png') });

    const calendar = page.locator('#musaitlik');
    await calendar.scrollIntoViewIfNeeded();
    await calendar.locator('table').first().hover();
    const day = (date: string) => calendar.locator(`button[data-day="${date}"]`);
    await expect(day(SATURDAY)).toBeVisible();
    const monday = addDays(SATURDAY, 2);
    // Days that cannot be chosen answer a press with their reason.
    await day(monday).click({ force: true });
    await expect(calendar.getByText('Giriş günü cumartesi').first()).toBeVisible();
    await expect(day(monday)).toHaveAccessibleName(/Giriş günü cumartesi/);
    await day(SATURDAY).click();
    await day(addDays(SATURDAY, 6)).click({ force: true });
    await expect(calendar.getByText('Çıkış günü cumartesi').first()).toBeVisible();
    await calendar.screenshot({ path: test.info().outputPath('calendar.png') });
    await day(addDays(SATURDAY, 7)).click();
    await expect(calendar.getByText('7 gece').first()).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
  }
});

test('a clerk writes weekdays into the sheet, and changes them for many villas', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = await officeOf(request);
  const last = monthEnd(monthOf(addDays(FIRST, 40)));
  const villa = await villaOnSale(office, 'Villa Pazartesi', [
    { startsOn: FIRST, endsOn: last, nightly: 700_000 },
  ]);
  const rules = async () =>
    (await office.get(`/v1/admin/villas/${villa.id}`)).prices.map((row: any) => [
      row.arrivalDays,
      row.departureDays,
      row.maxNights,
      row.dayNights,
    ]);
  try {
    await openSession(page, ADMIN);
    await page.goto(`/dashboard/villas/${villa.id}?part=prices`);
    const sheet = page.getByRole('table', { name: 'Sezon fiyatları' });
    const cell = (title: string) => sheet.getByLabel(`1. satır, ${title}`, { exact: true });
    await cell('Giriş günü').fill('cumartesi, pazar');
    await cell('Çıkış günü').fill('yarın');
    await page.keyboard.press('Tab');
    await expect(cell('Giriş günü')).toHaveValue('Cmt, Paz');
    await expect(cell('Çıkış günü')).toHaveAttribute('aria-invalid', 'true');
    await cell('Çıkış günü').fill('kapalı');
    await cell('En çok gece').fill('14');
    await cell('Giriş gününe göre gece').fill('Cmt 3-7');
    await page.screenshot({ path: test.info().outputPath('sheet.png') });
    await page.getByRole('button', { name: 'Fiyatları kaydet' }).click();
    await expect(page.getByText('Fiyatlar kaydedildi')).toBeVisible();
    expect(await rules()).toEqual([[[6, 7], [], 14, [{ day: 6, minNights: 3, maxNights: 7 }]]]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/dashboard/prices?villa=${villa.id}&ilk=${FIRST}&son=${last}&gunler=true`);
    const monday = page.getByLabel('Giriş günleri: Pazartesi');
    await expect(monday).toBeChecked();
    await monday.uncheck();
    await page.screenshot({ path: test.info().outputPath('bulk.png'), fullPage: true });
    await page.getByRole('button', { name: 'Önizle' }).click();
    await expect(page.getByText('giriş salı, çarşamba').first()).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
  }
});
