import { answerSearch, toQuery } from '#domain/search/query/answer.ts';
import type { SearchQueryInput } from '#domain/search/schema.ts';
import { today } from '#worker/platform/clock.ts';
import { rememberAnswer } from './answer-memory.ts';
import { assertStayDates } from './asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

const encoder = new TextEncoder();

/**
 * `searchVillas` as JSON text, cached for identical queries (ready-answer.ts). @param question the
 * query string that `input` was parsed from, without the question mark @throws what `searchVillas`
 * throws
 */
export async function searchAsText(
  deps: CatalogueDeps,
  input: SearchQueryInput,
  question: string,
): Promise<Uint8Array<ArrayBuffer>> {
  assertStayDates(input, today(deps.clock));
  // No awaits from here on, so that the answer matches the catalogue it is cached for.
  const catalogue = await getCatalogue(deps);
  const content = answerSearch(catalogue, toQuery(input));
  const answer = encoder.encode(JSON.stringify({ content }));
  rememberAnswer(catalogue, question, answer);
  return answer;
}
