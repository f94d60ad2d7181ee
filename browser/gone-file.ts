import { session } from './stored.ts';

/* An update takes the files of the version before it away. A page that is open then cannot load
   what it has not loaded yet: it is loaded anew, once, and says so when that did not help. */

const RELOADED_FOR = 'reloaded-for';

/**
 * What browsers say of a file of scripts that is not there, or that is no script: a server may
 * answer with a page instead.
 */
const GONE =
  /dynamically imported module|module script|unexpected token '?<|expected expression, got '<'/i;

export const isGoneFile = (error: unknown): boolean =>
  error instanceof Error && GONE.test(error.message);

/**
 * Loads the page anew; false when that was done for this file before, when nobody could remember
 * that it was, or without a line, where an open page is better than none. `file`: its address, or
 * the error that names it.
 */
export function reloadOnce(file: string): boolean {
  if (!navigator.onLine || session.read(RELOADED_FOR) === file) return false;
  if (!session.write(RELOADED_FOR, file)) return false;
  location.reload();
  return true;
}
