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
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import {
  loadLocalNames,
  type LocalNames,
  localPath,
  pagesApart,
} from '#domain/languages/local-path.ts';

const pages = fileURLToPath(new URL('../../pages/', import.meta.url));
const folder = fileURLToPath(new URL('../../../.astro/on-demand-pages/', import.meta.url));

/** One file says to robots what holds for all languages. */
const IN_TURKISH_ALONE = new Set(['robots.txt.ts']);

/** How languages other than the first name their addresses. */
type LocalNamesOf = (language: Language) => Promise<LocalNames>;

/**
 * Gives every page an address in each other language, and every prerendered page a second route below
 * `/live`, which the Worker renders on demand when data has changed since the build
 * (worker/published-pages.ts). Both are the same files: a page is written in the language of its
 * address (site/middleware.ts), so that another language is no code. The on-demand route is a
 * generated file that re-exports the page, because Astro either prerenders a file or renders it on
 * demand.
 */
export function onDemandPages(
  languages: readonly Language[] = OTHER_LANGUAGES,
  namesOf: LocalNamesOf = loadLocalNames,
): AstroIntegration {
  return {
    name: 'on-demand-pages',
    hooks: {
      'astro:config:setup': async ({ injectRoute, command }) => {
        const files = globSync('**/*.{astro,ts}', { cwd: pages });
        const built = files.filter((file) => !isLive(file));
        const twice = built.filter((file) => !isErrorPage(file));
        const localized = files.filter((file) => !IN_TURKISH_ALONE.has(file));
        const routes = await localRoutes(localized, languages, namesOf);
        for (const { file, route } of routes) {
          const entrypoint = join(pages, file);
          injectRoute({ pattern: route, entrypoint, prerender: built.includes(file) });
        }
        if (command !== 'build') return;
        removePagesOtherThan(built);
        const first = twice.map((file) => ({ file, route: `/${routeOf(file)}` }));
        // An error page of another language comes after the site is in use, and may be needed before.
        const others = routes.filter(({ file }) => built.includes(file));
        for (const { file, route } of [...first, ...others]) {
          injectRoute({
            pattern: `/live${route}`.replace(/\/$/, ''),
            entrypoint: writeOnDemandPage(file),
            prerender: false,
          });
        }
      },
    },
  };
}

/** The route of each page in each language: `/en/info/[section]` of `website/[section].astro`. */
async function localRoutes(
  files: readonly string[],
  languages: readonly Language[],
  namesOf: LocalNamesOf,
): Promise<{ file: string; route: string }[]> {
  const all = await Promise.all(
    languages.map(async (language) => {
      const names = await namesOf(language);
      const apart = pagesApart(names.pages);
      if (apart.length > 0) {
        throw new Error(
          `domain/languages/${language}/paths.ts renames by half: ${apart.join(', ')}`,
        );
      }
      return files.map((file) => ({
        file,
        route: localPath(`/${routeOf(file)}`, language, names),
      }));
    }),
  );
  return all.flat();
}

const isErrorPage = (file: string): boolean => file === '404.astro' || file === '500.astro';

/** Pages that are always rendered on demand need no second route. */
const isLive = (file: string): boolean =>
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
