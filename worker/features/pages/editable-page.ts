import type { EditablePage, LegalSection, LegalText } from '#domain/pages/admin-schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { findPageForEdit, listLegalTextRows, type PageRow } from './admin-queries.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';

/** A page for its editor; empty, with version 0, for a section that has never been written. */
export async function readEditablePage(db: Database, section: PageSection): Promise<EditablePage> {
  return toEditablePage(section, await findPageForEdit(db, section));
}

export function toEditablePage(section: PageSection, row: PageRow | null): EditablePage {
  if (row === null) {
    return { section, title: '', intro: '', body: [], data: {}, version: 0, updatedAt: null };
  }
  return { ...row, body: storedRichText(row.body) };
}

/** Earlier texts of a legal section, newest first. */
export async function listLegalTexts(db: Database, section: LegalSection): Promise<LegalText[]> {
  const rows = await listLegalTextRows(db, section);
  return rows.map((row) => ({ ...row, body: storedRichText(row.body) }));
}
