import type {
  AgencyDocument,
  ContentPage,
  FaqEntry,
  PageSection,
  TeamMember,
} from '#domain/pages/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { findPageRow, listDocumentRows, listFaqRows, listTeamRows } from './queries.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';

/** A content page by its section; null when it has never been written. One trip. */
export async function findPage(db: Database, section: PageSection): Promise<ContentPage | null> {
  const row = await findPageRow(db, section);
  return row && { ...row, body: storedRichText(row.body) };
}

/** Questions and answers; each group's together, in the order in which the groups first occur. */
export async function listFaq(db: Database): Promise<FaqEntry[]> {
  return [...Map.groupBy(await listFaqRows(db), ({ group }) => group).values()].flat();
}

/** The team, in the agency's order. */
export async function listTeam(db: Database): Promise<TeamMember[]> {
  return listTeamRows(db);
}

/** The agency's documents, in its order. */
export async function listDocuments(db: Database): Promise<AgencyDocument[]> {
  return listDocumentRows(db);
}
