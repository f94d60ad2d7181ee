import type { Page } from '@playwright/test';
import { watchConsole } from '../support.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

const header = (page: Page) => page.locator('.site-header');
const footer = (page: Page) => page.locator('.site-footer');

test('header and footer contain what the specification requires', async ({ page }) => {
  await page.goto('/about');
  await expect(header(page).getByRole('link', { name: '+90 242 000 16 84' })).toHaveAttribute(
    'href',
    'tel:00902420001684',
  );
  await expect(header(page).locator('a[href="mailto:merhaba@kiyi.example"]')).toBeVisible();
  await expect(header(page).getByText('TÜRSAB Belge No: 16840')).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Panel' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(header(page).getByLabel('Villa ya da yer arayın')).toBeVisible();
  await expect(header(page).getByLabel('Favorileriniz')).toBeVisible();
  await expect(header(page).getByLabel('Açık ya da koyu görünüm')).toBeVisible();

  for (const list of ['Villa tipleri', 'Bölgeler', 'Kurumsal', 'Yardım']) {
    const links = footer(page).getByRole('navigation', { name: list }).getByRole('link');
    expect([6, 7]).toContain(await links.count());
  }
  await expect(footer(page).getByRole('link', { name: 'Ev sahibi girişi' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(footer(page).getByText('256 bit SSL')).toBeVisible();
  await expect(footer(page).getByText('TÜRSAB Belge No: 16840')).toBeVisible();
  for (const path of ['/konaklamam', '/guvenli-odeme']) {
    await expect(footer(page).locator(`.footer-button[href="${path}"]`)).toBeVisible();
  }
  for (const name of ['Instagram', 'Facebook', 'X', 'YouTube']) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('the floating buttons call, open WhatsApp and scroll to the top', async ({ page }) => {
  await page.goto('/about');
  const floating = page.getByRole('navigation', { name: 'Hızlı iletişim' });
  await expect(floating.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute(
    'href',
    'tel:00902420001684',
  );
  await expect(floating.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/905000001684',
  );
  const top = page.getByRole('button', { name: 'Sayfanın başına dön' });
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(top).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toBeHidden();
});

test('a menu closes on a click outside and on Escape, which restores the focus', async ({
  page,
}) => {
  await page.goto('/about');
  const regions = header(page).locator('summary').filter({ hasText: 'Bölgeler' });
  const types = header(page).locator('summary').filter({ hasText: 'Villa tipleri' });
  const open = header(page).locator('details[open]');
  await regions.click();
  await expect(header(page).getByRole('link', { name: 'Kalkan' })).toBeVisible();
  await types.click();
  await expect(open).toHaveCount(1);
  await page.mouse.click(20, 600);
  await expect(open).toHaveCount(0);
  await regions.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(regions).toBeFocused();
});

test('an open menu shows the number of villas of each place', async ({ page }) => {
  await page.goto('/about');
  await header(page).locator('summary').filter({ hasText: 'Bölgeler' }).click();
  await expect(header(page).getByRole('link', { name: 'Kalkan' })).toHaveAttribute(
    'data-villas',
    /^\d+$/,
  );
});

test('the phone menu prevents scrolling and traps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Menüyü aç' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await expect.poll(isLocked).toBe(true);
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
    );
    expect(inside).toBeTruthy();
  }
  await menu.locator('summary').filter({ hasText: 'Bölgeler' }).click();
  await menu.locator('summary').filter({ hasText: 'Kurumsal' }).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(isLocked).toBe(false);

  await button.click();
  await page.mouse.click(PHONE.width - 8, 300);
  await expect(menu).toBeHidden();
});

test('theme and currency are stored under their keys and used on the next page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/listing');
  const isTheme = (theme: string) =>
    expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await isTheme('light');
  await page.getByLabel('Açık ya da koyu görünüm').click();
  await isTheme('dark');
  const price = page.locator('.card data.price').first();
  await expect(price).toContainText('₺');
  await header(page).locator('.currency summary').click();
  await header(page).getByRole('button', { name: 'Euro' }).click();
  await expect(price).toContainText('€');
  await page.reload();
  await isTheme('dark');
  await expect(price).toContainText('€');
  const stored = await page.evaluate(() => [localStorage.theme, localStorage.currency]);
  expect(stored).toEqual(['dark', 'EURO']);
});

test('unknown stored values fall back to the default', async ({ page }) => {
  const problems = watchConsole(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.assign(localStorage, { theme: 'pembe', currency: 'XYZ', favourites: '{' });
  });
  await page.goto('/listing');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('article.card').first()).toContainText('₺');
  await page.getByLabel('Favorileriniz').click();
  await expect(page.getByText('Favorilere eklenmiş villanız yok.')).toBeVisible();
  expect(problems).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a toast is not behind the favourites nor behind the topmost dialog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/listing');
    const hearts = page.locator('.cards').getByRole('button', { name: /^Favori:/ });
    for (const at of [0, 1]) await hearts.nth(at).click();
    await expect(page.locator('[data-favourite-count]').first()).toHaveText('2');
    await page.getByLabel('Favorileriniz').click();
    await page.locator('.favourites-remove').first().click();
    const toast = page.locator('#toasts').getByText('Villa favorilerden kaldırıldı.');
    await expect(toast).toBeVisible();
    // Toasts let clicks through, so what lies on top of one is asked for with that undone.
    const isOnTop = () =>
      toast.evaluate((one) => {
        one.style.pointerEvents = 'auto';
        const { left, top, width: wide, height } = one.getBoundingClientRect();
        const at = [0.1, 0.5, 0.9].map((part) => left + wide * part);
        return at.every((x) => document.elementFromPoint(x, top + height / 2) === one);
      });
    await expect.poll(isOnTop).toBe(true);
    await page.evaluate(() => {
      // The second covers the first.
      for (const where of ['afterbegin', 'beforeend'] as const) {
        const dialog = document.createElement('dialog');
        dialog.innerHTML = '<button>Kapat</button>';
        document.body.insertAdjacentElement(where, dialog);
        dialog.showModal();
      }
      const detail = { text: 'Villa favorilerden kaldırıldı.', kind: 'success' };
      dispatchEvent(new CustomEvent('kiyi:toast', { detail }));
    });
    await expect(page.locator('dialog:modal').last().locator('#toasts')).toHaveCount(1);
    await expect.poll(isOnTop).toBe(true);
  });
}

