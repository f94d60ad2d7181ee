import { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { StayDocuments } from '#domain/guest-documents/schema.ts';
import { StatementQuery } from '#domain/payments/reports/report-schema.ts';
import { getSession } from '#worker/http/context.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { findStayDocument, listStayDocuments } from './find-documents.ts';
import { findOfferDocument } from './offer-document.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { findStatementDocument } from './statement-document.ts';

const tags = ['admin papers'];
const request = { params: EventIdParam };

const listRoute = route('guest-documents', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/papers',
  tags,
  summary:
    'Which papers a reservation has: its voucher, and the contract with when it was agreed to',
  description: '404 NOT_FOUND.',
  request,
  responses: { 200: answer(StayDocuments, 'What there is to hand out') },
});

const voucherRoute = route('guest-documents', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/voucher',
  tags,
  summary: 'The voucher, to print',
  description: '404 NOT_FOUND, 422 NOT_CONFIRMED.',
  request,
  responses: { 200: answer(GuestDocument, 'The paper block by block') },
});

const voucherFileRoute = route('guest-documents', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/voucher.pdf',
  tags,
  summary: 'The voucher as PDF',
  description: '404 NOT_FOUND, 422 NOT_CONFIRMED.',
  request,
  responses: fileResponses('application/pdf'),
});

const contractRoute = route('guest-documents', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/contract',
  tags,
  summary: 'The preliminary information and the contract, to print',
  description:
    'As the guest agreed to it on the website, word for word; for a stay that a clerk took down, the contract of today with lines to sign on. 404 NOT_FOUND.',
  request,
  responses: { 200: answer(GuestDocument, 'The paper block by block') },
});

const contractFileRoute = route('guest-documents', {
  method: 'get',
  path: '/v1/admin/reservations/{id}/contract.pdf',
  tags,
  summary: 'The preliminary information and the contract as PDF',
  description: '404 NOT_FOUND.',
  request,
  responses: fileResponses('application/pdf'),
});

const offerRoute = route('offers', {
  method: 'get',
  path: '/v1/admin/offers/{id}/paper',
  tags,
  summary: 'An offer to print, with the prices of this moment',
  description: '404 NOT_FOUND.',
  request,
  responses: { 200: answer(GuestDocument, 'The paper block by block') },
});

const offerFileRoute = route('offers', {
  method: 'get',
  path: '/v1/admin/offers/{id}/paper.pdf',
  tags,
  summary: 'An offer as PDF',
  description: '404 NOT_FOUND.',
  request,
  responses: fileResponses('application/pdf'),
});

const statementFileRoute = route('statements', {
  method: 'get',
  path: '/v1/admin/reports/statement.pdf',
  tags,
  summary: "An owner's month as PDF; an owner gets the own one",
  description: '404 NOT_FOUND, 422 VALIDATION without `owner` from an admin.',
  request: { query: StatementQuery },
  responses: fileResponses('application/pdf'),
});

export const adminGuestDocumentRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: await listStayDocuments(c.get('deps'), c.req.valid('param').id) }, 200),
  )
  .openapi(voucherRoute, async (c) => {
    const guestDocument = await findStayDocument(c.get('deps'), c.req.valid('param').id, 'voucher');
    return c.json({ content: guestDocument }, 200);
  })
  .openapi(voucherFileRoute, async (c) => {
    const guestDocument = await findStayDocument(c.get('deps'), c.req.valid('param').id, 'voucher');
    return pdfAnswer(c.get('deps'), guestDocument);
  })
  .openapi(contractRoute, async (c) => {
    const guestDocument = await findStayDocument(
      c.get('deps'),
      c.req.valid('param').id,
      'contract',
    );
    return c.json({ content: guestDocument }, 200);
  })
  .openapi(contractFileRoute, async (c) => {
    const guestDocument = await findStayDocument(
      c.get('deps'),
      c.req.valid('param').id,
      'contract',
    );
    return pdfAnswer(c.get('deps'), guestDocument);
  })
  .openapi(offerRoute, async (c) => {
    const guestDocument = await findOfferDocument(c.get('deps'), c.req.valid('param').id);
    return c.json({ content: guestDocument }, 200);
  })
  .openapi(statementFileRoute, async (c) => {
    const { role, userId } = getSession(c);
    const guestDocument = await findStatementDocument(c.get('deps'), c.req.valid('query'), {
      role,
      userId,
    });
    return pdfAnswer(c.get('deps'), guestDocument);
  })
  .openapi(offerFileRoute, async (c) => {
    const guestDocument = await findOfferDocument(c.get('deps'), c.req.valid('param').id);
    return pdfAnswer(c.get('deps'), guestDocument);
  });
