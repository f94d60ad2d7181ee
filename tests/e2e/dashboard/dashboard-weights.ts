import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { root } from '#scripts/lib/paths.ts';

/** Files of the dashboard by name, and what each weighs in bytes (brotli). */
export type Weights = ReadonlyMap<string, number>;

const known = new Map<string, number>();

function weigh(name: string): number {
  const weight =
    known.get(name) ??
    brotliCompressSync(readFileSync(join(root, 'dist/client/dashboard/assets', name))).length;
  known.set(name, weight);
  return weight;
}

/** The dashboard's own files that a page asks for while `visit` runs, those it had kept included. */
export async function weightsDuring(page: Page, visit: () => Promise<unknown>): Promise<Weights> {
  const names = new Set<string>();
  const onRequest = (request: Request) => {
    const name = /\/dashboard\/assets\/([^?]+\.(?:js|css))$/.exec(request.url())?.[1];
    if (name) names.add(name);
  };
  page.on('request', onRequest);
  await visit();
  page.off('request', onRequest);
  return new Map([...names].map((name) => [name, weigh(name)]));
}

export const sumOf = (files: Iterable<readonly [string, number]>): number =>
  [...files].reduce((all, [, size]) => all + size, 0);
