import * as z from 'zod';
import { line, paragraph } from '#domain/wire/fields.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { PAGE_DATA } from './page-data.ts';
import type { PageSection } from './schema.ts';

/**
 * GET /v1/admin/{about|rental|cancel|privacy|kvkk|howrent|home}. A section that has never been
 * written has empty texts and version 0.
 */
export const EditablePage = z.object({
  /** Null for a section that has never been written, and in the answer to its first save. */
  id: z.int().nullable(),
  section: z.string(),
  title: z.string(),
  intro: z.string(),
  body: RichText,
  /** Fields that only this section has; see domain/pages/page-data.ts. */
  data: z.record(z.string(), z.unknown()),
  version: z.int(),
  /** ISO instant of the last save, null when never saved. */
  updatedAt: z.string().nullable(),
  /** A text that came with the product later than this one, with the agency's facts in it. */
  offered: z
    .object({
      edition: z.int(),
      title: z.string(),
      intro: z.string(),
      body: RichText,
      data: z.record(z.string(), z.unknown()),
    })
    .nullable(),
});
export type EditablePage = z.infer<typeof EditablePage>;

/**
 * PUT /v1/admin/{section}/edit; answers the EditablePage with its raised version.
 * `data` left out keeps what is stored. Errors: STALE_VERSION (409).
 */
export function updatePageInput(section: PageSection) {
  return z.strictObject({
    /** The version that was read; 0 for a section that has never been written. */
    version: z.int().min(0),
    title: line(1, 150),
    intro: paragraph(600),
    body: RichText,
    data: PAGE_DATA[section].optional(),
    /** Of the offered text that was taken, or that the agency does not want. */
    edition: z.int().min(1).optional(),
  });
}
export type UpdatePageInput = z.infer<ReturnType<typeof updatePageInput>>;

/** Sections that people accept or are informed by: their earlier texts are kept. */
export const LEGAL_SECTIONS = ['rental', 'cancel', 'kvkk'] as const;
export type LegalSection = (typeof LEGAL_SECTIONS)[number];

/**
 * GET /v1/admin/{rental|cancel|kvkk}/versions: texts that were once in force, newest first. `body`
 * begins with the title and introduction of that version.
 */
export const LegalText = z.object({
  id: z.int(),
  version: z.string(),
  body: RichText,
  /** In force from this instant … */
  from: z.string(),
  /** … until this one. */
  until: z.string(),
});
export type LegalText = z.infer<typeof LegalText>;
