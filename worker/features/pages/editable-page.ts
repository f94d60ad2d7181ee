import type { EditablePage, LegalSection, LegalText } from '#domain/pages/admin-schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import type { Database } from '../../platform/database.ts';
import { findPageForEdit, listLegalTextRows, type PageRow } from './admin-queries.ts';
import { storedBlocks } from './stored-blocks.ts';

/** A page as its editor opens it; empty, version 0, where nobody has written the section. */
export async function readEditablePage(db: Database, section: PageSection): Promise<EditablePage> {
  return toEditablePage(section, await findPageForEdit(db, section));
}

export function toEditablePage(section: PageSection, row: PageRow | null): EditablePage {
  if (row === null) {
    return { section, title: '', intro: '', body: [], data: {}, version: 0, updatedAt: null };
  }
  return { ...row, body: storedBlocks(row.body) };
}

/** What a legal section said before it was last changed, the newest first. */
export async function listLegalTexts(db: Database, section: LegalSection): Promise<LegalText[]> {
  const rows = await listLegalTextRows(db, section);
  return rows.map((row) => ({ ...row, body: storedBlocks(row.body) }));
}
