import { expect, test } from '@playwright/test';
import { type Office, officeOf } from '../office.ts';
import { CLERK, signIn, uniqueName, watchConsole } from '../support.ts';
import { startTask } from './task-meter.ts';

/** Tasks of an agency's day with people; each begins on the home. */

let problems: string[];
test.beforeEach(({ page }) => {
  problems = watchConsole(page);
});
test.afterEach(() => expect(problems).toEqual([]));

/** Somebody whom no other test knows, by a message on the site. */
async function write(office: Office, name: string, phone = '') {
  const email = `${crypto.randomUUID()}@posta.example`;
  const message = 'Merhaba, temmuzda yeriniz var mı?';
  await office.send('POST', '/v1/contact', { name, email, phone, subject: '', message });
  return email;
}

test('several villas become one offer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, CLERK);
  const task = startTask(page, 'Several villas become one offer');
  await task.keys('m');
  await task.type(page.getByRole('textbox', { name: 'Müsaitlik ara' }), '2 kişi 3-10 mayıs');
  // The chips come with the answer.
  await expect(page.getByRole('list', { name: 'Anlaşılanlar' })).toBeVisible();
  await task.keys('ArrowDown', 'x', 'ArrowDown', 'x');
  await expect(page.getByRole('region', { name: 'Seçilenler' })).toContainText('2 villa seçili');
  await task.press(page.getByRole('button', { name: 'Teklif hazırla' }));
  const drawer = page.getByRole('complementary', { name: 'Teklif hazırla' });
  await expect(drawer.getByRole('group')).toHaveCount(2);
  await task.type(drawer.getByLabel('Müşterinin adı'), uniqueName('Hatice'));
  await task.type(drawer.getByLabel('Telefon'), '0555 444 33 22');
  await task.keys('Control+Enter');
  const link = page.getByLabel('Müşterinin bağlantısı');
  await expect(link).toHaveValue(/teklif/);
  await task.press(page.getByRole('button', { name: 'Kopyala', exact: true }));
  task.end({ presses: 8, fields: 3 });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await link.inputValue());
});

test('a message is answered with a quick reply', async ({ page, request }) => {
  const name = uniqueName('Leyla');
  await write(await officeOf(request), name);
  await signIn(page, CLERK);
  const task = startTask(page, 'A message is answered with a quick reply');
  await task.pair('g', 's');
  await task.press(page.getByRole('link', { name }));
  const drawer = page.getByRole('complementary', { name });
  await task.choose(drawer.getByLabel('Hızlı yanıt'), 'Tarih ve kişi sor');
  await task.press(drawer.getByRole('button', { name: 'E-posta gönder' }));
  await expect(drawer.getByText('Yanıtlandı')).toBeVisible();
  task.end({ presses: 4, fields: 1 });
});

test('a guest is found by phone and a note written', async ({ page, request }) => {
  const name = uniqueName('Zehra');
  const digits = String(Date.now()).slice(-7);
  await write(await officeOf(request), name, `+90555${digits}`);
  await signIn(page, CLERK);
  const task = startTask(page, 'A guest is found by phone, a note written');
  await task.pair('g', 'n');
  await task.type(page.getByRole('searchbox'), `0555${digits}`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await task.press(page.getByRole('link', { name }));
  const drawer = page.getByRole('complementary', { name });
  await task.type(drawer.getByLabel('Yeni not'), 'Deniz gören oda ister');
  await task.press(drawer.getByRole('button', { name: 'Not yaz' }));
  await expect(drawer.getByRole('listitem').getByText('Deniz gören oda ister')).toBeVisible();
  task.end({ presses: 4, fields: 2 });
});

test('two records of one guest become one, and two again', async ({ page, request }) => {
  const office = await officeOf(request);
  const name = uniqueName('Fadime');
  const emails = [await write(office, name), await write(office, name)];
  await signIn(page, CLERK);
  const task = startTask(page, 'Two doubles are merged, and parted again');
  await task.pair('g', 'n');
  await task.type(page.getByRole('searchbox'), name);
  const rows = page.getByRole('link', { name });
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await task.press(rows.first());
  const drawer = page.getByRole('complementary', { name });
  await task.press(drawer.getByRole('button', { name: 'Birleştir…' }));
  await task.press(page.getByRole('dialog').getByRole('button', { name: 'Birleştir' }));
  for (const email of emails) await expect(drawer.getByText(email).first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await task.press(drawer.getByRole('button', { name: 'Geri al' }));
  await expect(rows).toHaveCount(2);
  task.end({ presses: 6, fields: 1 });
  await expect(drawer.getByRole('button', { name: 'Birleştir…' })).toBeVisible();
});
