import { CDN_LIFETIME } from '#domain/publishing/cdn.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { logError } from '#worker/platform/log.ts';
import { ANYTHING, SHELL } from './page-scopes.ts';

/** More tags are one that every page has; Cloudflare takes a hundred a call. */
const MAX_TAGS = 30;

/** How long the CDN may take, in ms; what it misses is gone within seconds (`CDN_LIFETIME`). */
const PATIENCE_MS = 5_000;

/**
 * A page as a CDN may keep it. `scopes`, what it shows (page-scopes.ts), are named only where somebody
 * deletes by them (null: nobody does), because a visitor would get their bytes as well.
 */
export function withCdnHeaders(page: Response, scopes: readonly string[] | null): Response {
  const answer = new Response(page.body, page);
  answer.headers.set('CDN-Cache-Control', CDN_LIFETIME);
  if (scopes !== null) answer.headers.set('Cache-Tag', scopes.join(','));
  return answer;
}

/**
 * Has the CDN delete the pages that show one of `scopes`, so that who saves a change sees it at once.
 * Never throws: without an answer they are gone within seconds ({@link CDN_LIFETIME}).
 */
export async function purgeScopes(
  { cdn, outside }: Pick<Deps, 'cdn' | 'outside'>,
  scopes: readonly string[],
): Promise<void> {
  if (cdn === null || scopes.length === 0) return;
  const tags = scopes.length < MAX_TAGS ? [...scopes, ANYTHING] : [SHELL];
  try {
    const answer = await outside(cdn.purgeUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${cdn.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
  } catch (error) {
    logError({ at: 'purge' }, error);
  }
}
