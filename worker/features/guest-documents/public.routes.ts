import { z } from '@hono/zod-openapi';
import { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { ContractPreviewInput, GuestDocumentInput } from '#domain/guest-documents/schema.ts';
import type { AppContext } from '#worker/http/context.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import { isForm, jsonOrFormBody, requireSentBody } from '#worker/http/requests/plain-form.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { findGuestDocument, findLinkedVoucher, type StayDocument } from './find-documents.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { previewContract } from '#worker/features/contracts/preview-contract.ts';

const tags = ['reservations'];

const previewRoute = route('public', {
  method: 'post',
  path: '/v1/quote/contract',
  tags,
  summary: 'What a visitor agrees to with a request: the contract of exactly this quoted stay',
  description: '409 PRICE_CHANGED, DATES_TAKEN, 422 QUOTE_EXPIRED: ask for a new quote.',
  request: { body: jsonBody(ContractPreviewInput) },
  responses: { 200: answer(GuestDocument, 'The preliminary information and the contract') },
});

const guestVoucherRoute = route('public', {
  method: 'post',
  path: '/v1/reservation/voucher.pdf',
  tags,
  summary: "A guest's own voucher as PDF, by code and e-mail; JSON or a form",
  description: '404 NOT_FOUND whatever was wrong, 422 NOT_CONFIRMED, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(GuestDocumentInput, GuestDocumentInput) },
  responses: fileResponses('application/pdf'),
});

const guestContractRoute = route('public', {
  method: 'post',
  path: '/v1/reservation/contract.pdf',
  tags,
  summary: "A guest's own contract as PDF, by code and e-mail; JSON or a form",
  description: '404 NOT_FOUND whatever was wrong, 429 TOO_MANY_REQUESTS.',
  request: { body: jsonOrFormBody(GuestDocumentInput, GuestDocumentInput) },
  responses: fileResponses('application/pdf'),
});

const linkedVoucherRoute = route('public', {
  method: 'get',
  path: '/v1/reservation/voucher.pdf',
  tags,
  summary: 'The voucher behind the private link of a mail, as PDF',
  description: '404 NOT_FOUND, 422 NOT_CONFIRMED, 429 TOO_MANY_REQUESTS.',
  request: { query: z.object({ baglanti: z.string().max(400).default('') }) },
  responses: fileResponses('application/pdf'),
});

const routes = featureApp();
routes.post('/v1/reservation/voucher.pdf', requireSentBody);
routes.post('/v1/reservation/contract.pdf', requireSentBody);

export const guestDocumentRoutes = routes
  .openapi(previewRoute, async (c) => {
    await assertWithinLimit(c, 'quote');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: await previewContract(c.get('deps'), c.req.valid('json')) }, 200);
  })
  .openapi(guestVoucherRoute, async (c) => {
    const asked = isForm(c) ? c.req.valid('form') : c.req.valid('json');
    return answerGuest(c, asked, 'voucher');
  })
  .openapi(guestContractRoute, async (c) => {
    const asked = isForm(c) ? c.req.valid('form') : c.req.valid('json');
    return answerGuest(c, asked, 'contract');
  })
  .openapi(linkedVoucherRoute, async (c) => {
    await assertWithinLimit(c, 'track');
    const deps = c.get('deps');
    return pdfAnswer(deps, await findLinkedVoucher(deps, c.req.valid('query').baglanti));
  });

async function answerGuest(c: AppContext, asked: GuestDocumentInput, name: StayDocument) {
  await assertWithinLimit(c, 'track');
  const deps = c.get('deps');
  return pdfAnswer(deps, await findGuestDocument(deps, asked, name));
}
