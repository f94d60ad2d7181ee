import { refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Session } from './context.ts';

/** How many minutes a confirmed password is valid. */
const CONFIRMED_MINUTES = 5;

/**
 * For changes to an account's security: an open or stolen session is not enough.
 * @throws `PASSWORD_REQUIRED` (422, never 401, which would sign the browser out)
 */
export function assertConfirmed(
  { clock }: Pick<Deps, 'clock'>,
  { confirmedAt }: Pick<Session, 'confirmedAt'>,
): void {
  const since = clock.now().getTime() - Date.parse(confirmedAt);
  if (since >= CONFIRMED_MINUTES * 60_000) throw refused('PASSWORD_REQUIRED');
}
