import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const pages = fileURLToPath(new URL('../../pages/', import.meta.url));
const folder = fileURLToPath(new URL('../../../.astro/on-demand-pages/', import.meta.url));

/**
 * Gives every prerendered page a second route below `/live`, which the Worker renders on demand
 * when data has changed since the build (worker/published-pages.ts). The route is a generated file
 * that re-exports the page, because Astro either prerenders a file or renders it on demand.
 */
export function onDemandPages(): AstroIntegration {
  return {
    name: 'on-demand-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        if (command !== 'build') return;
        const built = globSync('**/*.{astro,ts}', { cwd: pages }).filter((file) => !isLive(file));
        removePagesOtherThan(built);
        for (const file of built) {
          injectRoute({
            pattern: `/live/${routeOf(file)}`.replace(/\/$/, ''),
            entrypoint: writeOnDemandPage(file),
            prerender: false,
          });
        }
      },
    },
  };
}

/** Pages that are always rendered on demand need no second route, nor do error pages. */
const isLive = (file: string): boolean =>
  file === '404.astro' ||
  file === '500.astro' ||
  /export const prerender = false/.test(readFileSync(pages + file, 'utf8'));

const routeOf = (file: string): string =>
  file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');

/** Of pages that are gone since an earlier build. */
function removePagesOtherThan(built: readonly string[]): void {
  for (const file of globSync('**/*.{astro,ts}', { cwd: folder })) {
    if (!built.includes(file)) rmSync(join(folder, file), { force: true });
  }
}

/** Appears whole, and is left alone where it is there already: another build may be reading it. */
function writeOnDemandPage(file: string): string {
  const page = JSON.stringify(join(pages, file));
  const onDemand = join(folder, file);
  const text = file.endsWith('.ts')
    ? `export { GET } from ${page};\nexport const prerender = false;\n`
    : `---\nimport Page from ${page};\nexport const prerender = false;\n---\n\n<Page />\n`;
  if (existsSync(onDemand) && readFileSync(onDemand, 'utf8') === text) return onDemand;
  mkdirSync(dirname(onDemand), { recursive: true });
  const fresh = `${onDemand}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, onDemand);
  return onDemand;
}
