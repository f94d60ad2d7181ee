import type { FieldIssue } from '#domain/errors.ts';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import { call } from './call.ts';
import { keepOwnRequest } from './own-requests.ts';
import { clearDraft, forgetSent, keyFor } from './draft-store.ts';
import type { SentRequest } from './draft-store.ts';
import type { RequestForm } from './request-schema.ts';
import type { CompleteStay } from '../stay/stay.ts';
import { choicesOf } from '#domain/extras/choices.ts';
import { say } from '#site/language.ts';
import { languageField } from './language-field.ts';
import { pathOf } from '#site/lib/path-of.ts';
import { fetchQuote } from '../stay/use-quote.ts';
import type { QuoteAnswer } from '../stay/use-quote.ts';

/** What became of a request. */
export type Outcome =
  | { kind: 'created'; created: ReservationCreated; stay: CompleteStay }
  | { kind: 'taken'; message: string }
  | { kind: 'repriced'; before: Quote; after: Quote }
  /** The contract is another one than was read; `message` says what changed. */
  | { kind: 'reread'; after: Quote; message: string }
  | { kind: 'unsellable'; quote: QuoteAnswer; message: string }
  | { kind: 'invalid'; message: string; issues: FieldIssue[] }
  | { kind: 'failed'; message: string };

type Request = {
  slug: string;
  stay: CompleteStay;
  quote: Quote;
  form: RequestForm;
  /** Booked at once. */
  instant?: true;
};

/**
 * Sends a request. An expired quote is renewed silently; a changed price or contract has to be
 * confirmed, unless it is the same. Retrying is safe: the same body is sent with the same key.
 */
export async function sendRequest(request: Request): Promise<Outcome> {
  const first = await post(request, request.quote);
  if (first.kind !== 'stale') return first;

  const { slug, stay, quote } = request;
  const renewed = await fetchQuote(slug, stay, choicesOf(quote.extras));
  if (renewed.phase !== 'ready') {
    return { kind: 'unsellable', quote: renewed, message: renewed.message };
  }
  if (!first.isContract && !costsTheSame(quote, renewed.quote)) {
    return { kind: 'repriced', before: quote, after: renewed.quote };
  }
  if (first.isContract || renewed.quote.contract !== quote.contract) {
    // Of a quote that had expired, the contract is not compared any more.
    const message = first.isContract ? first.message : say('request').contractChanged;
    return { kind: 'reread', after: renewed.quote, message };
  }
  const second = await post(request, renewed.quote);
  return second.kind === 'stale' ? { kind: 'failed', message: second.message } : second;
}

/** Repeats a request whose answer was lost, without making it twice. */
export async function resumeRequest(slug: string, sent: SentRequest): Promise<Outcome> {
  const outcome = await repeat(slug, sent);
  return outcome.kind === 'stale' ? { kind: 'failed', message: outcome.message } : outcome;
}

type Settled = Outcome | { kind: 'stale'; message: string; isContract: boolean };

function post({ slug, stay, form, instant }: Request, quote: Quote): Promise<Settled> {
  const body = JSON.stringify({
    quoteToken: quote.quoteToken,
    ...form,
    ...(instant && { instant }),
    ...languageField(),
  });
  return repeat(slug, { key: keyFor(slug, body, stay), body, stay });
}

async function repeat(slug: string, { key, body, stay }: SentRequest): Promise<Settled> {
  const answer = await call<ReservationCreated>('/v1/reservation', {
    body: JSON.parse(body),
    headers: { 'Idempotency-Key': key },
  });
  if (answer.ok) {
    clearDraft(slug);
    const { reservationCode: code, holdExpiresAt: until, page } = answer.content;
    const { checkIn, checkOut } = stay;
    keepOwnRequest({ slug, code, page: pathOf(page), checkIn, checkOut, until });
    return { kind: 'created', created: answer.content, stay };
  }
  const { code, message, issues, status } = answer;
  const isCertain = status >= 400 && status < 500 && status !== 429;
  if (isCertain) forgetSent(slug);
  if (code === 'DATES_TAKEN') return { kind: 'taken', message };
  const isContract = code === 'CONTRACT_CHANGED';
  if (isContract || code === 'PRICE_CHANGED' || code === 'QUOTE_EXPIRED') {
    return { kind: 'stale', message, isContract };
  }
  if (issues.length > 0) return { kind: 'invalid', message, issues };
  if (status === 422) {
    return { kind: 'unsellable', quote: { phase: 'refused', code, message }, message };
  }
  return { kind: 'failed', message };
}

function costsTheSame(a: Quote, b: Quote): boolean {
  return (
    a.total === b.total &&
    a.prepayment === b.prepayment &&
    a.deposit === b.deposit &&
    a.lateArrival === b.lateArrival
  );
}
