import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAlwaysLive } from './always-live.ts';

const pages = fileURLToPath(new URL('../site/pages', import.meta.url));
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });

it('lists every page that is rendered for each request', () => {
  const live = files
    .filter((file) => file.endsWith('.astro'))
    .filter((file) => readFileSync(`${pages}/${file}`, 'utf8').includes('prerender = false'))
    .map((file) => `/${file.replace(/\.astro$/, '')}`);
  expect(live.length).toBeGreaterThan(8);
  expect(live.filter((path) => !isAlwaysLive(path))).toEqual([]);
});

it.each(['/', '/listing', '/kalkan', '/villa/villa-mavi-kuytu', '/blog', '/rezervasyonlar'])(
  '%s is a built page',
  (path) => {
    expect(isAlwaysLive(path)).toBe(false);
  },
);
