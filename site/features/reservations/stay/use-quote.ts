import { useCallback, useEffect, useState } from 'react';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { ExtraChoice } from '#domain/extras/offered.ts';
import { call } from '../request/call.ts';
import { completeStay } from './stay.ts';
import type { CompleteStay, StayChoice } from './stay.ts';

/** The result of a price query. */
export type QuoteAnswer =
  | { phase: 'ready'; quote: Quote }
  | { phase: 'refused'; code: string; message: string }
  | { phase: 'failed'; message: string };

/** The state of the price. `previous` is shown dimmed while a new one loads. */
export type QuoteState =
  | { phase: 'none' }
  | { phase: 'loading'; previous: Quote | null }
  | QuoteAnswer;

/** Long enough that three clicks on a stepper cause one request. */
const DEBOUNCE_MS = 250;

/** Prices a stay; a refusal (422) and a failure are told apart. */
export async function fetchQuote(
  slug: string,
  stay: CompleteStay,
  extras: readonly ExtraChoice[],
  signal?: AbortSignal,
): Promise<QuoteAnswer> {
  const { checkIn, checkOut, adults, children, babies } = stay;
  const body = { slug, checkIn, checkOut, adults, children, babies, extras };
  const answer = await call<Quote>('/v1/quote', { body, signal });
  if (answer.ok) return { phase: 'ready', quote: answer.content };
  const { status, code, message } = answer;
  const isRefusal = status === 422 || status === 400 || status === 409;
  return isRefusal ? { phase: 'refused', code, message } : { phase: 'failed', message };
}

type Answered = { question: string; answer: QuoteAnswer };

/** The live price of a stay: debounced, and answers to older queries are ignored. */
export function useQuote(slug: string, stay: StayChoice, extras: readonly ExtraChoice[]) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [round, setRound] = useState(0);
  const complete = completeStay(stay);
  const question = complete === null ? null : JSON.stringify([slug, complete, extras, round]);
  const isOpen = question !== null && answered?.question !== question;

  useEffect(() => {
    if (question === null || !isOpen) return undefined;
    const [askedSlug, askedStay, taken] = JSON.parse(question) as [
      string,
      CompleteStay,
      ExtraChoice[],
    ];
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchQuote(askedSlug, askedStay, taken, abort.signal)
        .then((answer) => setAnswered({ question, answer }))
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, isOpen]);

  const refresh = useCallback(() => setRound((n) => n + 1), []);
  /** Applies what a request for this stay found out about its price. */
  const setAnswer = (answer: QuoteAnswer) => question && setAnswered({ question, answer });
  return { state: stateOf(question, answered), setAnswer, refresh };
}

function stateOf(question: string | null, answered: Answered | null): QuoteState {
  if (question === null) return { phase: 'none' };
  if (answered?.question === question) return answered.answer;
  const previous = answered?.answer.phase === 'ready' ? answered.answer.quote : null;
  return { phase: 'loading', previous };
}

/** The price on the screen, fresh or a moment old. */
export function quoteOf(state: QuoteState): Quote | null {
  if (state.phase === 'ready') return state.quote;
  return state.phase === 'loading' ? state.previous : null;
}
