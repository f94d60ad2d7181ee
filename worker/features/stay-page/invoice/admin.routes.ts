import * as z from 'zod';
import { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { INVOICE } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findInvoice, keepInvoice, removeInvoice, showInvoice } from './invoice.ts';

export const invoiceRoutes = tagged('admin payments', [
  route('payments', 'get /v1/admin/reservations/{id}/invoice', {
    summary: 'Whether a stay has its invoice',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: StayInvoice,
    returns: 'When it was uploaded',
    handle: (deps, { param }) => showInvoice(deps, param.id),
  }),
  route('money.write', 'put /v1/admin/reservations/{id}/invoice', {
    summary: 'Keep the invoice of a stay; the guest finds it on the page of the stay',
    description:
      'A PDF by its first bytes. 404, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 NOT_IN_THIS_STATE.',
    param: EventIdParam,
    multipart: z.strictObject({ file: UploadedFile }),
    size: INVOICE,
    answer: StayInvoice,
    returns: 'It is kept',
    handle: (deps, { param: { id }, body: { file } }, { actor }) =>
      keepInvoice(deps, id, file, actor),
  }),
  route('money.write', 'delete /v1/admin/reservations/{id}/invoice', {
    summary: 'Take the invoice off a stay',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(removeInvoice(deps, param.id, actor)),
  }),
  route('payments', 'get /v1/admin/reservations/{id}/invoice.pdf', {
    summary: 'The invoice of a stay',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/pdf',
    handle: async (deps, { param }) => {
      const { body } = await findInvoice(deps, param.id);
      return fileAnswer(body, 'fatura.pdf', 'application/pdf');
    },
  }),
]);
