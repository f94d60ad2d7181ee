import { expect, test } from '@playwright/test';
import { FIRST_LANGUAGE, languageOfPath } from '#domain/languages/languages.ts';
import { isMadeByTest, watchConsole } from '../support.ts';

/** Requests at a time: a visitor's browser sends as many. */
const LANES = 6;

const LINK = /<(?:a|link|form)\b[^>]*?(?:href|action)="([^"]*)"[^>]*>/g;

/**
 * A JPEG is made of its picture when it is first asked for, a twentieth of a second of processor each:
 * of every so many one is asked for here, and all with `LONG=1`. Every picture is asked for as AVIF.
 */
const SHARE = process.env.LONG === '1' ? 1 : 10;

/**
 * Pages of other languages are as many again for each, and most are rendered live while the build goes on:
 * of these, too, a share is asked for here, and all with `LONG=1`; languages.spec.ts looks at each kind.
 */
const isOther = (path: string) => languageOfPath(path) !== FIRST_LANGUAGE;

const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g)].map(([, source = '']) => source);

test('every link of the site leads to a page or a file', async ({ baseURL }) => {
  const seen = new Set(['/']);
  const broken: string[] = [];
  const missingAnchors: string[] = [];

  /** Asks for an address and answers what it leads to. */
  async function visit(path: string): Promise<string[]> {
    const answer = await fetch(new URL(path, baseURL));
    if (answer.status !== 200) broken.push(`${answer.status} ${path}`);
    if (!answer.headers.get('content-type')?.includes('text/html')) {
      await answer.body?.cancel();
      return [];
    }
    const text = await answer.text();
    return [...linksOf(path, text), ...picturesOf(text)];
  }

  function linksOf(path: string, html: string): string[] {
    return [...html.matchAll(LINK)].flatMap(([tag, link = '']) => {
      if (link.startsWith('#') && link !== '#' && !html.includes(`id="${link.slice(1)}"`)) {
        missingAnchors.push(`${path}${link}`);
      }
      const url = new URL(link.replaceAll('&amp;', '&'), `http://localhost${path}`);
      const isOurs = url.origin === 'http://localhost' && !url.pathname.startsWith('/_astro/');
      const isFollowed =
        !isMadeByTest(url.pathname + url.search) &&
        !/ rel="[^"]*nofollow/.test(tag) &&
        !/^\/(v1|v2|dashboard)\b/.test(url.pathname);
      return isOurs && isFollowed ? [url.pathname + url.search] : [];
    });
  }

  let spared = 0;
  const isAsked = (path: string) =>
    !(path.endsWith('.jpg') || isOther(path)) || spared++ % SHARE === 0;

  let next = ['/'];
  while (next.length > 0) {
    const found: string[] = [];
    const waiting = next.values();
    const lane = async () => {
      for (const path of waiting) found.push(...(await visit(path)));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const fresh = [...new Set(found)].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    next = fresh.filter(isAsked);
  }
  expect(broken).toEqual([]);
  expect(missingAnchors).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});

test('nothing in an opened page breaks its content security policy', async ({ page }) => {
  const problems = watchConsole(page);
  for (const path of ['/', '/listing?adults=4', '/villa/villa-mavi-kuytu', '/dashboard/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/');
  await page.getByLabel('Favorileriniz').click();
  await page.getByLabel('Villa ya da yer arayın').click();
  await expect(page.locator('.villa-search-list a').first()).toBeVisible();
  await page.locator('.currency summary').click();
  await page.getByRole('button', { name: 'Euro' }).click();
  expect(problems).toEqual([]);
});

test('built, on-demand and dashboard pages have the same security headers', async ({ request }) => {
  for (const path of ['/', '/enquire', '/boyle-bir-sayfa-yok', '/dashboard', '/dashboard/login']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});
