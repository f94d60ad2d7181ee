import * as z from 'zod';
import { PermitFile } from '#domain/villas/permit-file-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { PERMIT } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findPermitFile, keepPermitFile, removePermitFile, showPermitFile } from './permit-file.ts';

export const permitFileRoutes = tagged('admin villas', [
  route('villas.write', 'get /v1/admin/villas/{id}/permitfile', {
    summary: 'Whether the permit of a villa was scanned',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: PermitFile,
    returns: 'What it is called, and when it was uploaded',
    handle: (deps, { param: { id } }) => showPermitFile(deps, id),
  }),
  route('villas.write', 'put /v1/admin/villas/{id}/permitfile', {
    summary: 'Keep the scanned permit of a villa; nobody outside of the agency sees it',
    description:
      'A PDF or a picture by its first bytes. 404, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE.',
    param: RowIdParam,
    multipart: z.strictObject({ file: UploadedFile }),
    size: PERMIT,
    answer: PermitFile,
    returns: 'It is kept',
    handle: (deps, { param: { id }, body: { file } }, { actor }) =>
      keepPermitFile(deps, id, file, actor),
  }),
  route('villas.write', 'delete /v1/admin/villas/{id}/permitfile', {
    summary: 'Take the scanned permit off a villa',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(removePermitFile(deps, param.id, actor)),
  }),
  route('villas.write', 'get /v1/admin/villas/{id}/permitfile/content', {
    summary: 'The scanned permit of a villa; a browser saves it',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param: { id } }) => {
      const { stored, name } = await findPermitFile(deps, id);
      return fileAnswer(stored.body, name, stored.contentType);
    },
  }),
]);
