import type { Page } from '@playwright/test';
import { groupThousands } from '#domain/values/money.ts';
import { faultsInBothThemes, overflowAt } from '../accessibility.ts';
import { ADMIN, apiToken, findFreeVilla, openSession, OWNER, watchConsole } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { startTask, watchWork } from './task-meter.ts';
import { expect, test } from '../test.ts';

const CALL = '6 kişi kalkan 12-19 temmuz özel havuz 60 bin';

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Müsaitlik ara' });

async function openDesk(page: Page, q = ''): Promise<void> {
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/availability${q && `?q=${encodeURIComponent(q)}`}`);
  await expect(boxOf(page)).toBeVisible();
}

test(
  'a call becomes a held option with its payment link within thirty seconds and eight inputs',
  { tag: '@usual' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSession(page, ADMIN);
    await page.goto('/dashboard/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');

    const worked = await watchWork(page);
    const task = startTask(page, 'A call: find, price, hold, payment link');
    await task.keys('m');
    await expect(boxOf(page)).toBeFocused();
    // A budget that every summer meets: what the test is about is the way, not the demo's prices.
    await task.type(boxOf(page), CALL.replace('60 bin', '600 bin'));
    // There are rows; of what was typed they may not be yet, and Enter means what was typed.
    await expect(page.getByRole('list', { name: 'Uygun villalar' })).toBeVisible();
    await task.keys('Enter');
    const drawer = page.getByRole('complementary', { name: 'Opsiyona al' });
    await expect(drawer.getByLabel('Ad soyad')).toBeFocused();
    await task.type(drawer.getByLabel('Ad soyad'), 'Ayşe Yılmaz');
    await page.keyboard.press('Tab');
    await task.type(drawer.locator(':focus'), '0555 111 22 33');
    await task.keys('Enter');
    await expect(drawer.getByRole('heading', { name: 'Opsiyona alındı' })).toBeVisible();
    await task.press(drawer.getByRole('button', { name: 'Bağlantıyı kopyala' }));
    const link = await drawer.getByLabel('Bağlantı', { exact: true }).inputValue();
    const typing = task.end({ presses: 4, fields: 3 });
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(typing + (await worked())).toBeLessThanOrEqual(30);
    // Without an address nothing may wait to be mailed.
    await expect(drawer.getByRole('button', { name: 'E-postayla gönder' })).toHaveCount(0);
  },
);

test('a hold whose answer was lost is held once, until the hour that was shown', async ({
  page,
}) => {
  await openDesk(page, '2 kişi 20-27 nisan');
  // The price comes between the two presses, which makes them no other write.
  let tellPrice = () => {};
  const priced = new Promise<void>((resolve) => (tellPrice = resolve));
  await page.route('**/v1/admin/reservations/quote', async (route) => {
    const response = await route.fetch();
    await priced;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/v1/admin/reservations/quote');
  await page
    .getByRole('button', { name: /: Opsiyon$/ })
    .first()
    .click();
  const drawer = page.getByRole('complementary', { name: 'Opsiyona al' });
  await asked;
  await drawer.getByLabel('Ad soyad').fill('Kayıp Yanıt');
  await drawer.getByLabel('Telefon').fill('0555 111 22 44');
  await drawer.getByRole('button', { name: 'Yarın 18.00' }).click();
  await expect(drawer.getByRole('button', { name: 'Yarın 18.00' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(drawer).toContainText(/18\.00 saatine kadar/);
  await drawer.getByRole('button', { name: '48 saat' }).click();
  let sent = 0;
  await page.route('**/v1/admin/reservations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    // It is written, and the line is gone before the answer.
    const isFirst = sent === 1;
    if (isFirst) await route.fetch();
    await (isFirst ? route.abort() : route.fallback());
  });
  await drawer.getByLabel('Ad soyad').press('Control+Enter');
  await expect(drawer.getByRole('alert')).toBeVisible();
  tellPrice();
  await expect(drawer.getByText('Toplam').first()).toBeVisible();
  await drawer.getByLabel('Ad soyad').press('Control+Enter');
  await expect(drawer.getByRole('heading', { name: 'Opsiyona alındı' })).toBeVisible();
  expect(sent).toBe(2);
  // Prices that are still asked for end with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a house that an option holds is said to be held, and until when', async ({
  page,
  request,
}) => {
  const dates = { checkin: `${NEXT_YEAR}-01-11`, checkout: `${NEXT_YEAR}-01-18` };
  const { id: villa_id, name } = await findFreeVilla(request, dates);
  const held = await request.post('/v1/admin/reservations', {
    headers: {
      authorization: `Bearer ${await apiToken(request, ADMIN)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      villa_id,
      checkIn: dates.checkin,
      checkOut: dates.checkout,
      adults: 2,
      children: 0,
      babies: 0,
      status: 'option',
      customer: { firstName: 'Arayan', lastName: 'Önceki', phone: '0555 111 22 77' },
    },
  });
  expect(held.status(), await held.text()).toBe(201);
  await openDesk(page, `2 kişi 11-18 ocak ${NEXT_YEAR} ${name}`);
  const row = page.getByRole('listitem', { name: new RegExp(name) });
  await expect(row).toContainText(/Bu gecelerde opsiyonlu, .*\d\d\.\d\d saatine kadar/);
  await expect(row).not.toContainText('dolu');
});

