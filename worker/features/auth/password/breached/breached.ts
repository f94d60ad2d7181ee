import { fold } from '#domain/values/fold.ts';
import { isInFilter } from './bloom.ts';

/** As the list was folded when the filter was made: a capital or two do not make a password another. */
export const breachedForm = (password: string): string => fold(password.normalize('NFKC'));

let filter: Promise<Uint8Array> | undefined;

/**
 * True for a password that stands in the list of those that were stolen most often
 * (`scripts/write-breached-filter.ts` says which). Loaded when somebody first chooses one.
 */
export async function isBreached(password: string): Promise<boolean> {
  filter ??= import('./filter.ts').then(({ FILTER }) =>
    Uint8Array.from(atob(FILTER), (char) => char.charCodeAt(0)),
  );
  return isInFilter(await filter, breachedForm(password));
}
