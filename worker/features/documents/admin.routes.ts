import * as z from 'zod';
import { AdminDocument, DocumentFields, StoredDocument } from '#domain/documents/schema.ts';
import { documents } from '#drizzle/schema/content.ts';
import { listCalls } from '#worker/features/ordered-lists/ordered-list.ts';
import { createRow, updateRow } from '#worker/features/ordered-lists/rows.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { DOCUMENT } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { saveWithFile } from './save-with-file.ts';

const path = '/v1/admin/ourdocuments';
const FILE_ERRORS = '413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE for anything but PDF';
const NO_FILE = { file: null, fileName: null, bytes: null };

const shown = (row: StoredDocument): AdminDocument => ({
  ...row,
  url: row.file && `/media/${row.file}`,
});

const { rows, calls } = listCalls({
  path,
  table: documents,
  entity: 'document',
  orderedAs: 'document_list',
  stored: StoredDocument,
  row: AdminDocument,
  shown,
  missing: 'Böyle bir belge yok.',
  words: { one: 'a document', all: "the agency's documents" },
  release: async ({ files }, { file }) => {
    if (typeof file === 'string') await files.delete([file]);
  },
});

export const adminDocumentRoutes = tagged('admin documents', [
  calls.read,
  calls.order,
  calls.activity,
  calls.remove,
  route('content', `post ${path}`, {
    summary: 'Add a document, behind the others',
    description: `PDF by its first bytes. ${FILE_ERRORS}.`,
    multipart: z.strictObject({ ...DocumentFields, file: UploadedFile }),
    size: DOCUMENT,
    answer: AdminDocument,
    returns: 'The new document',
    status: 201,
    handle: (deps, { body: { file, ...texts } }, { actor }) =>
      saveWithFile(deps, file, async (stored) =>
        shown(
          await createRow(deps, rows, { ...NO_FILE, ...texts, ...stored, active: true }, actor),
        ),
      ),
  }),
  route('content', `put ${path}/{id}`, {
    summary: 'Change what is said of a document, and its file when one is sent',
    description: `404 NOT_FOUND, ${FILE_ERRORS}.`,
    param: RowIdParam,
    multipart: z.strictObject({ ...DocumentFields, file: UploadedFile.optional() }),
    size: DOCUMENT,
    answer: AdminDocument,
    returns: 'The document',
    handle: (deps, { param: { id }, body: { file, ...texts } }, { actor }) =>
      saveWithFile(deps, file, async (stored) =>
        shown(await updateRow(deps, rows, id, { ...texts, ...stored }, actor)),
      ),
  }),
]);
