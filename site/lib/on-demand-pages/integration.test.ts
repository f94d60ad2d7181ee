import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { onDemandPages } from './integration.ts';

/** The generated pages that a build is told of, by their pattern. */
function begin(): Map<string, string> {
  const pages = new Map<string, string>();
  const setup = onDemandPages().hooks['astro:config:setup'] as (options: object) => void;
  setup({
    command: 'build',
    injectRoute: ({ pattern, entrypoint }: Record<'pattern' | 'entrypoint', string>) =>
      pages.set(pattern, entrypoint),
  });
  return pages;
}

it('leaves what another build is reading, and removes pages that are gone', () => {
  const about = begin().get('/live/about')!;
  const written = statSync(about, { bigint: true }).ctimeNs;
  const gone = join(dirname(about), 'gone.astro');
  writeFileSync(gone, '');
  expect(begin().get('/live/about')).toBe(about);
  expect(statSync(about, { bigint: true }).ctimeNs).toBe(written);
  expect(existsSync(gone)).toBe(false);
});
