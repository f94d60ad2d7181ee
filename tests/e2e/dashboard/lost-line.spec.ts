import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { officeOf, villaOnSale } from '../office.ts';
import { FIELD, GUEST, openSession, uniqueName } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A house on sale whose guest comes today. */
async function houseOfToday(request: APIRequestContext, name: string) {
  const office = await officeOf(request);
  const today = istanbulDay(new Date());
  const house = uniqueName(name);
  const rows = [{ startsOn: today, endsOn: addDays(today, 30), nightly: 500_000 }];
  const { id } = await villaOnSale(office, house, rows);
  await office.send('POST', '/v1/admin/reservations', {
    villa_id: id,
    checkIn: today,
    checkOut: addDays(today, 7),
    adults: 2,
    status: 'confirmed',
    customer: GUEST,
  });
  return { office, house, id };
}

const housesOn = (page: Page) => page.getByRole('heading', { level: 2 });

async function openHouse(page: Page, house: string): Promise<void> {
  const houses = housesOn(page);
  await expect(houses.first()).toBeVisible();
  // There is a search where there are many houses, and a few are open from the start.
  const search = page.getByRole('searchbox', { name: 'Ev ya da bölge ara' });
  if (await search.isVisible()) await search.fill(house);
  const head = houses.getByRole('button', { name: house });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

test('whatever step the line is lost at, nothing of it is lost', async ({
  page,
  context,
  request,
}) => {
  const { office, house, id } = await houseOfToday(request, 'Hatsız Ev');
  const sent = async (kind: string): Promise<HouseTask | undefined> => {
    const { items } = await office.get(`/v1/admin/housetasks?villa_id=${id}&kind=${kind}&take=200`);
    return items[0];
  };
  const houses = housesOn(page);
  const waiting = page.getByText(/kayıt bu telefonda bekliyor/);
  const task = page.getByRole('listitem', { name: 'Misafir karşılama' });
  const image = { name: 'ev.png', mimeType: 'image/png', buffer: PIXEL };

  await openSession(page, FIELD);
  await page.goto('/dashboard');
  await expect(houses.first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The worker keeps the files of a page that it has opened.
  await page.reload();
  await expect(houses.first()).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  // The page, and what makes a photo small.
  await expect.poll(kept).toContain('/dashboard');
  await expect.poll(async () => (await kept()).join()).toContain('make-small');

  /** Done without a line, still there when the phone opens again without one, and sent with it. */
  const step = async (act: () => Promise<void>, arrived: () => Promise<unknown>) => {
    await context.setOffline(true);
    await page.reload();
    await openHouse(page, house);
    await act();
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await context.setOffline(false);
    await expect(waiting).toBeHidden();
    await expect.poll(arrived).toBe(true);
  };
  try {
    await step(
      () => task.getByLabel('Ev gezdirildi, anahtar verildi').check(),
      async () => (await sent('handover'))?.checked.includes('tour'),
    );
    await step(
      () => task.getByLabel(/^Fotoğraf/).setInputFiles(image),
      async () => (await sent('handover'))?.photos.length === 1,
    );
    await step(
      async () => {
        await page.getByRole('button', { name: `Sorun bildir : ${house}` }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Ne oldu').fill('Panjur takılıyor');
        await dialog.getByLabel('Ayrıntı').fill('Salonun sol penceresi.');
        await dialog.getByLabel('Fotoğraf').setInputFiles(image);
        await dialog.getByRole('button', { name: 'Bildir' }).click();
        await expect(dialog).toBeHidden();
      },
      async () => {
        const problem = await sent('maintenance');
        return problem?.note === 'Salonun sol penceresi.' && problem.photos.length === 1;
      },
    );
    await step(
      () => task.getByRole('button', { name: /^Bitti/ }).click(),
      async () => (await sent('handover'))?.done?.by === 'Yunus Çoban',
    );
  } finally {
    await context.setOffline(false);
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});

test('a phone that can keep nothing says so, and not that it waits there', async ({
  page,
  context,
  request,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const { office, house, id } = await houseOfToday(request, 'Dolu Telefon');
  await openSession(page, FIELD);
  await page.goto('/dashboard');
  try {
    await openHouse(page, house);
    await context.setOffline(true);
    const task = page.getByRole('listitem', { name: 'Misafir karşılama' });
    await task.getByLabel('Ev gezdirildi, anahtar verildi').check();
    const said = page.getByText('1 kayıt gönderilmeyi bekliyor; bu sayfayı kapatmayın.');
    await expect(said).toBeVisible();
    await expect(page.getByText(/bu telefonda bekliyor/)).toBeHidden();
    await context.setOffline(false);
    await expect(said).toBeHidden();
  } finally {
    await context.setOffline(false);
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});
