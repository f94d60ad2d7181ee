import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { PAGE_HEADERS } from '#domain/publishing/page-headers.ts';
import { hashedFileRules, withoutFolderRule } from './hashed-file-rules.ts';

/** Fonts keep their names when they change: a browser asks again after a month. */
const KEPT_FILES = ['/fonts/*', '/favicon.svg'];

/**
 * Writes `_headers`, by which the platform answers files it serves without the Worker: pages get the
 * same headers as live ones (worker/index.ts), fonts and files named by their content a time to be kept.
 */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = new URL('_headers', dir);
        const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
        const folder = new URL('_astro/', dir);
        const hashed = readdirSync(folder).map((name) => ({
          path: `/_astro/${name}`,
          size: statSync(new URL(name, folder)).size,
        }));
        const rules = [withoutFolderRule(before), headerRules(), ...hashedFileRules(hashed)];
        writeFileSync(file, `${rules.join('\n').trim()}\n`);
      },
    },
  };
}

function headerRules(): string {
  const page = Object.entries(PAGE_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const kept = KEPT_FILES.map((path) => `${path}\n  Cache-Control: public, max-age=2592000`);
  // The platform knows files by the end of their names.
  const feed = ['/blog/rss.xml', '  Content-Type: application/rss+xml'];
  return ['/*', ...page, ...kept, ...feed].join('\n');
}
