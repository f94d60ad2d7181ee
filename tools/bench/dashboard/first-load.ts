import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '#scripts/lib/paths.ts';
import { withBrowser } from '../lib/browser.ts';
import { DEMO_VILLAS, withRunningSite } from '../lib/demo-site.ts';
import { brotli, pageBytes } from '../lib/page-bytes.ts';
import { limitRow, type Row, sampleOf } from '../lib/row.ts';
import { openPage, signIn } from './browser.ts';

const SITE = join(root, 'dist/client');
const KB = 1_024;
const MAX_KB = 125;
/** The minimal application of react-admin: its login and one list, as measured on 2026-11-21. */
const REACT_ADMIN_KB = 246;

/** Bytes of the dashboard's first load, compared with the smallest react-admin application. */
export async function measureFirstLoad(): Promise<Row[]> {
  const { first, used } = await withRunningSite(DEMO_VILLAS, async ({ url }) => ({
    first: pageBytes(SITE, 'dashboard.html'),
    used: await withBrowser((browser) => bytesOfUse(browser, url)),
  }));
  const row = (what: string, goal: string, most: number, bytes: number) =>
    limitRow({ row: 13, what, goal, unit: 'KB br' }, most, bytes / KB, sampleOf([REACT_ADMIN_KB]));
  return [
    row('dashboard, first load', `≤ ${MAX_KB} KB`, MAX_KB, first),
    row('dashboard with login, home and a list', '≤ react-admin', REACT_ADMIN_KB, used),
  ];
}

/** The dashboard's page and all its files that login, home and a list load. */
async function bytesOfUse(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser);
  const files = new Set(['/dashboard.html']);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/dashboard\/assets\/.+\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await signIn(page, url);
  await page.goto(`${url}/dashboard/villas`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  return [...files].reduce((sum, file) => sum + brotli(readFileSync(join(SITE, file))), 0);
}
