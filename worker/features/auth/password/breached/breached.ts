import { fold } from '#domain/values/fold.ts';
import { isInFilter } from './bloom.ts';

/**
 * The same folding as when the filter was made: capitals do not make a stolen password a different
 * one.
 */
export const breachedForm = (password: string): string => fold(password.normalize('NFKC'));

let filter: Promise<Uint8Array> | undefined;

/**
 * True for a password that is in the list of those stolen most often (see
 * `tools/scripts/write-breached-filter.ts`). The list is loaded when somebody first chooses a password.
 */
export async function isBreached(password: string): Promise<boolean> {
  filter ??= import('./filter.ts').then(({ FILTER }) =>
    Uint8Array.from(atob(FILTER), (char) => char.charCodeAt(0)),
  );
  return isInFilter(await filter, breachedForm(password));
}
