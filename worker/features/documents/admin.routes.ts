import { DocumentFields } from '#domain/documents/schema.ts';
import * as z from 'zod';
import { Activity, ActivityInput, Order, OrderInput } from '#domain/wire/ordered-list.ts';
import { AdminDocument } from '#domain/documents/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { orderDocuments } from './order-documents.ts';
import { toDocument } from './present.ts';
import { listDocumentRows } from './queries.ts';
import { setDocumentActivity, updateDocument } from './update-document.ts';

const tags = ['admin documents'];
const FILE_ERRORS = '413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE for anything but PDF';

export const adminDocumentRoutes = [
  route('content', {
    method: 'get',
    path: '/v1/admin/ourdocuments',
    tags,
    summary: "The agency's documents",
    answer: pageOf(AdminDocument),
    returns: 'All of them, in the order of the page',
    handle: async ({ db }) => {
      const rows = await listDocumentRows(db);
      return wholeList(rows.map(toDocument));
    },
  }),
  route('content', {
    method: 'post',
    path: '/v1/admin/ourdocuments',
    tags,
    summary: 'Add a document, behind the others',
    description: `PDF by its first bytes. ${FILE_ERRORS}.`,
    multipart: z.strictObject({ ...DocumentFields, file: UploadedFile }),
    answer: AdminDocument,
    returns: 'The new document',
    status: 201,
    handle: (deps, { body }, { actor }) => createDocument(deps, body, actor),
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/ourdocuments/order',
    tags,
    summary: 'Put the documents in another order',
    description: '409 STALE_ORDER when `ids` are not exactly the documents of now.',
    json: OrderInput,
    answer: Order,
    returns: 'The new order',
    handle: async (deps, { body: content }, { actor }) => {
      await orderDocuments(deps, content.ids, actor);
      return content;
    },
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/ourdocuments/activity',
    tags,
    summary: 'Show a document on the page or hide it',
    description: '404 NOT_FOUND.',
    json: ActivityInput,
    answer: Activity,
    returns: 'The new value',
    handle: async (deps, { body: content }, { actor }) => {
      await setDocumentActivity(deps, content.id, content.active, actor);
      return content;
    },
  }),
  route('content', {
    method: 'put',
    path: '/v1/admin/ourdocuments/{id}',
    tags,
    summary: 'Change what is said of a document, and its file when one is sent',
    description: `404 NOT_FOUND, ${FILE_ERRORS}.`,
    param: RowIdParam,
    multipart: z.strictObject({ ...DocumentFields, file: UploadedFile.optional() }),
    answer: AdminDocument,
    returns: 'The document',
    handle: (deps, { param: { id }, body }, { actor }) => updateDocument(deps, id, body, actor),
  }),
  route('content', {
    method: 'delete',
    path: '/v1/admin/ourdocuments/{id}',
    tags,
    summary: 'Take a document off the page, with its file',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Gone',
    handle: async (deps, { param }, { actor }) => {
      await deleteDocument(deps, param.id, actor);
      return DELETED;
    },
  }),
] as const;
