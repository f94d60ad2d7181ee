import { answerSearch, toQuery } from '#domain/search/query/answer.ts';
import type { SearchQueryInput } from '#domain/search/schema.ts';
import { today } from '#worker/platform/clock.ts';
import { rememberAnswer } from './answer-memory.ts';
import { assertStayDates } from './asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

const encoder = new TextEncoder();

/**
 * `searchVillas` as the JSON that is sent, kept for whoever asks the same (ready-answer.ts).
 * @param question the query string that `input` was read from, without its mark
 * @throws what `searchVillas` throws
 */
export async function searchAsText(
  deps: CatalogueDeps,
  input: SearchQueryInput,
  question: string,
): Promise<Uint8Array<ArrayBuffer>> {
  assertStayDates(input, today(deps.clock));
  // From here on nothing waits, so that what is kept is true of the catalogue it is kept for.
  const catalogue = await getCatalogue(deps);
  const content = answerSearch(catalogue, toQuery(input));
  const answer = encoder.encode(JSON.stringify({ content }));
  rememberAnswer(catalogue, question, answer);
  return answer;
}
