import type { ContentPage, FaqEntry, PageSection } from '#domain/pages/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { findPageRow, listFaqRows } from './queries.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';

export { listDocuments, listTeam } from './queries.ts';

/** A content page by its section; null when it has never been written. One trip. */
export async function findPage(db: Database, section: PageSection): Promise<ContentPage | null> {
  const row = await findPageRow(db, section);
  return row && { ...row, body: storedRichText(row.body) };
}

/** Questions and answers; each group's together, in the order in which the groups first occur. */
export async function listFaq(db: Database): Promise<FaqEntry[]> {
  return [...Map.groupBy(await listFaqRows(db), ({ group }) => group).values()].flat();
}
