import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { AstroIntegration, PathWithRoute } from 'astro';
import { FIRST_LANGUAGE, languageOfPath } from '#domain/languages/languages.ts';
import { CARDS_FILE, CARDS_HEADER } from '#domain/publishing/page-cards.ts';
import { writeHeadersFile } from './headers-file.ts';

/**
 * What a build and the command that runs it tell each other, each as an empty file in the folder
 * that `BUILD_SIGNALS` names: everything but the pages is there (`bundled`); the pages may be
 * rendered, because the database has its data (`data`); the pages that only a file can answer are
 * there too, so that the Worker can render all others on demand (`usable`).
 */
export type BuildSignal = 'bundled' | 'data' | 'usable';

/** Pages that the Worker never renders on demand (worker/published-pages.ts). */
const FILES_ONLY = new Set(['/404', '/500', '/robots.txt']);

const POLL_MS = 25;

/** When a route is rendered: what only a file can answer, Turkish, and then the other languages. */
function turnOf({ route: { route } }: PathWithRoute): number {
  if (FILES_ONLY.has(route)) return 0;
  if (languageOfPath(route) === FIRST_LANGUAGE) return 1;
  return /\/(404|500)$/.test(route) ? 2 : 3;
}

/** What the pages of a villa have in common, which are read together (data.ts); empty of Turkish ones. */
const villaOf = (path: PathWithRoute): string =>
  turnOf(path) < 3 ? '' : path.pathname.slice(path.pathname.lastIndexOf('/'));

/** Lets a build be used before its pages are rendered, and keeps what they report of themselves. */
export function prerender(): AstroIntegration {
  const folder = process.env.BUILD_SIGNALS;
  const tell = (signal: BuildSignal) => folder && writeFileSync(join(folder, signal), '');
  const until = async (signal: BuildSignal) => {
    if (folder === undefined) return;
    while (!existsSync(join(folder, signal))) await delay(POLL_MS);
  };
  let client: URL;
  let server: URL;
  return {
    name: 'prerender',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ client, server } = config.build);
      },
      // Astro leaves its own entry out where somebody else renders the pages.
      'astro:build:setup': ({ target, updateConfig }) => {
        if (target !== 'server') return;
        const input = fileURLToPath(new URL('prerender-entry.ts', import.meta.url));
        updateConfig({ environments: { prerender: { build: { rolldownOptions: { input } } } } });
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((standard) => {
          const cards: Record<string, string> = {};
          let isUsable = false;
          return {
            ...standard,
            async setup() {
              await standard.setup?.();
              writeHeadersFile(client);
              // Astro moves the sheets to the browser's files once all pages are rendered.
              cpSync(new URL('_astro/', server), new URL('_astro/', client), { recursive: true });
              tell('bundled');
              await until('data');
            },
            async getStaticPaths() {
              const paths = await standard.getStaticPaths();
              return paths.toSorted(
                (a, b) => turnOf(a) - turnOf(b) || villaOf(a).localeCompare(villaOf(b)),
              );
            },
            // One page at a time: whatever came before is written.
            async render(request, options) {
              if (!isUsable && !FILES_ONLY.has(options.routeData.route)) {
                isUsable = true;
                // From here on somebody may be looking at the site, unless the files are waited for.
                if (folder && process.env.BUILD_FIRST !== '1') setPriority(10);
                tell('usable');
              }
              const page = await standard.render(request, options);
              const { headers } = 'response' in page ? page.response : page;
              const shown = headers.get(CARDS_HEADER);
              if (shown) cards[new URL(request.url).pathname.replace(/\.html$/, '')] = shown;
              return page;
            },
            async teardown() {
              writeFileSync(new URL(`.${CARDS_FILE}`, client), JSON.stringify(cards));
              await standard.teardown?.();
            },
          };
        }),
    },
  };
}
