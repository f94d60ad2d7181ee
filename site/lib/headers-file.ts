import { readdirSync, statSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import { hashedFileRules } from './hashed-file-rules.ts';

/** Fonts keep their names when they change, so they are revalidated after a month. */
const KEPT_FILES = ['/fonts/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

const XML = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
};

/**
 * Writes `_headers` for files that the platform serves without the Worker: pages get the same
 * headers as on-demand ones (worker/index.ts), fonts and hashed files are cached.
 */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': ({ dir }) => writeHeadersFile(dir),
    },
  };
}

/** Replaces the adapter's own file, which has one rule for the whole folder of hashed files. */
export function writeHeadersFile(dir: URL): void {
  const folder = new URL('_astro/', dir);
  const hashed = readdirSync(folder).map((name) => ({
    path: `/_astro/${name}`,
    size: statSync(new URL(name, folder)).size,
  }));
  const rules = [headerRules(), ...hashedFileRules(hashed)];
  writeFileSync(new URL('_headers', dir), `${rules.join('\n')}\n`);
}

function headerRules(): string {
  const page = Object.entries(PAGE_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const kept = KEPT_FILES.map((path) => `${path}\n  Cache-Control: public, max-age=2592000`);
  // The platform derives types from file extensions, without the encoding of XML.
  const types = Object.entries(XML).map(([path, type]) => `${path}\n  Content-Type: ${type}`);
  return ['/*', ...page, ...kept, ...types].join('\n');
}
