import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '#scripts/lib/paths.ts';
import { buildDemoSite } from '../lib/demo-site.ts';
import { limitRow, type Row } from '../lib/row.ts';

const SITE = join(root, 'dist/client');
const KB = 1_024;
/** One first flight. */
const MOST_HTML = 14.6;
const MOST_SCRIPT = 3;
const MOST_DASHBOARD = 110;

const PAGES = ['index.html', 'listing.html', 'kalkan.html', 'blog.html', 'faq.html'];

/**
 * Bytes of the built site and dashboard, as they are sent. The rest of these goals (requests, layout
 * shift, every page) is a gate of `npm test`.
 */
export async function measurePages(): Promise<Row[]> {
  await buildDemoSite();
  const villa = readdirSync(join(SITE, 'villa'))[0] ?? '';
  const pages = [...PAGES, `villa/${villa}`].filter((page) => existsSync(join(SITE, page)));
  return [
    ...pages.map((page) =>
      limitRow(
        { row: 2, what: `HTML with its styles, ${page}`, goal: `≤ ${MOST_HTML} KB br`, unit: 'KB' },
        MOST_HTML,
        brotli(readFileSync(join(SITE, page))) / KB,
      ),
    ),
    ...pages.map((page) =>
      limitRow(
        {
          row: 1,
          what: `scripts before a touch, ${page}`,
          goal: `≤ ${MOST_SCRIPT} KB br`,
          unit: 'KB',
        },
        MOST_SCRIPT,
        scriptBytes(page) / KB,
      ),
    ),
    limitRow(
      { row: 13, what: 'dashboard, first load', goal: `≤ ${MOST_DASHBOARD} KB br`, unit: 'KB' },
      MOST_DASHBOARD,
      dashboardBytes() / KB,
    ),
  ];
}

/** Module scripts and their preloads that a page names itself. */
function scriptBytes(page: string): number {
  return linkedBytes(readFileSync(join(SITE, page), 'utf8'), /<script[^>]+src="([^"]+)"/g);
}

/** The dashboard's own page with every script and sheet that it names. */
function dashboardBytes(): number {
  const html = readFileSync(join(SITE, 'dashboard.html'), 'utf8');
  const links = /(?:src|href)="([^"]+\.(?:js|css))"/g;
  return brotli(Buffer.from(html)) + linkedBytes(html, links);
}

function linkedBytes(html: string, links: RegExp): number {
  const files = new Set([...html.matchAll(links)].map(([, path = '']) => path));
  return [...files].reduce((sum, path) => sum + brotli(readFileSync(join(SITE, path))), 0);
}

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
