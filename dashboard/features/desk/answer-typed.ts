import type { CallPart } from '#domain/desk/call/parts.ts';
import { type CallQuestion, toQuestion } from '#domain/desk/call/question.ts';
import { understandCall } from '#domain/desk/call/understand.ts';
import { answerCall, type DeskAnswer } from '#domain/desk/find/answer-call.ts';
import type { Lexicon } from '#domain/languages/lexicon.ts';
import { releaseExpired } from '#domain/search/index/delta.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { Desk } from './api.ts';

export type Understood = {
  parts: CallPart[];
  question: CallQuestion;
  answer: DeskAnswer;
};

/** Understands and answers what is typed, in whichever of the languages, without a request. */
export function answerTyped(desk: Desk, lexicons: readonly Lexicon[], typed: string): Understood {
  const { index, vocabulary, names, rates } = desk;
  const now = new Date();
  const today = istanbulDay(now);
  releaseExpired(index.index, now);
  const parts = understandCall(typed, { today, vocabulary, lexicons });
  const question = toQuestion(parts, { today, rates });
  return { parts, question, answer: answerCall(index, question, names) };
}
