import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const pages = fileURLToPath(new URL('../../pages/', import.meta.url));
const twins = fileURLToPath(new URL('../../../.astro/live-twins/', import.meta.url));

/**
 * Gives every page that is built a twin below `/live` that the Worker renders on demand: when data
 * has changed since the build, the Worker answers with the twin (worker/published-pages.ts). A twin
 * is a generated file that is nothing but its page, since Astro takes one file for one kind of route.
 */
export function liveTwins(): AstroIntegration {
  return {
    name: 'live-twins',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        if (command !== 'build') return;
        rmSync(twins, { recursive: true, force: true });
        for (const file of globSync('**/*.{astro,ts}', { cwd: pages })) {
          if (isLive(file)) continue;
          injectRoute({
            pattern: `/live/${routeOf(file)}`.replace(/\/$/, ''),
            entrypoint: writeTwin(file),
            prerender: false,
          });
        }
      },
    },
  };
}

/** Pages that are live anyway need no twin, nor do those that nobody asks for by their address. */
const isLive = (file: string): boolean =>
  file === '404.astro' ||
  file === '500.astro' ||
  /export const prerender = false/.test(readFileSync(pages + file, 'utf8'));

const routeOf = (file: string): string =>
  file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');

function writeTwin(file: string): string {
  const page = JSON.stringify(join(pages, file));
  const twin = join(twins, file);
  mkdirSync(dirname(twin), { recursive: true });
  writeFileSync(
    twin,
    file.endsWith('.ts')
      ? `export { GET } from ${page};\nexport const prerender = false;\n`
      : `---\nimport Page from ${page};\nexport const prerender = false;\n---\n\n<Page />\n`,
  );
  return twin;
}
