import { expect, test } from '@playwright/test';
import { watchConsole } from '../support.ts';

test('every link of the site leads to a page or a file', async ({ request }) => {
  const waiting = ['/'];
  const seen = new Set(waiting);
  const broken: string[] = [];
  const missingAnchors: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path);
    if (answer.status() !== 200) broken.push(`${answer.status()} ${path}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    const html = await answer.text();
    for (const [, , found = ''] of html.matchAll(
      /<(a|link|form)\b[^>]*?(?:href|action)="([^"]*)"/g,
    )) {
      const url = new URL(found.replaceAll('&amp;', '&'), `http://localhost${path}`);
      if (url.origin !== 'http://localhost' || /^\/(v1|v2|dashboard)\b/.test(url.pathname))
        continue;
      if (found.startsWith('#') && found !== '#' && !html.includes(`id="${found.slice(1)}"`)) {
        missingAnchors.push(`${path}${found}`);
      }
      const next = url.pathname + url.search;
      if (seen.has(next) || url.pathname.startsWith('/_astro/')) continue;
      seen.add(next);
      waiting.push(next);
    }
    for (const [, source = ''] of html.matchAll(/<img\b[^>]*? src="([^"]+)"/g)) {
      if (seen.has(source) || !source.startsWith('/')) continue;
      seen.add(source);
      waiting.push(source);
    }
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

test('pages say what they may do, built, live and of the dashboard alike', async ({ request }) => {
  for (const path of ['/', '/enquire', '/boyle-bir-sayfa-yok', '/dashboard', '/dashboard/login']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['strict-transport-security'], path).toContain('max-age=');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});
