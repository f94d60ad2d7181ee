import { languageOfPath } from '#domain/languages/languages.ts';
import { language, to } from '#site/language.ts';

/**
 * An address of ours without its host: this site may be reached under several names. One that leads to
 * Turkish is that of the page's language; any other is the guest's own.
 */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`;
  return languageOfPath(pathname) === language() ? path : to(path);
}
