import type { z } from '@hono/zod-openapi';
import { may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import {
  QueuedMail,
  RecordedTransaction,
  RecordTransactionInput,
  SendMailInput,
  SendPaymentLinkInput,
  SentPaymentLink,
  TransactionDetail,
  TransactionFilters,
  TransactionPage,
  TransactionQuery,
} from '#domain/payments/admin-schema.ts';
import { OWNER_KINDS } from '#domain/payments/ledger.ts';
import { assertMay } from '#worker/http/access.ts';
import { type AppContext, actorOf, getSession } from '#worker/http/context.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import {
  IdempotencyHeader,
  OptionalIdempotencyHeader,
} from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import type { Settled } from '#worker/platform/database/idempotency.ts';
import { EXPORT_ROWS, exportTransactions } from './ledger/export.ts';
import { listTransactions } from './ledger/list-queries.ts';
import { toTransactionDetail } from './present.ts';
import { findTransaction } from './queries.ts';
import { recordTransaction } from './ledger/record-transaction.ts';
import { sendBank, sendConfirm } from './send-guest-mail.ts';
import { sendPaymentLink } from './checkout/send-payment-link.ts';

const tags = ['admin payments'];

const listRoute = route('payments', {
  method: 'get',
  path: '/v1/admin/transactions',
  tags,
  summary: "The ledger, 100 a page; without owners' money for who sees guests' alone",
  request: { query: TransactionQuery },
  responses: { 200: answer(TransactionPage, 'One page, and the sums of all that match') },
});

const exportRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/transactions/export.csv',
  tags,
  summary: 'The filtered entries for a spreadsheet, at most 10,000 rows',
  description:
    'UTF-8 with byte order mark, semicolons, money in lira with a comma. `X-Total-Count` says how many match.',
  request: { query: TransactionFilters },
  responses: fileResponses('text/csv'),
});

const detailRoute = route('money.read', {
  method: 'get',
  path: '/v1/admin/transactions/{id}',
  tags,
  summary: "An entry with its reservation's money and whole ledger",
  request: { params: EventIdParam },
  responses: { 200: answer(TransactionDetail, 'The entry; 404 when unknown') },
});

const recordRoute = route('payments', {
  method: 'post',
  path: '/v1/admin/transactions',
  tags,
  summary: 'Book money that moved outside the provider',
  request: { headers: IdempotencyHeader, body: jsonBody(RecordTransactionInput) },
  responses: {
    201: answer(
      RecordedTransaction,
      'It is booked; 404, 409 STALE_VERSION, DATES_TAKEN (a confirmation was asked for), 422 EXTRA_EXCEEDS_OWED, REFUND_EXCEEDS_PAID, DEPOSIT_EXCEEDS_HELD, PAYOUT_EXCEEDS_AGREED, NOT_IN_THIS_STATE, REASON_REQUIRED',
    ),
  },
});

const sendBankRoute = route('payment-requests', {
  method: 'post',
  path: '/v1/admin/sendbank',
  tags,
  summary: 'Mail the guest of an option our accounts and the amount',
  request: { headers: OptionalIdempotencyHeader, body: jsonBody(SendMailInput) },
  responses: {
    200: answer(
      QueuedMail,
      'The mail is queued; 422 NOT_IN_THIS_STATE, NO_BANK_ACCOUNT, TEMPLATE_INACTIVE',
    ),
  },
});

const sendConfirmRoute = route('payment-requests', {
  method: 'post',
  path: '/v1/admin/sendconfirm',
  tags,
  summary: 'Mail the guest the voucher of a confirmed stay',
  request: { headers: OptionalIdempotencyHeader, body: jsonBody(SendMailInput) },
  responses: {
    200: answer(QueuedMail, 'The mail is queued; 422 NOT_IN_THIS_STATE, TEMPLATE_INACTIVE'),
  },
});

const sendLinkRoute = route('payment-requests', {
  method: 'post',
  path: '/v1/admin/sendpaymentlink',
  tags,
  summary: 'Mail the guest a personal link to pay what is due: one amount, once, within 72 hours',
  request: { headers: OptionalIdempotencyHeader, body: jsonBody(SendPaymentLinkInput) },
  responses: {
    200: answer(
      SentPaymentLink,
      'The mail is queued; 422 NOTHING_DUE, NOT_IN_THIS_STATE, TEMPLATE_INACTIVE',
    ),
  },
});

export const adminPaymentRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const { skip, take, ...filters } = c.req.valid('query');
    const listed = await listTransactions(
      c.get('deps').db,
      filters,
      { skip, take },
      may(getSession(c).role, 'money.read'),
    );
    return c.json({ content: { ...listed, skip, take } }, 200);
  })
  .openapi(exportRoute, async (c) => {
    const { csv, total } = await exportTransactions(c.get('deps').db, c.req.valid('query'));
    const file = csvAnswer(csv, 'odemeler.csv');
    file.headers.set('X-Total-Count', String(total));
    file.headers.set('X-Row-Limit', String(EXPORT_ROWS));
    return file;
  })
  .openapi(detailRoute, async (c) => {
    const found = await findTransaction(c.get('deps').db, c.req.valid('param').id);
    if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
    return c.json({ content: toTransactionDetail(found) }, 200);
  })
  .openapi(recordRoute, async (c) => {
    const deps = c.get('deps');
    const key = keyOf(c.req.valid('header'));
    const input = c.req.valid('json');
    if (OWNER_KINDS.includes(input.kind)) assertMay(c, 'money.write');
    const settled = await recordTransaction(deps, input, key, actorOf(c));
    return c.json({ content: contentOf(c, settled) }, 201);
  })
  .openapi(sendBankRoute, async (c) => {
    const key = keyOf(c.req.valid('header'));
    const settled = await sendBank(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    return c.json({ content: contentOf(c, settled) }, 200);
  })
  .openapi(sendConfirmRoute, async (c) => {
    const key = keyOf(c.req.valid('header'));
    const settled = await sendConfirm(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    return c.json({ content: contentOf(c, settled) }, 200);
  })
  .openapi(sendLinkRoute, async (c) => {
    const key = keyOf(c.req.valid('header'));
    const settled = await sendPaymentLink(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    return c.json({ content: contentOf(c, settled) }, 200);
  });

const keyOf = (header: z.output<typeof IdempotencyHeader>): string => header['idempotency-key'];

/** The answer of an idempotent write; a repetition says that it is one. */
function contentOf<Content>(c: AppContext, settled: Settled<Content>): Content {
  if (settled.replayed) c.header('Idempotent-Replayed', 'true');
  return settled.content;
}
