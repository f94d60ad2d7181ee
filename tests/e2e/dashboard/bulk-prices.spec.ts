import { expect, test } from '@playwright/test';
import { nextFeast } from '#domain/holidays/feasts.ts';
import { addDays, formatDayShort } from '#domain/values/dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { ADMIN, openSession, uniqueName, watchConsole } from '../support.ts';
import { NEXT_YEAR, YEAR_AFTER } from '../dates.ts';

/** Kurban Bayramı with the night before its eve, as families travel. */
function feastOf(year: number) {
  const feast = nextFeast(['kurban'], `${year}-01-01`, year);
  if (feast === null) throw new Error(`no feast is known for ${year}`);
  return { from: addDays(feast.eve, -1), to: feast.last };
}
const FEAST = feastOf(NEXT_YEAR);
const COPIED = feastOf(YEAR_AFTER);

const row = (startsOn: string, endsOn: string, lira: number) => ({
  startsOn,
  endsOn,
  nightly: lira * 100,
});

for (const width of [390, 1440]) {
  test(`a year of two villas is copied with its feast and taken back, at ${width} px`, async ({
    page,
    request,
  }) => {
    const problems = watchConsole(page);
    const { get, send } = await officeOf(request);
    const seeded = await get('/v1/admin/villas/1');
    const name = uniqueName(`Toplu ${width}`);
    // Its own, so that the row of a run before is not taken for it.
    const rise = 100 + ((Date.now() + width) % 800);
    const ids: number[] = [];
    for (const part of ['A', 'B']) {
      const { id } = await send('POST', '/v1/admin/villas', {
        facts: {
          name: `${name} ${part}`,
          owner_id: seeded.owner.id,
          town_id: seeded.town.id,
          bedrooms: 3,
        },
      });
      await send('PUT', `/v1/admin/villas/${id}/prices`, {
        version: 1,
        rows: [
          row(addDays(FEAST.from, -13), addDays(FEAST.from, -1), 3000),
          row(FEAST.from, FEAST.to, 7000),
        ],
      });
      ids.push(id);
    }
    await page.setViewportSize({ width, height: 900 });
    await openSession(page, ADMIN);
    await page.goto('/dashboard/prices');
    await page.getByLabel('Ad ya da kod').fill(name);
    await page.getByRole('button', { name: 'Görünen 2 villayı seç' }).click();
    await expect(page.getByText('2 villa seçili')).toBeVisible();
    await page.getByLabel('Hangi yıldan').selectOption(String(NEXT_YEAR));
    await page.getByLabel('Hangi yıla').selectOption(String(YEAR_AFTER));
    await page.getByLabel('Oran').fill(String(rise));
    await page.getByRole('button', { name: 'Önizle' }).click();
    const preview = page.getByRole('region', { name: 'Önizleme' });
    await expect(preview.getByText('2 villa değişir')).toBeVisible();
    await expect(
      preview.getByRole('listitem').filter({ hasText: 'Kurban Bayramı' }).last(),
    ).toContainText(`${formatDayShort(COPIED.from)} – ${formatDayShort(COPIED.to)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.getByRole('button', { name: '2 villaya uygula' }).click();
    const made = page.getByRole('region', { name: 'Yapılan değişiklikler' });
    const change = made
      .getByRole('listitem')
      .filter({ hasText: `${NEXT_YEAR} yılı ${YEAR_AFTER} yılına kopyalandı (%${rise} artış)` })
      .first();
    await expect(change).toContainText('2 villa');
    expect((await get(`/v1/admin/villas/${ids[1]}`)).prices).toHaveLength(5);
    // By key: on a phone the message that offers the same lies over it, and stays while a mouse rests there.
    await change.getByRole('button', { name: 'Geri al' }).press('Enter');
    // A wrong press changes nothing: the prices of all these villas are asked about first.
    const question = page.getByRole('dialog', { name: '2 villanın fiyatları geri alınsın mı?' });
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    expect((await get(`/v1/admin/villas/${ids[1]}`)).prices).toHaveLength(5);
    await change.getByRole('button', { name: 'Geri al' }).press('Enter');
    await question.getByRole('button', { name: 'Geri al' }).click();
    await expect(change).toContainText('geri alındı');
    expect((await get(`/v1/admin/villas/${ids[1]}`)).prices).toHaveLength(2);
    expect(problems).toEqual([]);
  });
}

test('an invalid value is refused at its field, and a colleague’s change is not overwritten', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const { id, version, facts } = await villaOnSale(office, uniqueName('Toplu Red'), []);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/prices?villa=${id}`);
  await page.getByLabel('Ne değişecek').selectOption({ label: 'En az konaklamayı değiştir' });
  await page.getByLabel('İlk gece').fill('2029-07-10');
  await page.getByLabel('Son gece').fill('2029-07-01');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByText('Bitiş, başlangıçtan önce olamaz.')).toBeVisible();

  await page.getByLabel('Ne değişecek').selectOption({ label: 'Dönem fiyatı ver' });
  await page.getByLabel('Son gece').fill('2029-07-20');
  await page.getByLabel('Gecelik fiyat').fill('9.000');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByRole('button', { name: '1 villaya uygula' })).toBeVisible();
  const texts = { notes: 'Toplu fiyat denemesi' };
  await office.send('PUT', `/v1/admin/villas/${id}`, { version, texts });
  await page.getByRole('button', { name: '1 villaya uygula' }).click();
  await expect(page.getByRole('alert')).toContainText(facts.name);
  await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
});
