import { z } from '@hono/zod-openapi';
import { Order, OrderInput } from '#domain/media/admin-schema.ts';
import {
  AdminDocument,
  DocumentActivity,
  DocumentActivityInput,
  DocumentFields,
} from '#domain/documents/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { orderDocuments } from './order-documents.ts';
import { toDocument } from './present.ts';
import { listDocumentRows } from './queries.ts';
import { setDocumentActivity, updateDocument } from './update-document.ts';

const tags = ['admin documents'];
const FILE_ERRORS = '413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE for anything but PDF';

const listRoute = route('content', {
  method: 'get',
  path: '/v1/admin/ourdocuments',
  tags,
  summary: "The agency's documents",
  responses: { 200: answer(pageOf(AdminDocument), 'All of them, in the order of the page') },
});

const addRoute = route('content', {
  method: 'post',
  path: '/v1/admin/ourdocuments',
  tags,
  summary: 'Add a document, behind the others',
  description: `PDF by its first bytes. ${FILE_ERRORS}.`,
  request: { body: multipartBody(z.strictObject({ ...DocumentFields, file: UploadedFile })) },
  responses: { 201: answer(AdminDocument, 'The new document') },
});

const orderRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/ourdocuments/order',
  tags,
  summary: 'Put the documents in another order',
  description: '409 STALE_ORDER when `ids` are not exactly the documents of now.',
  request: { body: jsonBody(OrderInput) },
  responses: { 200: answer(Order, 'The new order') },
});

const activityRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/ourdocuments/activity',
  tags,
  summary: 'Show a document on the page or hide it',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(DocumentActivityInput) },
  responses: { 200: answer(DocumentActivity, 'The new value') },
});

const updateRoute = route('content', {
  method: 'put',
  path: '/v1/admin/ourdocuments/{id}',
  tags,
  summary: 'Change what is said of a document, and its file when one is sent',
  description: `404 NOT_FOUND, ${FILE_ERRORS}.`,
  request: {
    params: EventIdParam,
    body: multipartBody(z.strictObject({ ...DocumentFields, file: UploadedFile.optional() })),
  },
  responses: { 200: answer(AdminDocument, 'The document') },
});

const deleteRoute = route('content', {
  method: 'delete',
  path: '/v1/admin/ourdocuments/{id}',
  tags,
  summary: 'Take a document off the page, with its file',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

export const adminDocumentRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const rows = await listDocumentRows(c.get('deps').db);
    return c.json({ content: wholeList(rows.map(toDocument)) }, 200);
  })
  .openapi(addRoute, async (c) => {
    const content = await createDocument(c.get('deps'), c.req.valid('form'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(orderRoute, async (c) => {
    const content = c.req.valid('json');
    await orderDocuments(c.get('deps'), content.ids, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(activityRoute, async (c) => {
    const content = c.req.valid('json');
    await setDocumentActivity(c.get('deps'), content.id, content.active, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await updateDocument(c.get('deps'), id, c.req.valid('form'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteDocument(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