test('a bar shows that the next page is loading', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      sessionStorage.busy = String('busy' in document.documentElement.dataset);
    }),
  );
  await footer(page).getByRole('link', { name: 'Nasıl kiralarım?' }).click();
  await expect(page).toHaveURL('/website/howrent');
  await expect.poll(() => page.evaluate(() => sessionStorage.busy)).toBe('true');
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menus and the name box work on a phone', async ({ page }) => {
    await page.goto('/about');
    await header(page).locator('.main-menu summary').filter({ hasText: 'Bölgeler' }).click();
    const link = header(page).locator('.main-menu').getByRole('link', { name: 'Kalkan' });
    const box = await link.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    await link.click();
    await expect(page).toHaveURL('/kalkan');

    await page.getByLabel('Villa ya da yer arayın').fill('mavi kuytu');
    await page.getByLabel('Villa ya da yer arayın').press('Enter');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Villa Mavi Kuytu' }),
    ).toBeVisible();
  });
});

for (const width of [360, 768, 1280, 1440]) {
  test(`at ${width} px phone and WhatsApp lie beside what is read, and the licence stands in the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/listing', '/villa/villa-mavi-kuytu']) {
      await page.goto(path);
      const licence = header(page).getByRole('link', { name: /TÜRSAB Belge No: \d+/ });
      await expect(licence).toBeVisible();
      await expect(licence).toHaveAttribute('href', /tursab/);
      expect([path, await coveredBy(page)]).toEqual([path, []]);
    }
  });
}

/** What the buttons of quick contact lie over, at the top of a page and in its middle. */
function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    const buttons = [...document.querySelectorAll('.floating > *')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    if (buttons.length === 0) covered.push('there are none');
    const isBar = innerWidth < 1000;
    const edge = isBar ? parseFloat(getComputedStyle(document.body).paddingBottom) : 0;
    for (const button of buttons) {
      const own = button.getBoundingClientRect();
      // A bar has a foot of the page to itself: nothing scrolls below it that cannot scroll above it.
      if (isBar && own.top < innerHeight - edge - 1) covered.push(`page: ${own.top}`);
      const others = document.querySelectorAll(
        isBar ? '.booking-bar > *' : 'main .wrap > *, main .card, main .villa-card',
      );
      for (const other of others) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isApart =
          own.left >= right || own.right <= left || own.top >= bottom || own.bottom <= top;
        if (!isApart) covered.push(`${other.className || other.tagName}`);
      }
    }
    return covered;
  });
}

test('the phone’s bottom bar hides during typing and behind open sheets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const call = page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link').first();
  await expect(call).toBeVisible();
  await page.locator('main').getByLabel('Adınız').first().focus();
  await expect(call).toBeHidden();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(call).toBeHidden();
});

test('the home page is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Tests beside this one add regions, types and villas for a moment.
  const height = async () => {
    await page.goto('/');
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  await expect.poll(height).toBeLessThan(6_400);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('secure payment is a page of the site until an amount is shown', async ({ page }) => {
  await page.goto('/guvenli-odeme');
  await expect(header(page).getByLabel('Villa ya da yer arayın')).toBeVisible();
  await expect(header(page).getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  await expect(footer(page).getByText('256 bit SSL')).toBeVisible();
});

test('pages at the till have no links that lead away', async ({ page }) => {
  await page.goto('/guvenli-odeme/sonuc');
  const ways = page.getByRole('navigation');
  await expect(ways).toHaveCount(1);
  await expect(ways).toHaveAccessibleName('Hızlı iletişim');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /\+90/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Visa, Mastercard, Troy' })).toBeVisible();
  await expect(page.getByRole('link', { name: /TÜRSAB Belge No/ })).toBeVisible();
});

for (const width of [360, 390, 768, 1000, 1440]) {
  test(`call, WhatsApp and the way to the top are at hand at ${width} px and cover nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/listing', '/faq', '/villa/villa-mavi-kuytu', '/guvenli-odeme']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const bar = page.getByRole('navigation', { name: 'Hızlı iletişim' });
      const buttons = [
        bar.getByRole('button', { name: 'Sayfanın başına dön' }),
        bar.getByRole('link', { name: /Bizi arayın/ }),
        bar.getByRole('link', { name: /WhatsApp/ }),
      ];
      // Each is what a press in its middle finds.
      for (const button of buttons) {
        await expect(button, path).toBeVisible();
        await button.click({ trial: true });
      }
      // What is read ends above the bar, or beside it in the margin.
      const { bottom, left } = await bar.evaluate((one) => {
        const { top, left: at } = one.getBoundingClientRect();
        return { bottom: top, left: at };
      });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = await page.locator('.site-footer').evaluate((one) => {
        const text = one.querySelector('.wrap > :last-child')?.getBoundingClientRect();
        return { bottom: text?.bottom ?? 0, right: text?.right ?? 0 };
      });
      expect(end.bottom <= bottom || end.right <= left, path).toBe(true);
    }
  });
}

test('a menu says that it is loading, and that it could not', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  for (const source of ['town', 'villatype', 'website/sitedata']) {
    await page.route(`**/v1/${source}`, async (route) => {
      await answered;
      await route.fulfill({ status: 500, body: '{}' });
    });
  }
  await page.goto('/about');
  const menus = [
    ['Bölgeler', 'Villa Bölgeleri Hata'],
    ['Villa tipleri', 'Villa Tipleri Hata'],
    ['Para birimi:', 'Failed to load; network/connection error.'],
  ] as const;
  const loading = header(page).locator('.menu-loading');
  for (const [name] of menus) {
    await header(page).locator('summary').filter({ hasText: name }).click();
    await expect(header(page).locator('details[open] .menu-loading')).toHaveText('Yükleniyor…');
  }
  answer();
  await expect(loading).toHaveCount(0);
  for (const [, failure] of menus) await expect(page.getByText(failure)).toBeVisible();
});
