import { z } from '@hono/zod-openapi';
import { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { actorOf } from '#worker/http/context.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { findInvoice, keepInvoice, removeInvoice, showInvoice } from './invoice.ts';

const tags = ['admin payments'];

const showRoute = route('payments', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/invoice',
  tags,
  summary: 'Whether a stay has its invoice',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(StayInvoice, 'When it was uploaded') },
});

const keepRoute = route('money.write', {
  method: 'put',
  path: '/v1/admin/reservations/{id}/invoice',
  tags,
  summary: 'Keep the invoice of a stay; the guest finds it on the page of the stay',
  description:
    'A PDF by its first bytes. 404, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE.',
  request: {
    params: EventIdParam,
    body: multipartBody(z.strictObject({ file: UploadedFile })),
  },
  responses: { 200: answer(StayInvoice, 'It is kept') },
});

const removeRoute = route('money.write', {
  method: 'delete',
  path: '/v1/admin/reservations/{id}/invoice',
  tags,
  summary: 'Take the invoice off a stay',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

const fileRoute = route('payments', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/invoice.pdf',
  tags,
  summary: 'The invoice of a stay',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/pdf'),
});

export const invoiceRoutes = featureApp()
  .openapi(showRoute, async (c) =>
    c.json({ content: await showInvoice(c.get('deps'), c.req.valid('param').id) }, 200),
  )
  .openapi(keepRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { file } = c.req.valid('form');
    return c.json({ content: await keepInvoice(c.get('deps'), id, file, actorOf(c)) }, 200);
  })
  .openapi(removeRoute, async (c) => {
    await removeInvoice(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(fileRoute, async (c) => {
    const { body } = await findInvoice(c.get('deps'), c.req.valid('param').id);
    return fileAnswer(body, 'fatura.pdf', 'application/pdf');
  });
