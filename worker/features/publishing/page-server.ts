import { FIRST_LANGUAGE, type Language, languageOfPath } from '#domain/languages/languages.ts';
import { CARDS_HEADER } from '#domain/publishing/page-cards.ts';
import {
  type LocalAddresses,
  readLocalAddresses,
  sourceAmong,
} from '#worker/features/translations/local-addresses.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { logError } from '#worker/platform/log.ts';
import type { Background } from '#worker/platform/versioned-cache.ts';
import { versionedMemory } from '#worker/platform/versioned-memory.ts';
import { type BuiltFrom, type PageChanges, pageChangesSince, versionOf } from './page-changes.ts';
import { cardScopes, scopesOf, SHELL } from './page-scopes.ts';

/** Bytes of kept pages rendered since the build: some 130 pages. */
const MAX_BYTES = 8_000_000;

/** A rendered page; `cards` are the scopes of the cards on it (page-scopes.ts). */
export type Rendered = {
  status: number;
  type: string;
  html: Uint8Array<ArrayBuffer>;
  etag: string;
  cards: readonly string[];
};

/** The means to produce a page, for one request. */
type Making = {
  /** Renders the page now; its status is 5xx when that fails. */
  render(): Promise<Response>;
  /** Whether there is a built file. */
  hasFile(): Promise<boolean>;
  /** What the built pages have reported as their cards, by path (site/lib/prerender.ts). */
  readCards(): Promise<Readonly<Record<string, string>>>;
  background?: Background;
};

/**
 * `built`: the file is what a build would produce now. `unknown`: that could not be determined or
 * rendered, usually because of the database: an existing file is then good enough, but without one it
 * is not known whether the page exists.
 */
type Found = {
  page: Rendered | 'built' | 'unknown';
  /** What is known of changes was at most a second old: a CDN may keep the page (cdn.ts). */
  isSure: boolean;
};

export type PageServer = {
  find(deps: Pick<Deps, 'db' | 'clock'>, path: string, making: Making): Promise<Found>;
  /** The page as last rendered, however old; null when it never was. */
  last(path: string): Rendered | null;
  /** All that the page just found shows. */
  scopesOf(path: string, making: Pick<Making, 'readCards'>): Promise<readonly string[]>;
  /**
   * Looks up what a write of this isolate has changed before a visitor has to wait for it; the
   * scopes that have changed since the last time.
   */
  lookAhead(deps: Pick<Deps, 'db' | 'clock'>): Promise<readonly string[]>;
};

/**
 * Serves the pages of a build: each from its file until one of its scopes changes, then rendered
 * once and kept until the next change.
 */
export function createPageServer(built: BuiltFrom): PageServer {
  const changes = pageChangesSince(built);
  const rendered = versionedMemory<string, Rendered>(MAX_BYTES, ({ html }) => html.byteLength);
  /** The counter up to which `lookAhead` has named changes. */
  let told = built.pages;
  /** At a version of the shell, which each of their slugs raises. */
  let local: { version: number; addresses: ReadonlyMap<Language, LocalAddresses> } = {
    version: -1,
    addresses: new Map(),
  };
  let cardsOfFiles: Readonly<Record<string, string>> | null = null;

  /** The page at a path; slugs of the agency are read again once one may have changed. */
  async function askedFor(
    { db }: Pick<Deps, 'db'>,
    path: string,
    now: PageChanges,
  ): Promise<Asked> {
    const version = versionOf(now, [SHELL]);
    if (languageOfPath(path) !== FIRST_LANGUAGE && version !== local.version) {
      local = { version, addresses: await readLocalAddresses(db) };
    }
    return askedAsKnown(path);
  }

  const askedAsKnown = async (path: string): Promise<Asked> => ({
    path,
    scopes: [...scopesOf(await sourceAmong(path, local.addresses)), ...languageScopes(path)],
  });

  async function isAsBuilt(
    { path, scopes }: Asked,
    now: PageChanges,
    { readCards, hasFile }: Making,
  ): Promise<boolean> {
    if (versionOf(now, scopes) > 0) return false;
    if (!built.isWhole && !(await hasFile())) return false;
    if (now.written.size + now.due.size === 0) return true;
    cardsOfFiles ??= await readCards();
    return versionOf(now, cardScopes(cardsOfFiles[path])) === 0;
  }

  async function make(
    asked: Asked,
    now: PageChanges,
    { render, hasFile }: Making,
  ): Promise<Rendered> {
    const response = await render();
    const html = new Uint8Array(await response.arrayBuffer());
    const page = {
      html,
      // The middleware reports when a page found nothing to show (site/middleware.ts).
      status: response.status,
      type: response.headers.get('content-type') ?? 'text/html',
      etag: `"${(await sha256(html)).slice(0, 32)}"`,
      cards: cardScopes(response.headers.get(CARDS_HEADER)),
    };
    // What was rendered is as new as `now`: learning of a change also invalidates other caches.
    // That a page is gone is kept where there was one: a house off sale comes back for no slow database.
    const isGone = page.status === 404 || page.status === 410;
    const isKept =
      page.status === 200 ||
      (isGone && (rendered.recallAny(asked.path) !== null || (await hasFile())));
    if (isKept) rendered.keep(asked.path, versionKey(asked, now, page.cards), page);
    return page;
  }

  return {
    async find(deps, path, making) {
      try {
        const held = changes.look(deps)?.value;
        const trusted = changes.peek(deps);
        const now = trusted ?? (await changes.get(deps, making.background));
        // Read just now, or trusted; what was held is only returned once more while it is read again.
        const isSure = trusted !== null || now !== held;
        const asked = await askedFor(deps, path, now);
        if (await isAsBuilt(asked, now, making)) return { page: 'built', isSure };
        const last = rendered.recallAny(path);
        if (last !== null && rendered.recall(path, versionKey(asked, now, last.cards))) {
          return { page: last, isSure };
        }
        const page = await make(asked, now, making);
        return { page: page.status < 500 ? page : 'unknown', isSure };
      } catch (error) {
        logError({ at: 'published page' }, error);
        return { page: 'unknown', isSure: false };
      }
    },
    last: (path) => rendered.recallAny(path),
    async scopesOf(path, { readCards }) {
      cardsOfFiles ??= await readCards();
      const cards = rendered.recallAny(path)?.cards ?? cardScopes(cardsOfFiles[path]);
      return [...(await askedAsKnown(path)).scopes, ...cards];
    },
    async lookAhead(deps) {
      // If this fails, the next visitor asks again.
      const now = await changes.get(deps).catch(() => null);
      if (now === null) return [];
      const before = told;
      told = Math.max(told, now.pages);
      return [...now.written].flatMap(([scope, version]) => (version > before ? [scope] : []));
    },
  };
}

/** A page by its address, and what it shows. */
type Asked = { path: string; scopes: readonly string[] };

/** Translations of the agency's texts, of whichever page. */
function languageScopes(path: string): string[] {
  const language = languageOfPath(path);
  return language === FIRST_LANGUAGE ? [] : [`language:${language}`];
}

/** Equal keys, equal bytes. */
const versionKey = ({ scopes }: Asked, now: PageChanges, cards: readonly string[]): string =>
  `${now.day} ${versionOf(now, [...scopes, ...cards])}`;
