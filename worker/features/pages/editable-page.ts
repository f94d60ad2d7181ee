import type { EditablePage, LegalSection, LegalText } from '#domain/pages/admin-schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPageForEdit, listLegalTextRows, type PageRow } from './admin-queries.ts';
import { storedRichText } from '../../platform/database/stored-rich-text.ts';

/** A page as its editor opens it; empty, version 0, where nobody has written the section. */
export async function readEditablePage(db: Database, section: PageSection): Promise<EditablePage> {
  return toEditablePage(section, await findPageForEdit(db, section));
}

export function toEditablePage(section: PageSection, row: PageRow | null): EditablePage {
  if (row === null) {
    return { section, title: '', intro: '', body: [], data: {}, version: 0, updatedAt: null };
  }
  return { ...row, body: storedRichText(row.body) };
}

/** What a legal section said before it was last changed, the newest first. */
export async function listLegalTexts(db: Database, section: LegalSection): Promise<LegalText[]> {
  const rows = await listLegalTextRows(db, section);
  return rows.map((row) => ({ ...row, body: storedRichText(row.body) }));
}
