import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { messageOf } from '#dashboard/app/api-error.ts';

/** What a person reads of a failure; null for whoever stopped it. */
export function sentenceOf(failure: unknown): string | null {
  if (failure instanceof FileProblem) return failure.message;
  const isStopped = failure instanceof DOMException && failure.name === 'AbortError';
  return isStopped ? null : messageOf(failure);
}
