import { LEGAL_SECTIONS } from '#domain/pages/admin-schema.ts';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { legalTexts } from '#drizzle/schema/content.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { PageRow } from './admin-queries.ts';

/**
 * Stores the previous text of a legal section with the time it was in force, so that what a guest
 * accepted can be shown again. Does nothing for other sections and for a save that does not change
 * the text.
 */
export function keepLegalText(current: PageRow, saved: PageRow): Step[] {
  const isLegal = LEGAL_SECTIONS.some((section) => section === current.section);
  if (!isLegal || wording(current) === wording(saved)) return [];
  return [
    step(
      build.insert(legalTexts).values({
        key: current.section,
        version: String(current.version),
        body: wholeText(current),
        createdAt: current.updatedAt,
        updatedAt: saved.updatedAt,
      }),
    ),
  ];
}

const wording = ({ title, intro, body, data }: PageRow) =>
  JSON.stringify([title, intro, body, data]);

/** Title and introduction, which a legal text lacks, before the text. */
function wholeText({ title, intro, body }: PageRow): unknown[] {
  const opening: RichTextPart[] = [{ type: 'heading', level: 2, text: title }];
  if (intro !== '') opening.push({ type: 'paragraph', text: intro });
  return [...opening, ...body];
}
