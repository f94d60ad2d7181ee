import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { root } from '#scripts/lib/paths.ts';

/** Names of files of the dashboard. */
export type Files = ReadonlySet<string>;

const known = new Map<string, number>();

/** Bytes of a file (brotli), which takes long to find out. */
function weigh(name: string): number {
  const weight =
    known.get(name) ??
    brotliCompressSync(readFileSync(join(root, 'dist/client/dashboard/assets', name))).length;
  known.set(name, weight);
  return weight;
}

/** The dashboard's own files that a page asks for while `visit` runs, those it had kept included. */
export async function filesDuring(page: Page, visit: () => Promise<unknown>): Promise<Files> {
  const names = new Set<string>();
  const onRequest = (request: Request) => {
    const name = /\/dashboard\/assets\/([^?]+\.(?:js|css))$/.exec(request.url())?.[1];
    if (name) names.add(name);
  };
  page.on('request', onRequest);
  await visit();
  page.off('request', onRequest);
  return names;
}

/** Bytes of these files together (brotli). */
export const weightOf = (names: Iterable<string>): number =>
  [...names].reduce((all, name) => all + weigh(name), 0);
