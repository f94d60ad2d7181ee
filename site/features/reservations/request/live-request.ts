import type { FieldIssue } from '#domain/errors.ts';
import type { PricedStay } from '#domain/reservations/quote-schema.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import type { ExtraChoice } from '#domain/extras/offered.ts';
import type { Answer } from '#site/lib/answer.ts';
import { refusedStatus } from '#site/lib/forms/refused-form.ts';
import { AT_ONCE } from './request-schema.ts';
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts';
import { say } from '#site/language.ts';
import { languageField } from './language-field.ts';
import { readTaken } from '../stay/extras.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { comingStay, comingStayNote, completeStay, readStay } from '../stay/stay.ts';
import type { StayChoice } from '../stay/stay.ts';

/** Calls the API within the same Worker, without the network. */
export type Post = <Content>(
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Content>>;

/** The state of a request without JavaScript; `status` of the page that shows a refused form. */
export type LiveRequest = { stay: StayChoice; status?: number } &
  /** `draft`: what was typed before the nights were gone; the form of the new ones has it. */
  (
    | { kind: 'dates'; message: string | null; code?: string; draft?: RequestDraft }
    | {
        kind: 'form';
        quote: PricedStay;
        draft: RequestDraft;
        key: string;
        message: string | null;
        issues: FieldIssue[];
        /** The price before it changed, kuruş. */
        before: number | null;
      }
    | { kind: 'created'; created: ReservationCreated; email: string }
  );

/** The page as it opens: the price of the dates in the address, or why there is none. */
export async function openRequest(
  slug: string,
  query: URLSearchParams,
  post: Post,
): Promise<LiveRequest> {
  const stay = readStay(query);
  if (completeStay(stay) === null) {
    const isWrongWay = query.has('checkin') && query.has('checkout');
    return { kind: 'dates', stay, message: isWrongWay ? say('request').wrongWay : null };
  }
  const coming = comingStay(stay, istanbulDay(new Date()));
  return quoteForm(slug, coming ?? stay, post, {
    extras: readTaken(query),
    message: coming && comingStayNote(coming),
  });
}

/** Names the form that chooses other nights for a request that was already filled in. */
export const OTHER_DATES = 'dates';

/** The result of a sent form. Every failure keeps the typed values. */
export async function sendForm(slug: string, form: FormData, post: Post): Promise<LiveRequest> {
  const read = (name: string) => String(form.get(name) ?? '');
  const fields = ['checkin', 'checkout', 'adults', 'children', 'babies'];
  const stay = readStay(new URLSearchParams(fields.map((name) => [name, read(name)])));
  const draft = draftOf(read);
  if (read('act') === OTHER_DATES) {
    return completeStay(stay) === null
      ? { kind: 'dates', stay, message: say('request').wrongWay, draft, status: 400 }
      : quoteForm(slug, stay, post, { draft });
  }
  const body = {
    quoteToken: read('quoteToken'),
    ...draft,
    ...(read(AT_ONCE.name) === AT_ONCE.value && { instant: true }),
    ...languageField(),
  };
  const key = read('key');
  const answer = await post<ReservationCreated>('/v1/reservation', body, {
    'Idempotency-Key': key,
  });
  if (answer.ok) {
    return { kind: 'created', stay, created: answer.content, email: draft.customer.email };
  }

  const { code, message, issues, status } = answer;
  const refused = refusedStatus(answer);
  if (code === 'DATES_TAKEN') return { kind: 'dates', stay, message, draft, status: refused };
  if (code === 'CONTRACT_CHANGED') draft.consents.terms = false;
  const isStale = code === 'PRICE_CHANGED' || code === 'QUOTE_EXPIRED';
  return quoteForm(slug, stay, post, {
    draft,
    status: refused,
    issues,
    message: isStale ? null : message,
    before: Number(read('total')) || null,
    extras: readTaken(form),
    // After a failure on our side the request may be stored: the same key finds out.
    ...(status >= 500 || status === 429 ? { key } : {}),
  });
}

type Kept = {
  extras?: ExtraChoice[];
  draft?: RequestDraft;
  issues?: FieldIssue[];
  message?: string | null;
  before?: number | null;
  key?: string;
  status?: number;
};

async function quoteForm(
  slug: string,
  stay: StayChoice,
  post: Post,
  kept: Kept,
): Promise<LiveRequest> {
  const { checkIn, checkOut, adults, children, babies } = stay;
  const { draft, extras = [] } = kept;
  const body = { slug, checkIn, checkOut, adults, children, babies, extras };
  const answer = await post<PricedStay>('/v1/quote', body);
  if (!answer.ok) {
    const { message, code } = answer;
    const status = kept.status ?? refusedStatus(answer);
    return { kind: 'dates', stay, message, code, ...(draft && { draft, status }) };
  }
  const quote = answer.content;
  return {
    kind: 'form',
    stay,
    quote,
    ...(kept.status !== undefined && { status: kept.status }),
    draft: draft ?? EMPTY_DRAFT,
    key: kept.key ?? crypto.randomUUID(),
    message: kept.message ?? null,
    issues: kept.issues ?? [],
    before: kept.before != null && kept.before !== quote.total ? kept.before : null,
  };
}

function draftOf(read: (name: string) => string): RequestDraft {
  return {
    customer: {
      firstName: read('firstName'),
      lastName: read('lastName'),
      phone: read('phone'),
      email: read('email'),
      note: read('note'),
    },
    consents: {
      terms: read('terms') === 'on',
      kvkk: read('kvkk') === 'on',
      marketing: read('marketing') === 'on',
    },
  };
}
