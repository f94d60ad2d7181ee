import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { readChanges } from './queries.ts';

type Changed = { at: string };

/**
 * When the texts of each page last changed, by path, for the sitemap; one trip. Prices and
 * availability change with every booking and are ignored, because a search engine would take each
 * change for a new text.
 */
export async function listPageChanges(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Map<string, string>> {
  const rows = await readChanges(deps.db, instant(deps.clock));
  const { villaRows, townRows, typeRows, pageRows, postRows } = rows;
  const changes = new Map<string, string>();
  for (const { slug, at } of villaRows) changes.set(`/villa/${slug}`, at);
  for (const { slug, at } of [...townRows, ...typeRows]) changes.set(`/${slug}`, at);
  for (const { slug, at } of postRows) changes.set(`/blog/${slug}`, at);
  for (const { slug, at } of pageRows) changes.set(pathOfSection(slug), at);
  set(changes, '/', [...pageRows.filter(({ slug }) => slug === 'home'), ...villaRows, ...postRows]);
  set(changes, '/listing', villaRows);
  set(changes, '/regions', townRows);
  set(changes, '/blog', postRows);
  set(changes, '/about', [...pageRows.filter(({ slug }) => slug === 'about'), ...rows.teamRows]);
  set(changes, '/faq', rows.faqRows);
  set(changes, '/website/banks', rows.bankRows);
  set(changes, '/website/document', rows.fileRows);
  return changes;
}

function pathOfSection(section: string): string {
  if (section === 'home') return '/';
  return section === 'about' ? '/about' : `/website/${section}`;
}

/** A page made from several rows changed when the last of them did. */
function set(changes: Map<string, string>, path: string, rows: readonly Changed[]): void {
  const last = rows.reduce((latest, { at }) => (at > latest ? at : latest), '');
  if (last !== '') changes.set(path, last);
}
