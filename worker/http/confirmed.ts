import { refused } from '#domain/errors.ts';
import { type AppContext, getSession } from './context.ts';

/** For so long a typed password speaks for whoever sits there. */
const CONFIRMED_MINUTES = 5;

/**
 * For what changes who an account is: a session that was left open, or taken, is not enough.
 * @throws `PASSWORD_REQUIRED` (422, never 401: that would sign the browser out)
 */
export function assertConfirmed(c: AppContext): void {
  const { confirmedAt } = getSession(c);
  const since = c.get('deps').clock.now().getTime() - Date.parse(confirmedAt);
  if (since >= CONFIRMED_MINUTES * 60_000) throw refused('PASSWORD_REQUIRED');
}
