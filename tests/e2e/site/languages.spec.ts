import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, languageOfPath } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { NEXT_YEAR } from '../dates.ts';
import { findFreeVilla, isMadeByTest } from '../support.ts';

/** Pages asked for at the same time. */
const AT_ONCE = 6;

/** Addresses that are the same in every language. */
const WITHOUT_LANGUAGE = /^\/(dashboard|media|v1|v2|_astro)\b|^\/[^/]+\.\w+$/;

type Listed = { url: string; languages: Record<string, string> };

const linksIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, code = '', href = '']) => [code, href]));

for (const code of LANGUAGE_CODES) {
  test(`every page in ${LANGUAGES[code].name} is there, says its language and links to no other`, async ({
    request,
  }) => {
    const sitemap = await (await request.get(await localAddress('/sitemap.xml', code))).text();
    const listed = [...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]): Listed => {
      const [, url = ''] = /<loc>([^<]+)/.exec(entry) ?? [];
      return { url, languages: linksIn(entry, /hreflang="([\w-]+)" href="([^"]+)"/g) };
    });
    const pages = listed.filter(({ url }) => !isMadeByTest(url));
    expect(pages.length).toBeGreaterThan(150);
    const faults: string[] = [];

    async function check({ url, languages }: Listed): Promise<void> {
      const path = new URL(url).pathname;
      const answer = await request.get(path);
      const html = await answer.text();
      const fail = (what: string) => faults.push(`${path}: ${what}`);
      if (answer.status() !== 200) fail(`status ${answer.status()}`);
      if (answer.headers()['content-language'] !== code) fail('Content-Language');
      if (!html.includes(`<html lang="${code}"`)) fail('lang');
      if (!html.includes(`<link rel="canonical" href="${url}">`)) fail('canonical');
      const told = linksIn(html, /<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g);
      // The sitemap of each language is checked against its pages, so both ways of each link are.
      if (JSON.stringify(told) !== JSON.stringify(languages)) fail('hreflang');
      if (told[code] !== url || told['x-default'] !== told.tr) fail('its own hreflang');
      const [menu = ''] = /<ul id="dil".*?<\/ul>/.exec(html) ?? [];
      for (const [, href = ''] of html
        .replace(menu, '')
        .matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"?#]*)/g)) {
        if (!WITHOUT_LANGUAGE.test(href) && languageOfPath(href) !== code) fail(`link to ${href}`);
      }
    }

    for (let at = 0; at < pages.length; at += AT_ONCE) {
      await Promise.all(pages.slice(at, at + AT_ONCE).map(check));
    }
    expect(faults).toEqual([]);
  });
}

