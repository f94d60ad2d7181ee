import { reverseEntry } from './ledger/reverse-entry.ts';
import { may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import {
  QueuedMail,
  RecordedTransaction,
  RecordTransactionInput,
  ReversedEntry,
  ReverseEntryInput,
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
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { EXPORT_ROWS, exportTransactions } from './ledger/export.ts';
import { listTransactions } from './ledger/list-queries.ts';
import { toTransactionDetail } from './present.ts';
import { findTransaction } from './queries.ts';
import { recordTransaction } from './ledger/record-transaction.ts';
import { sendBank, sendConfirm } from './send-guest-mail.ts';
import { sendPaymentLink } from './checkout/send-payment-link.ts';

export const adminPaymentRoutes = tagged('admin payments', [
  route('payments', 'get /v1/admin/transactions', {
    summary: "The ledger, 100 a page; without owners' money for who sees guests' alone",
    query: TransactionQuery,
    answer: TransactionPage,
    returns: 'One page, and the sums of all that match',
    handle: async ({ db }, { query: { skip, take, ...filters } }, { session }) => {
      const listed = await listTransactions(
        db,
        filters,
        { skip, take },
        may(session.role, 'money.read'),
      );
      return { ...listed, skip, take };
    },
  }),
  route('money.read', 'get /v1/admin/transactions/export.csv', {
    summary: 'The filtered entries for a spreadsheet, at most 10,000 rows',
    description:
      'UTF-8 with byte order mark, semicolons, money in lira with a comma. `X-Total-Count` says how many match.',
    query: TransactionFilters,
    file: 'text/csv',
    handle: async ({ db }, { query }) => {
      const { csv, total } = await exportTransactions(db, query);
      const file = csvAnswer(csv, 'odemeler.csv');
      file.headers.set('X-Total-Count', String(total));
      file.headers.set('X-Row-Limit', String(EXPORT_ROWS));
      return file;
    },
  }),
  route('money.read', 'get /v1/admin/transactions/{id}', {
    summary: "An entry with its reservation's money and whole ledger",
    param: EventIdParam,
    answer: TransactionDetail,
    returns: 'The entry; 404 when unknown',
    handle: async ({ db }, { param }) => {
      const found = await findTransaction(db, param.id);
      if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
      return toTransactionDetail(found);
    },
  }),
  route('payments', 'post /v1/admin/transactions', {
    summary: 'Book money that moved outside the provider',
    json: RecordTransactionInput,
    answer: RecordedTransaction,
    returns:
      'It is booked; 404, 409 STALE_VERSION, DATES_TAKEN (a confirmation was asked for), BANK_LINE_SETTLED, BANK_LINE_RECORDED, 422 EXTRA_EXCEEDS_OWED, REFUND_EXCEEDS_PAID, DEPOSIT_EXCEEDS_HELD, PAYOUT_EXCEEDS_AGREED, NOT_IN_THIS_STATE, REASON_REQUIRED',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body: input, key }, { actor, session }) => {
      if (OWNER_KINDS.includes(input.kind)) assertMay(session, 'money.write');
      return recordTransaction(deps, input, key, actor);
    },
  }),
  route('payments', 'post /v1/admin/transactions/{id}/reversal', {
    summary:
      'Take an entry of today back that was entered wrongly, by an opposite one with the reason',
    param: EventIdParam,
    json: ReverseEntryInput,
    answer: ReversedEntry,
    returns:
      'It is taken back; 404, 409 STALE_VERSION, 422 ENTRY_NOT_REVERSIBLE (another day, a provider, already taken back), REVERSED_WAS_GIVEN_BACK',
    status: 201,
    idempotency: 'required',
    handle: (deps, { param: { id }, body, key }, { actor, session }) =>
      reverseEntry(deps, id, body, key, actor, (kind) => {
        if (OWNER_KINDS.includes(kind)) assertMay(session, 'money.write');
      }),
  }),
  route('payment-requests', 'post /v1/admin/sendbank', {
    summary: 'Mail the guest of an option our accounts and the amount',
    json: SendMailInput,
    answer: QueuedMail,
    returns: 'The mail is queued; 422 NOT_IN_THIS_STATE, NO_BANK_ACCOUNT, TEMPLATE_INACTIVE',
    idempotency: 'optional',
    handle: (deps, { body, key }, { actor }) => sendBank(deps, body, key, actor),
  }),
  route('payment-requests', 'post /v1/admin/sendconfirm', {
    summary: 'Mail the guest the voucher of a confirmed stay',
    json: SendMailInput,
    answer: QueuedMail,
    returns: 'The mail is queued; 422 NOT_IN_THIS_STATE, TEMPLATE_INACTIVE',
    idempotency: 'optional',
    handle: (deps, { body, key }, { actor }) => sendConfirm(deps, body, key, actor),
  }),
  route('payment-requests', 'post /v1/admin/sendpaymentlink', {
    summary: 'Mail the guest a personal link to pay what is due: one amount, once, within 72 hours',
    json: SendPaymentLinkInput,
    answer: SentPaymentLink,
    returns: 'The mail is queued; 422 NOTHING_DUE, NOT_IN_THIS_STATE, TEMPLATE_INACTIVE',
    idempotency: 'optional',
    handle: (deps, { body, key }, { actor }) => sendPaymentLink(deps, body, key, actor),
  }),
]);
