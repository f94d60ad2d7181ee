import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEFAULT_TASK_RULES } from '#domain/house-tasks/rules.ts';
import { addDays, type Day, istanbulDay, weekday } from '#domain/values/dates.ts';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { apiToken, CLERK, FIELD, openSession, uniqueName, watchConsole } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function openDay(page: Page): Promise<void> {
  await openSession(page, FIELD);
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugünün işleri');
}

/** Of many houses each is a line that opens. */
const houses = (page: Page) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false });

/** Reports a problem of a house, which it opens; its task is this test's alone. */
async function report(page: Page, title: string, house = houses(page).first()): Promise<void> {
  await house.click();
  await page
    .getByRole('button', { name: /^Sorun bildir/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ne oldu').fill(title);
  await dialog
    .getByLabel('Fotoğraf')
    .setInputFiles({ name: 'musluk.png', mimeType: 'image/png', buffer: PIXEL });
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await expect(dialog).toBeHidden();
}

test('a reported problem becomes a task, and an offline tick is sent later', async ({
  page,
  context,
  request,
}) => {
  await openDay(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowAt(page, [390])).toEqual([0]);
  const title = uniqueName('Musluk');
  await report(page, title);
  const task = page.getByRole('listitem', { name: title });
  await expect(task.getByRole('img', { name: 'Fotoğraf 1' })).toBeVisible();

  const token = await apiToken(request, CLERK);
  const find = async () => {
    const answer = await request.get('/v1/admin/housetasks?kind=maintenance&take=200', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { content } = await answer.json();
    return content.items.find((one: { title: string }) => one.title === title);
  };
  await expect.poll(async () => (await find())?.done).toBeNull();

  await context.setOffline(true);
  await task.getByRole('button', { name: /^Bitti/ }).click();
  await expect(task.getByText('Bitti · Siz')).toBeVisible();
  await expect(page.getByText('1 kayıt bu telefonda bekliyor')).toBeVisible();
  expect((await find()).done).toBeNull();

  await context.setOffline(false);
  await expect(page.getByText('bu telefonda bekliyor')).toBeHidden();
  await expect.poll(async () => (await find()).done?.by).toBe('Yunus Çoban');
});

test('a second press where “Bitti” was changes nothing, by the cleaner and in the office', async ({
  page,
  browser,
}) => {
  await openDay(page);
  const title = uniqueName('Panjur');
  await report(page, title);
  const task = page.getByRole('listitem', { name: title });
  const pressTwice = async (button: Locator, isDone: Locator) => {
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    const middle = [x + width / 2, y + height / 2] as const;
    await button.page().mouse.click(...middle);
    await expect(isDone).toBeVisible();
    await button.page().mouse.click(...middle);
    await expect(isDone).toBeVisible();
  };
  await pressTwice(task.getByRole('button', { name: /^Bitti/ }), task.getByText(/^Bitti ·/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await task.getByRole('button', { name: /^Geri al/ }).click();
  await expect(task.getByRole('button', { name: /^Bitti/ })).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await openSession(office, CLERK);
  await office.goto('/dashboard/house-tasks?kind=maintenance&state=all');
  const row = office.getByRole('listitem', { name: new RegExp(`^${title}`) });
  await pressTwice(
    row.getByRole('button', { name: /bitti$/ }),
    row.getByRole('button', { name: /geri al$/ }),
  );
  await desk.close();
});

test('a photo opens and is removed, and what the office ticked by mistake is taken back', async ({
  page,
  browser,
}) => {
  await openDay(page);
  const title = uniqueName('Kilit');
  // Other tests open the first house, and would look for the photo that is removed here.
  await report(page, title, houses(page).nth(1));
  const task = page.getByRole('listitem', { name: title });
  await task.getByRole('button', { name: 'Fotoğraf 1' }).click();
  const dialog = page.getByRole('dialog', { name: `${title}: Fotoğraf 1` });
  const picture = dialog.getByRole('img', { name: 'Fotoğraf 1' });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  const isHeld = () =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve(true));
          image.addEventListener('error', () => resolve(false));
          image.src = src;
        }),
      address,
    );
  expect(await isHeld()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowAt(page, [390])).toEqual([0]);
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(task.getByRole('button', { name: 'Fotoğraf 1' })).toHaveCount(0);
  // The phone's memory does not keep what nobody can see any more.
  await expect.poll(isHeld).toBe(false);

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await openSession(office, CLERK);
  await office.goto('/dashboard/house-tasks?kind=maintenance');
  const done = office.getByRole('button', { name: new RegExp(`^${title}.*: bitti`) });
  await done.click();
  // It stays while a mouse rests on it.
  await office.getByRole('button', { name: 'Geri al' }).hover();
  await expect(done).toHaveCount(0);
  await office.getByRole('button', { name: 'Geri al' }).click();
  await expect(done).toBeVisible();
  await desk.close();
});

test('a problem that waits for a connection is shown in its house, and reported once', async ({
  page,
  context,
}) => {
  await openDay(page);
  await houses(page).first().click();
  await page
    .getByRole('button', { name: /^Sorun bildir/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const title = uniqueName('Ocak');
  await dialog.getByLabel('Ne oldu').fill(title);
  await context.setOffline(true);
  // Two presses in the same turn, before the button can be disabled.
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(dialog).toBeHidden();
  const reported = page
    .getByRole('listitem')
    .filter({ has: page.getByText(title) })
    .last();
  await expect(reported).toContainText('Gönderilmeyi bekliyor');
  await expect(page.getByText('1 kayıt bu telefonda bekliyor')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('bu telefonda bekliyor')).toBeHidden();
  await expect(reported.getByRole('button', { name: /^Bitti/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
});

test('every touch target of a house is large enough', async ({ page }) => {
  const problems = watchConsole(page);
  await openDay(page);
  await houses(page).first().click();
  const buttons = page.getByRole('main').locator('li button, li a, li label');
  await expect(buttons.first()).toBeVisible();
  const heights = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  expect(problems).toEqual([]);
});

test('a task assigned by a clerk is among the assignee’s own tasks', async ({ page, browser }) => {
  await openDay(page);
  const title = uniqueName('Panjur');
  await report(page, title);
  await expect(page.getByRole('listitem', { name: title })).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await openSession(office, CLERK);
  await office.goto('/dashboard/house-tasks?kind=maintenance');
  const whose = office.getByRole('combobox', { name: new RegExp(`^${title}.*sorumlu`) });
  await whose.selectOption({ label: 'Yunus Çoban' });
  await expect(whose).toHaveValue(/\d/);
  await office.reload();
  await expect(whose.locator('option:checked')).toHaveText('Yunus Çoban');
  await desk.close();

  await page.reload();
  await page.getByRole('button', { name: 'Benim işlerim' }).click();
  // Of a few houses all are open.
  await expect(page.getByRole('listitem', { name: title })).toBeVisible();
});

const isPoolDay = (day: Day) => DEFAULT_TASK_RULES.pool_days.includes(weekday(day));

test('a house is found by a part of its name, and opened', async ({ page }) => {
  await openDay(page);
  await expect(houses(page).first()).toBeVisible();
  // Almost every house has a pool, and these are its days.
  for (let day = istanbulDay(new Date()); !isPoolDay(day); day = addDays(day, 1))
    await page.getByRole('button', { name: 'Sonraki gün' }).click();
  await expect.poll(() => houses(page).count()).toBeGreaterThan(20);
  const names = await page.getByRole('heading', { level: 2 }).allTextContents();
  const sought = names.at(-1) ?? '';
  await page.getByRole('searchbox', { name: 'Ev ya da bölge ara' }).fill(sought.toUpperCase());
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([sought]);
  // Nothing of a house is there before it is opened: door codes neither.
  await expect(page.getByRole('button', { name: /^Sorun bildir/ })).toHaveCount(0);
  await houses(page).first().click();
  await expect(page.getByRole('button', { name: `Sorun bildir : ${sought}` })).toBeVisible();
  await page.getByRole('searchbox').fill('böyle bir ev olmaz');
  await expect(page.getByText('Bu adla ev yok')).toBeVisible();
});

test('the calendar marks open tasks on request, and names them for a cell', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const problems = watchConsole(page);
  await openSession(page, CLERK);
  await page.goto('/dashboard/occupancy');
  const calendar = page.getByRole('application', { name: 'Doluluk takvimi' });
  const marks = calendar.getByTitle(/: (açık iş|bugünkü girişe hazır değil): /);
  await expect(calendar.locator('[data-ref]').first()).toBeVisible();
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: 'Ev işleri' }).click();
  await expect(marks.first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Renklerin anlamı' })).toContainText('Açık ev işi');
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(marks.first()).toBeVisible();
  expect(problems).toEqual([]);
});
