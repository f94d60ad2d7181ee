import { refused } from '#domain/errors.ts';
import { type AppContext, getSession } from './context.ts';

/** How many minutes a confirmed password is valid. */
const CONFIRMED_MINUTES = 5;

/**
 * For changes to an account's security: an open or stolen session is not enough. @throws
 * `PASSWORD_REQUIRED` (422, never 401, which would sign the browser out)
 */
export function assertConfirmed(c: AppContext): void {
  const { confirmedAt } = getSession(c);
  const since = c.get('deps').clock.now().getTime() - Date.parse(confirmedAt);
  if (since >= CONFIRMED_MINUTES * 60_000) throw refused('PASSWORD_REQUIRED');
}
