import * as z from 'zod';
import { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { ContractPreviewInput, GuestDocumentInput } from '#domain/guest-documents/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findGuestDocument, findLinkedVoucher } from './find-documents.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { previewContract } from '#worker/features/quotes/preview-contract.ts';

export const guestDocumentRoutes = tagged('reservations', [
  route('public', 'post /v1/quote/contract', {
    summary:
      'What a visitor agrees to with a request: the contract of exactly this quoted stay, with the language of the call beside the binding Turkish text',
    description:
      '409 PRICE_CHANGED, CONTRACT_CHANGED, DATES_TAKEN, 422 QUOTE_EXPIRED: ask for a new quote.',
    json: ContractPreviewInput,
    answer: GuestDocument,
    returns: 'The preliminary information and the contract',
    limit: 'quote',
    cache: 'no-store',
    handle: (deps, { body }, { actor }) => previewContract(deps, body, actor.language),
  }),
  route('public', 'post /v1/reservation/voucher.pdf', {
    summary: "A guest's own voucher as PDF, by code and e-mail; JSON or a form",
    description: '404 NOT_FOUND whatever was wrong, 422 NOT_CONFIRMED, 429 TOO_MANY_REQUESTS.',
    json: GuestDocumentInput,
    form: GuestDocumentInput,
    file: 'application/pdf',
    limit: 'track',
    handle: async (deps, { body }) =>
      pdfAnswer(deps, await findGuestDocument(deps, body, 'voucher')),
  }),
  route('public', 'post /v1/reservation/contract.pdf', {
    summary: "A guest's own contract as PDF, by code and e-mail; JSON or a form",
    description: '404 NOT_FOUND whatever was wrong, 429 TOO_MANY_REQUESTS.',
    json: GuestDocumentInput,
    form: GuestDocumentInput,
    file: 'application/pdf',
    limit: 'track',
    handle: async (deps, { body }) =>
      pdfAnswer(deps, await findGuestDocument(deps, body, 'contract')),
  }),
  route('public', 'get /v1/reservation/voucher.pdf', {
    summary: 'The voucher behind the private link of a mail, as PDF',
    description: '404 NOT_FOUND, 422 NOT_CONFIRMED, 429 TOO_MANY_REQUESTS.',
    query: z.object({ baglanti: z.string().max(400).default('') }),
    file: 'application/pdf',
    limit: 'track',
    handle: async (deps, { query }) =>
      pdfAnswer(deps, await findLinkedVoucher(deps, query.baglanti)),
  }),
]);
