import { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { StayDocuments } from '#domain/guest-documents/schema.ts';
import { StatementQuery } from '#domain/payments/reports/report-schema.ts';
import { EventIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findStayDocument, listStayDocuments } from './find-documents.ts';
import { findHouseCard } from './house-card.ts';
import { findOfferDocument } from './offer-document.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { findStatementDocument } from './statement-document.ts';

export const adminGuestDocumentRoutes = tagged('admin papers', [
  route('guest-documents', 'get /v1/admin/reservations/{id}/papers', {
    summary:
      'Which papers a reservation has: its voucher, and the contract with when it was agreed to',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: StayDocuments,
    returns: 'What there is to hand out',
    handle: (deps, { param }) => listStayDocuments(deps, param.id),
  }),
  route('guest-documents', 'get /v1/admin/reservations/{id}/voucher', {
    summary: 'The voucher, to print',
    description: '404 NOT_FOUND, 422 NOT_CONFIRMED.',
    param: EventIdParam,
    answer: GuestDocument,
    returns: 'The paper block by block',
    handle: (deps, { param }) => findStayDocument(deps, param.id, 'voucher'),
  }),
  route('guest-documents', 'get /v1/admin/reservations/{id}/voucher.pdf', {
    summary: 'The voucher as PDF',
    description: '404 NOT_FOUND, 422 NOT_CONFIRMED.',
    param: EventIdParam,
    file: 'application/pdf',
    handle: async (deps, { param }) =>
      pdfAnswer(deps, await findStayDocument(deps, param.id, 'voucher')),
  }),
  route('guest-documents', 'get /v1/admin/reservations/{id}/contract', {
    summary: 'The preliminary information and the contract, to print',
    description:
      'As the guest agreed to it on the website, word for word; for a stay that a clerk took down, the contract of today with lines to sign on. 404 NOT_FOUND.',
    param: EventIdParam,
    answer: GuestDocument,
    returns: 'The paper block by block',
    handle: (deps, { param }) => findStayDocument(deps, param.id, 'contract'),
  }),
  route('guest-documents', 'get /v1/admin/reservations/{id}/contract.pdf', {
    summary: 'The preliminary information and the contract as PDF',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/pdf',
    handle: async (deps, { param }) =>
      pdfAnswer(deps, await findStayDocument(deps, param.id, 'contract')),
  }),
  route('villas.write', 'get /v1/admin/villas/{id}/card.pdf', {
    summary: 'The card of rules, exits, numbers and permit that hangs in a house, as PDF',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    file: 'application/pdf',
    handle: async (deps, { param }) => pdfAnswer(deps, await findHouseCard(deps, param.id)),
  }),
  route('offers', 'get /v1/admin/offers/{id}/paper', {
    summary: 'An offer to print, with the prices of this moment',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: GuestDocument,
    returns: 'The paper block by block',
    handle: (deps, { param }) => findOfferDocument(deps, param.id),
  }),
  route('statements', 'get /v1/admin/reports/statement.pdf', {
    summary: "An owner's month as PDF; an owner gets the own one",
    description: '404 NOT_FOUND, 422 VALIDATION without `owner` from an admin.',
    query: StatementQuery,
    file: 'application/pdf',
    handle: async (deps, { query }, { session: { role, userId } }) =>
      pdfAnswer(
        deps,
        await findStatementDocument(deps, query, {
          role,
          userId,
        }),
      ),
  }),
  route('offers', 'get /v1/admin/offers/{id}/paper.pdf', {
    summary: 'An offer as PDF',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/pdf',
    handle: async (deps, { param }) => pdfAnswer(deps, await findOfferDocument(deps, param.id)),
  }),
]);
