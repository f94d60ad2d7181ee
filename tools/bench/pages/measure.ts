import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/paths.ts';
import { buildDemoSite } from '../lib/demo-site.ts';
import { brotli, linkedBytes } from '../lib/page-bytes.ts';
import { limitRow, type Row } from '../lib/row.ts';

const SITE = join(root, 'dist/client');
const KB = 1_024;
/** KB that fit into the first flight of TCP packets. */
const MAX_HTML = 14.6;
const MAX_SCRIPT = 3;

const PAGES = ['index.html', 'listing.html', 'kalkan.html', 'blog.html', 'faq.html'];

/**
 * Bytes of the built site, as sent. The rest of these goals (requests, layout shift, every page) is
 * checked by `npm test`.
 */
export async function measurePages(): Promise<Row[]> {
  await buildDemoSite();
  const villa = readdirSync(join(SITE, 'villa'))[0] ?? '';
  const pages = [...PAGES, `villa/${villa}`].filter((page) => existsSync(join(SITE, page)));
  return [
    ...pages.map((page) =>
      limitRow(
        { row: 2, what: `HTML with its styles, ${page}`, goal: `≤ ${MAX_HTML} KB br`, unit: 'KB' },
        MAX_HTML,
        brotli(readFileSync(join(SITE, page))) / KB,
      ),
    ),
    ...pages.map((page) =>
      limitRow(
        {
          row: 1,
          what: `scripts before a touch, ${page}`,
          goal: `≤ ${MAX_SCRIPT} KB br`,
          unit: 'KB',
        },
        MAX_SCRIPT,
        scriptBytes(page) / KB,
      ),
    ),
  ];
}

/** Module scripts and preloads that a page links. */
function scriptBytes(page: string): number {
  const html = readFileSync(join(SITE, page), 'utf8');
  return linkedBytes(SITE, html, /<script[^>]+src="([^"]+)"/g);
}
