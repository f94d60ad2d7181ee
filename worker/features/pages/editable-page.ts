import type { EditablePage, LegalSection, LegalText } from '#domain/pages/admin-schema.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import { isOffered, SHIPPED_EDITIONS } from '#domain/pages/shipped/editions.ts';
import { SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import { fillGaps } from '#domain/settings/company-facts.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { findPageForEdit, listLegalTextRows, type PageRow } from './admin-queries.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';

/** A page for its editor; empty, with version 0, for a section that has never been written. */
export async function readEditablePage(db: Database, section: PageSection): Promise<EditablePage> {
  const { page, company } = await findPageForEdit(db, section);
  return toEditablePage(section, page, company);
}

type Facts = Parameters<typeof fillGaps>[1];

export function toEditablePage(
  section: PageSection,
  row: (PageRow & { id: number | null }) | null,
  company: Facts,
): EditablePage {
  const offered = offeredText(section, row?.edition ?? 0, company);
  if (row === null) {
    const empty = { title: '', intro: '', body: [], data: {}, version: 0, updatedAt: null };
    return { id: null, section, ...empty, offered };
  }
  const { edition: _, ...page } = row;
  return { ...page, body: storedRichText(row.body), offered };
}

/** The shipped text, where it is later than `edition`. */
function offeredText(section: PageSection, edition: number, company: Facts) {
  const shipped = SHIPPED_PAGES.find((page) => page.section === section);
  if (shipped === undefined || !isOffered({ section, edition })) return null;
  const { section: _, ...text } = fillGaps(shipped, company);
  return { ...text, edition: SHIPPED_EDITIONS[section] };
}

/** Earlier texts of a legal section, newest first. */
export async function listLegalTexts(db: Database, section: LegalSection): Promise<LegalText[]> {
  const rows = await listLegalTextRows(db, section);
  return rows.map((row) => ({ ...row, body: storedRichText(row.body) }));
}
