import { answerSearch, toQuery } from '#domain/search/query/answer.ts';
import type { SearchAnswer, SearchQueryInput } from '#domain/search/schema.ts';
import { today } from '#worker/platform/clock.ts';
import { assertStayDates } from '../answers/asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/**
 * The page of villas that match, priced to the kuruş as in a quote. @throws `VALIDATION` (400) for
 * half a pair of dates or swapped ones, `PAST`, `TOO_LONG` (422).
 */
export async function searchVillas(
  deps: CatalogueDeps,
  input: SearchQueryInput,
): Promise<SearchAnswer> {
  assertStayDates(input, today(deps.clock));
  return answerSearch(await getCatalogue(deps), toQuery(input));
}
