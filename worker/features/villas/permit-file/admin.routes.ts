import { z } from '@hono/zod-openapi';
import { PermitFile } from '#domain/villas/permit-file-schema.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { actorOf } from '#worker/http/context.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { findPermitFile, keepPermitFile, removePermitFile, showPermitFile } from './permit-file.ts';

const tags = ['admin villas'];

const showRoute = route('villas.write', {
  method: 'get',
  path: '/v1/admin/villas/{id}/permitfile',
  tags,
  summary: 'Whether the permit of a villa was scanned',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(PermitFile, 'What it is called, and when it was uploaded') },
});

const keepRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{id}/permitfile',
  tags,
  summary: 'Keep the scanned permit of a villa; nobody outside of the agency sees it',
  description:
    'A PDF or a picture by its first bytes. 404, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE.',
  request: {
    params: EventIdParam,
    body: multipartBody(z.strictObject({ file: UploadedFile })),
  },
  responses: { 200: answer(PermitFile, 'It is kept') },
});

const removeRoute = route('villas.write', {
  method: 'delete',
  path: '/v1/admin/villas/{id}/permitfile',
  tags,
  summary: 'Take the scanned permit off a villa',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

const fileRoute = route('villas.write', {
  method: 'get',
  path: '/v1/admin/villas/{id}/permitfile/content',
  tags,
  summary: 'The scanned permit of a villa; a browser saves it',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

export const permitFileRoutes = featureApp()
  .openapi(showRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    return c.json({ content: await showPermitFile(c.get('deps'), id) }, 200);
  })
  .openapi(keepRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const { file } = c.req.valid('form');
    return c.json({ content: await keepPermitFile(c.get('deps'), id, file, actorOf(c)) }, 200);
  })
  .openapi(removeRoute, async (c) => {
    await removePermitFile(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(fileRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const { stored, name } = await findPermitFile(c.get('deps'), id);
    return fileAnswer(stored.body, name, stored.contentType);
  });
