import type { Random } from '#simulation/random.ts';
import { CARDS_HEADER } from '#domain/publishing/page-cards.ts';
import { createPageServer } from '#worker/features/publishing/page-server.ts';
import { catalogueVersion } from '#drizzle/schema/versions.ts';
import type { TestApp } from '../app.ts';
import { renderPage } from './small-site.ts';

/**
 * How a visit was answered: `file` and `kept` cost neither a rendering nor a database trip that it
 * waited for.
 */
export type Visit = {
  path: string;
  html: string;
  how: 'file' | 'kept' | 'rendered';
  waited: boolean;
  /** A CDN may keep it. */
  isSure: boolean;
};

export type Build = {
  files: ReadonlyMap<string, string>;
  /** What the pages have reported as their cards, by path. */
  cards: Readonly<Record<string, string>>;
  pages: number;
  at: string;
};

/** Renders every path into a file, like a build. */
export async function buildSite(app: TestApp, paths: readonly string[]): Promise<Build> {
  const [row] = await app.deps.db.read.select().from(catalogueVersion);
  const at = app.clock.now().toISOString();
  const files = new Map<string, string>();
  const cards: Record<string, string> = {};
  for (const path of paths) {
    const page = await renderPage(app, path);
    cards[path] = page.headers.get(CARDS_HEADER) ?? '';
    files.set(path, await page.text());
  }
  return { files, cards, pages: row?.pages ?? 0, at };
}

/** One isolate of the Worker, which serves a build. */
export function isolate(app: TestApp, build: Build) {
  const server = createPageServer({ ...build, isWhole: true });
  return {
    app,
    /** What the Worker does after the response to a write. */
    lookAhead: () => server.lookAhead(app.deps),
    scopesOf: (path: string) => server.scopesOf(path, { readCards: async () => build.cards }),
    async visit(path: string): Promise<Visit> {
      const trips = app.trips.count;
      let isRendered = false;
      const works: Promise<unknown>[] = [];
      const { page, isSure } = await server.find(app.deps, path, {
        background: (work) => works.push(work),
        hasFile: async () => build.files.has(path),
        readCards: async () => build.cards,
        render: () => {
          isRendered = true;
          return renderPage(app, path);
        },
      });
      const waited = works.length === 0 && app.trips.count > trips;
      await Promise.all(works);
      if (typeof page === 'string')
        return { path, html: build.files.get(path) ?? '', how: 'file', waited, isSure };
      return {
        path,
        html: new TextDecoder().decode(page.html),
        how: isRendered ? 'rendered' : 'kept',
        waited,
        isSure,
      };
    },
  };
}

export type Isolate = ReturnType<typeof isolate>;

/**
 * Random paths as visitors open them: half of the visits are of villas, some of which are far more
 * popular.
 */
export function drawPath(dice: Random, paths: { villas: string[]; places: string[] }): string {
  const villa = Math.floor(paths.villas.length * dice.fraction() ** 2);
  return dice.weighted([
    [50, paths.villas[villa] ?? '/'],
    [14, '/'],
    [14, '/listing'],
    [14, dice.pick(paths.places) ?? '/'],
    [3, '/regions'],
    [3, '/blog'],
    [2, '/faq'],
  ]);
}
