import { useDeferredValue, useMemo } from 'react';
import { istanbulDay } from '#domain/values/dates.ts';
import type { CallPart } from '#domain/desk/call/parts.ts';
import { type CallQuestion, toQuestion } from '#domain/desk/call/question.ts';
import { understandCall } from '#domain/desk/call/understand.ts';
import { answerCall, type DeskAnswer } from '#domain/desk/find/answer-call.ts';
import { releaseExpired } from '#domain/search/index/delta.ts';
import type { Desk } from './api.ts';

type Understood = {
  parts: CallPart[];
  question: CallQuestion;
  answer: DeskAnswer;
};

/**
 * Understands and answers the typed text locally, without a request; null until the villas are
 * loaded.
 */
export function useAnswer(desk: Desk | undefined, typed: string): Understood | null {
  // The box shows a key at once, whatever the answer costs.
  const asked = useDeferredValue(typed);
  return useMemo(() => (desk ? answerTyped(desk, asked) : null), [desk, asked]);
}

/** The same at once: for a key that is ahead of what is shown. */
export function answerTyped(desk: Desk, typed: string): Understood {
  const { index, vocabulary, lexicons, names, rates } = desk;
  const now = new Date();
  const today = istanbulDay(now);
  releaseExpired(index.index, now);
  const parts = understandCall(typed, { today, vocabulary, lexicons });
  const question = toQuestion(parts, { today, rates });
  return { parts, question, answer: answerCall(index, question, names) };
}
