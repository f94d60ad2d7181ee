import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a built page with every script and stylesheet that it links, as sent. */
export function pageBytes(folder: string, page: string): number {
  const html = readFileSync(join(folder, page), 'utf8');
  return (
    brotli(Buffer.from(html)) + linkedBytes(folder, html, /(?:src|href)="([^"]+\.(?:js|css))"/g)
  );
}

/** Bytes of the matching files, each once. */
export function linkedBytes(folder: string, html: string, links: RegExp): number {
  const files = new Set([...html.matchAll(links)].map(([, path = '']) => path));
  return [...files].reduce((sum, path) => sum + brotli(readFileSync(join(folder, path))), 0);
}

export const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;
