import * as z from 'zod';
import { line, paragraph } from '#domain/wire/fields.ts';

/** Bytes of an uploaded document. */
export const MAX_DOCUMENT_BYTES = 10_000_000;

export const StoredDocument = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Path below `/media/`, null until a file is uploaded. */
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Listed on the page; the file of a hidden document can still be downloaded by its address. */
  active: z.boolean(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** GET /v1/admin/ourdocuments: all of them, in the order of the page. */
export const AdminDocument = StoredDocument.extend({
  /** `/media/<file>`: downloads as an attachment. */
  url: z.string().nullable(),
});
export type AdminDocument = z.infer<typeof AdminDocument>;

/**
 * POST /v1/admin/ourdocuments (201) and PUT /v1/admin/ourdocuments/{id}: multipart `title`,
 * `description?`, `file` (PDF, at most 10 MB; PUT without it keeps the stored file). Both answer
 * the document. Errors: TOO_LARGE (413), UNSUPPORTED_MEDIA_TYPE (415).
 */
export const DocumentFields = { title: line(2, 150), description: paragraph(500).default('') };
