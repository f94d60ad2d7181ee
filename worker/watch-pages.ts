import { RESERVED_SLUGS } from '#domain/values/slug.ts';
import { currentBudget } from './platform/database/budget.ts';
import { logSlow, SLOW_MS } from './platform/log.ts';
import { metrics } from './platform/metrics.ts';

/** Counts a page among the answers and logs its kind when it was slow: `/villa/…`, never the rest. */
export async function watchPage(
  { method, url }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const began = Date.now();
  const page = await answer();
  const ms = Date.now() - began;
  const { status } = page;
  metrics.answered({ method, route: 'page', status, seconds: ms / 1000 });
  if (ms >= SLOW_MS) {
    const databaseMs = currentBudget()?.spentMs() ?? 0;
    logSlow({ at: `${method} ${kindOf(new URL(url).pathname)}` }, { status, ms, databaseMs });
  }
  return page;
}

/** Only words of our own: any other part may be a private link, or text that somebody typed. */
function kindOf(pathname: string): string {
  const [, first = '', ...more] = pathname.split('/');
  const isOurs = first === '' || RESERVED_SLUGS.has(first);
  return `/${isOurs ? first : '…'}${more.length > 0 ? '/…' : ''}`;
}
