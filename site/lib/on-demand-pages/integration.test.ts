import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '#domain/languages/languages.ts';
import dutch from '#domain/languages/de/paths.ts';
import { onDemandPages } from './integration.ts';

type Route = { pattern: string; entrypoint: string; prerender?: boolean };

/** The routes that a build is told of, by their pattern. */
async function begin(...given: Parameters<typeof onDemandPages>): Promise<Map<string, Route>> {
  const routes = new Map<string, Route>();
  const setup = onDemandPages(...given).hooks['astro:config:setup'] as (
    options: object,
  ) => Promise<void>;
  await setup({
    command: 'build',
    injectRoute: (route: Route) => routes.set(route.pattern, route),
  });
  return routes;
}

it('leaves what another build is reading, and removes pages that are gone', async () => {
  const about = (await begin()).get('/live/about')!.entrypoint;
  const written = statSync(about, { bigint: true }).ctimeNs;
  const gone = join(dirname(about), 'gone.astro');
  writeFileSync(gone, '');
  expect((await begin()).get('/live/about')?.entrypoint).toBe(about);
  expect(statSync(about, { bigint: true }).ctimeNs).toBe(written);
  expect(existsSync(gone)).toBe(false);
});

it('makes all pages of one more language from its row and its folder', async () => {
  const routes = await begin(['nl' as Language], () =>
    Promise.resolve({ pages: { ...dutch, ara: 'zoeken', 'website/banks': 'info/rekeningen' } }),
  );
  const dutchRoutes = [...routes.values()].filter(({ pattern }) => /^\/nl(\/|$)/.test(pattern));
  const files = new Set(
    dutchRoutes.map(({ entrypoint }) => entrypoint.replace(/.*site\/pages/, '')),
  );
  const first = [...routes.keys()].filter((pattern) => /^\/live(?!\/nl)/.test(pattern));
  expect(files.size).toBe(dutchRoutes.length);
  expect([...files].filter((file) => file === '/robots.txt.ts')).toEqual([]);
  for (const pattern of ['/nl', '/nl/[slug]', '/nl/[slug]/[type]', '/nl/info/rekeningen']) {
    expect(routes.get(pattern)?.prerender).toBe(true);
    expect(readFileSync(routes.get(`/live${pattern}`)!.entrypoint, 'utf8')).toContain(
      routes.get(pattern)!.entrypoint,
    );
  }
  expect(routes.get('/nl/zoeken')?.prerender).toBe(false);
  expect(routes.has('/live/nl/zoeken')).toBe(false);
  // Every on-demand page but robots.txt, and the error pages, which in Turkish are always there.
  const live = [...routes.keys()].filter((pattern) => pattern.startsWith('/live/nl'));
  expect(live.length).toBe(first.length - 1 + 2);
});

it('says which page a language renames by half', async () => {
  const half = () => Promise.resolve({ pages: { ...dutch, 'website/banks': 'rekeningen' } });
  await expect(begin(['nl' as Language], half)).rejects.toThrow(
    'domain/languages/nl/paths.ts renames by half: website/banks (rekeningen, not info/…)',
  );
});