for (const width of [390, 1440]) {
  test(`no choice of how long to hold stands alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, '2 kişi 20-27 nisan');
    await page
      .getByRole('button', { name: /: Opsiyon$/ })
      .first()
      .click();
    const choices = page.getByRole('group', { name: 'Ne kadar tutulsun' }).getByRole('button');
    await expect(choices).toHaveCount(5);
    const tops = await choices.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    for (const top of tops) expect(tops.filter((one) => one === top).length).toBeGreaterThan(1);
  });
}

test('Enter holds the villa for the latest input, even when the rows are still outdated', async ({
  page,
}) => {
  await openDesk(page, '2 kişi 3-10 mayıs');
  await expect(page.getByRole('list', { name: 'Uygun villalar' })).toBeVisible();
  // The key comes in the turn of the last letter: nothing can have been drawn in between.
  await boxOf(page).evaluate(async (box: HTMLInputElement) => {
    box.select();
    document.execCommand('insertText', false, '2 kişi 10-17 mayıs');
    await Promise.resolve();
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page.getByRole('complementary', { name: 'Opsiyona al' })).toBeVisible();
  await expect(page).toHaveURL(/checkin=\d{4}-05-10&checkout=\d{4}-05-17/);
});

test('understood words become chips that can be changed or removed; the other words are kept', async ({
  page,
}) => {
  await openDesk(page, `${CALL} helikopter pisti`);
  const chips = page.getByRole('list', { name: 'Anlaşılanlar' });
  await expect(chips.getByRole('listitem')).toHaveCount(6);
  await expect(chips).toContainText('helikopter pisti');
  await expect(chips).toContainText('anlaşılmadı');
  await chips.getByRole('button', { name: 'helikopter pisti: çıkar' }).click();
  await expect(boxOf(page)).toHaveValue(CALL);
  await chips.getByRole('button', { name: '6 kişi: değiştir' }).click();
  await page.keyboard.type('8 kişi');
  await expect(chips).toContainText('8 kişi');
  await expect(page).toHaveURL(/q=8/);
});

test('a budget in euros is compared at the site’s rate, which its chip shows', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v1/website/contact');
  const settings = (await answer.json()).content as { key: string; value: string }[];
  const euro = Number(settings.find(({ key }) => key === 'euro_exchange_rate')?.value);
  expect(euro).toBeGreaterThan(0);
  await openDesk(page, '2 kişi 3-10 mayıs 4.000 €');
  const lira = groupThousands(Math.floor(4_000 * euro));
  const chip = { name: `en çok 4.000 € ≈ ${lira} ₺: değiştir` };
  await expect(page.getByRole('button', chip)).toBeVisible();
});

test('rows are navigated and used by keyboard, and several become one message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesk(page, '2 kişi 3-10 mayıs');
  const rows = page.getByRole('list', { name: 'Uygun villalar' }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  await boxOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const ticked = page.getByRole('region', { name: 'Seçilenler' });
  await expect(ticked).toContainText('2 villa seçili');
  await ticked.getByRole('button', { name: 'WhatsApp metni' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).match(/\/villa\//g)).toHaveLength(2);
  await ticked.getByRole('button', { name: 'Teklif hazırla' }).click();
  const offer = page.getByRole('complementary', { name: 'Teklif hazırla' });
  await expect(offer.getByRole('group')).toHaveCount(2);
  await expect(offer.getByLabel('Giriş').first()).toHaveValue(/^03\.05\./);
});

test('has no accessibility violations in both themes and on a phone, and is for staff only', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page);
  await openDesk(page, `${CALL} helikopter pisti`);
  await expect(page.getByRole('list', { name: 'Anlaşılanlar' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  expect(problems).toEqual([]);

  const owner = await (await browser.newContext()).newPage();
  await openSession(owner, OWNER);
  await owner.goto('/dashboard/availability');
  await expect(owner).toHaveURL(/\/dashboard\/?$/);
});
