import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The error catalogue of the specification, word by word: top right, for 5,000 ms. */

async function expectToast(page: Page, text: string, kind: 'success' | 'info' | 'error') {
  const toast = page.locator('#toasts .toast').filter({ hasText: text }).last();
  await expect(toast).toHaveText(text);
  await expect(toast).toHaveAttribute('data-kind', kind);
  return toast;
}

const ANSWERS = [
  { status: 201, text: 'E-mail adresiniz eklenmiştir.', kind: 'success' },
  { status: 409, text: 'Zaten kayıt oldunuz...', kind: 'info' },
  {
    status: 500,
    text: 'E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.',
    kind: 'error',
  },
] as const;

for (const { status, text, kind } of ANSWERS) {
  test(`the newsletter tells what a ${status} means, and empties its field`, async ({ page }) => {
    let sent: unknown;
    await page.route('**/v1/website/subscribe', async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({ status, json: { content: { email: '', confirmed: false } } });
    });
    await page.goto('/faq');
    const field = page.getByLabel('E-posta adresiniz');
    await field.fill('  gul@posta.example ');
    await page.getByRole('button', { name: 'Kaydol' }).click();
    await expectToast(page, text, kind);
    await expect(field).toHaveValue('');
    expect(sent).toEqual({ email: 'gul@posta.example' });
  });
}

test('the newsletter shows the same message without a network', async ({ page }) => {
  await page.route('**/v1/website/subscribe', (route) => route.abort());
  await page.goto('/faq');
  await page.getByLabel('E-posta adresiniz').fill('gul@posta.example');
  await page.getByLabel('E-posta adresiniz').press('Enter');
  await expectToast(page, ANSWERS[2].text, 'error');
});

test('the newsletter sends nothing when only spaces were typed', async ({ page }) => {
  let calls = 0;
  await page.route('**/v1/website/subscribe', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/faq');
  const field = page.getByLabel('E-posta adresiniz');
  await field.focus();
  for (const text of ['', '   ']) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Kaydol' }).click();
    await expect(page.locator('.newsletter').getByText('Bu alan boş bırakılamaz.')).toBeVisible();
  }
  expect(calls).toBe(0);
  await expect(page.locator('#toasts .toast')).toHaveCount(0);
});

test('a favourite is added and removed with a message that stays for 5,000 ms', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/listing');
  const heart = page.locator('.heart').first();
  // Time stands from here on: a busy machine is not slower than the message.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await heart.click();
  const added = await expectToast(page, 'Villa favorilere eklendi.', 'success');
  const box = await added.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x + box.width).toBeGreaterThan(width - 60);
  expect(box?.y).toBeLessThan(height / 3);
  await page.clock.fastForward(3_500);
  await expect(added).toBeVisible();
  await page.clock.fastForward(1_600);
  await expect(added).toHaveCount(0);
  await heart.click();
  await expectToast(page, 'Villa favorilerden kaldırıldı.', 'success');
});

test('the favourites menu says when it is empty, and removes a villa by its heart', async ({
  page,
}) => {
  await page.goto('/listing');
  await page.getByLabel('Favorileriniz').click();
  await expect(page.getByText('Favorilere eklenmiş villanız yok.')).toBeVisible();
  await page.keyboard.press('Escape');
  const heart = page.locator('.heart').first();
  const name = await page.locator('.card-name').first().innerText();
  await heart.click();
  await page.getByLabel('Favorileriniz').click();
  const menu = page.locator('.favourites');
  await expect(menu.getByRole('link', { name })).toBeVisible();
  await menu.getByRole('button', { name: `Favori: ${name}` }).click();
  await expectToast(page, 'Villa favorilerden kaldırıldı.', 'success');
  await expect(menu.getByText('Favorilere eklenmiş villanız yok.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.favourites)).toBe('[]');
});

const MENUS = [
  { menu: 'Bölgeler', call: '**/v1/town', text: 'Villa Bölgeleri Hata' },
  { menu: 'Villa tipleri', call: '**/v1/villatype', text: 'Villa Tipleri Hata' },
  {
    menu: 'Para birimi',
    call: '**/v1/website/sitedata',
    text: 'Failed to load; network/connection error.',
  },
];

for (const { menu, call, text } of MENUS) {
  test(`the menu “${menu}” tells when its data cannot be had, and works all the same`, async ({
    page,
  }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/faq');
    const summary = page.locator('.site-header summary').filter({ hasText: menu });
    await summary.click();
    await expectToast(page, text, 'error');
    await expect(page.locator('.site-header details[open] .menu-panel')).toBeVisible();

    // The next opening tries again.
    await page.unroute(call);
    await summary.click();
    const answered = page.waitForResponse(call);
    await summary.click();
    expect((await answered).status()).toBe(200);
  });
}

test('the name search reports a failure in one word', async ({ page }) => {
  await page.route('**/v1/search/input**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/faq');
  await page.getByLabel('Villa ya da yer arayın').click();
  await expectToast(page, 'Error...', 'error');
});

test('the listing reports a failure in one word', async ({ page }) => {
  await page.route('**/v2/search**', (route) => route.abort());
  await page.goto('/listing?adults=2&skip=20');
  await expectToast(page, 'Error...', 'error');
});

test('a link of a newsletter mail is answered once', async ({ page }) => {
  await page.goto('/?bulten=onaylandi');
  await expectToast(page, 'E-posta adresiniz onaylandı. Mektuplarımız yola çıkıyor.', 'success');
  await expect(page).toHaveURL('/');
});