test('the home page of each language links to no post that the language does not have', async ({
  request,
}) => {
  const faults: string[] = [];
  for (const code of LANGUAGE_CODES) {
    const html = await (await request.get(await localAddress('/', code))).text();
    const blog = await localAddress('/blog', code);
    const links = [...html.matchAll(/<a\b[^>]*? href="(\/[^"?#]*)/g)].map(([, href = '']) => href);
    const posts = new Set(links.filter((link) => link.startsWith(`${blog}/`)));
    // The demo has its blog in Turkish and English.
    expect(posts.size > 0, code).toBe(code === 'tr' || code === 'en');
    for (const href of new Set([...posts, ...links.filter((link) => link === blog)])) {
      const status = (await request.get(href)).status();
      if (status !== 200) faults.push(`${href}: ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a Turkish name below a language leads to the page', async ({ request }) => {
  const answer = await request.get('/en/listing?adults=4', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/en/villas?adults=4']);
  const missing = await request.get('/de/gibt-es-nicht');
  expect([missing.status(), missing.headers()['content-language']]).toEqual([404, 'de']);
  expect(await missing.text()).toContain('<html lang="de"');
});

test('the list of languages keeps page and filters, and needs no script', async ({
  browser,
  page,
}) => {
  await page.goto('/kalkan?adults=4');
  await page.locator('.top-bar').getByRole('button', { name: 'Türkçe' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/kalkan?adults=4');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/kalkan');
  await plain.locator('.top-bar').getByRole('button', { name: 'Türkçe' }).click();
  await plain.getByRole('link', { name: 'English' }).click();
  await expect(plain).toHaveURL('/en/kalkan');
  await context.close();
});

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-US' });

  test('a Turkish page offers itself in English until somebody answers', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'This page is also in English' });
    await page.goto('/kalkan');
    await expect(offer).toBeVisible();
    await page.locator('#dil').getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/kas');
    await expect(offer).toBeHidden();
  });

  const KINDS = [
    '/',
    '/de',
    '/listing',
    '/ara?q=havuzlu',
    '/kalkan',
    '/ru/villa/villa-mavi-kuytu',
    '/blog',
    '/faq',
    '/konaklamam',
    '/contact',
  ];
  for (const path of KINDS) {
    test(`the offer on ${path} lies over nothing that can be pressed or read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#dil [data-offered]')).toBeVisible();
      for (const width of [320, 390, 768, 1024, 1440]) {
        for (const height of [600, 800, 900]) {
          await page.setViewportSize({ width, height });
          const places = await page.evaluate(() => {
            const offer = document.getElementById('dil')!;
            const { left, right, top, bottom } = offer.getBoundingClientRect();
            const others = document.querySelectorAll(
              'a,button,input,select,textarea,summary,label,[tabindex],h1,h2,p,img',
            );
            const covered = [...others].filter((one) => {
              const box = one.getBoundingClientRect();
              const isApart =
                box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
              return !isApart && box.width > 1 && one.checkVisibility({ visibilityProperty: true });
            });
            const [sentence, close] = ['a[data-offered]', 'button'].map((one) =>
              offer.querySelector(one)!.getBoundingClientRect(),
            );
            return {
              covered: covered
                .filter((one) => !offer.contains(one))
                .map((one) => one.outerHTML.slice(0, 80)),
              isInView: top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
              isApart: sentence!.right <= close!.left && sentence!.left >= 0,
            };
          });
          expect({ width, height, ...places }).toEqual({
            width,
            height,
            covered: [],
            isInView: true,
            isApart: true,
          });
        }
      }
    });
  }

  for (const width of [390, 1440]) {
    test(`the offer moves nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/kalkan', '/de', '/ru/villa/villa-mavi-kuytu']) {
        await page.goto(path);
        await expect(page.locator('#dil [data-offered]')).toBeVisible();
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const one of list.getEntries())
                  sum += (one as unknown as { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => resolve(sum), 500);
            }),
        );
        expect([path, shifts]).toEqual([path, 0]);
      }
    });
  }

  test('a page is not offered in a language that does not have it', async ({ browser, page }) => {
    await page.goto('/blog');
    const posts = page.locator('main a[href^="/blog/"]').first();
    const href = await posts.getAttribute('href');
    const context = await browser.newContext({ locale: 'de-DE' });
    const german = await context.newPage();
    for (const [path, offered] of [
      ['/kalkan', 'de'],
      // The demo has its blog in Turkish and English.
      [href!, undefined],
    ] as const) {
      await german.goto(path);
      await german.waitForFunction(() => 'loaded' in document.documentElement.dataset);
      const { offer } = await german.evaluate(() => ({ ...document.documentElement.dataset }));
      expect([path, offer]).toEqual([path, offered]);
    }
    await context.close();
  });

  test('who takes it sees that language and its currency, and is offered nothing more', async ({
    page,
  }) => {
    await page.goto('/kalkan');
    await page.getByRole('link', { name: 'This page is also in English' }).click();
    await expect(page).toHaveURL('/en/kalkan');
    await expect(page.locator('#dil')).toBeHidden();
    await expect(page.locator('data.price').first()).toContainText('£');
    expect(await page.evaluate(() => [localStorage.language, localStorage.currency])).toEqual([
      'en',
      undefined,
    ]);
  });

  test('lira that are asked for are told in the chosen currency, too', async ({
    page,
    request,
  }) => {
    const dates = { checkin: `${NEXT_YEAR}-04-18`, checkout: `${NEXT_YEAR}-04-25` };
    const { slug } = await findFreeVilla(request, dates);
    await page.goto('/en');
    await page.evaluate(() => localStorage.setItem('currency', 'POUND'));
    await page.goto(`/en/request/${slug}?${new URLSearchParams({ ...dates, adults: '2' })}`);
    const about = page.locator('[data-about]');
    await expect(about).toHaveText(/^≈ £[\d,]+;/);
    await page.evaluate(() => localStorage.setItem('currency', 'TL'));
    await page.reload();
    await expect(page.locator('.quote')).toContainText('₺');
    await expect(about).toBeHidden();
  });

  test('refused storage neither fails nor hides the offer', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto('/kalkan');
    await page.getByRole('link', { name: 'This page is also in English' }).click();
    await expect(page).toHaveURL('/en/kalkan');
    expect(failures).toEqual([]);
  });
});
