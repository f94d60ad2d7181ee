import { DATA_HEADERS } from '#worker/http/answers/standard-headers.ts';
import { currentBudget } from '#worker/platform/database/budget.ts';
import { newId } from '#worker/platform/ids.ts';
import { metrics } from '#worker/platform/metrics.ts';
import { recallAnswer } from './answer-memory.ts';
import { type CatalogueDeps, peekCatalogue } from '../catalogue/holder.ts';

const PATH = '/v2/search?';

/**
 * A cached answer to the same search that is still valid, before any router handles the request;
 * null for every other request, and when the answer must be computed.
 */
export function findReadyAnswer(deps: CatalogueDeps, { method, url }: Request): Response | null {
  const path = url.indexOf('/', url.indexOf('://') + 3);
  if (method !== 'GET' || !url.startsWith(PATH, path)) return null;
  const catalogue = peekCatalogue(deps);
  if (catalogue === null) return null;
  const answer = recallAnswer(catalogue, url.slice(path + PATH.length));
  if (answer === null) return null;
  // The clock does not advance during a synchronous lookup.
  metrics.answered({ method, route: '/v2/search', status: 200, seconds: 0 });
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': 'application/json',
    'X-Request-Id': currentBudget()?.requestId ?? newId(deps.clock.now()),
  };
  return new Response(answer, { headers });
}
