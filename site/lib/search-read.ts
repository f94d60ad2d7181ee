import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { language } from '#site/language.ts';
import { hasFields, local } from '#browser/stored.ts';
import { languageHeader } from './forms/language-header.ts';

/**
 * A read of the search with the token of whoever is signed in to the dashboard in this browser, as
 * the API asks for; the answer is the same without. The file of all villas is read without it, so
 * that caches may share it (state/use-local-search.ts).
 */
export function searchRead(path: string, signal?: AbortSignal): Promise<Response> {
  const session = local.readJson('admin', isSession);
  const isValid = session !== null && session.exp * 1000 > Date.now();
  return fetch(path, {
    ...(signal && { signal }),
    headers: {
      ...languageHeader(),
      ...(isValid && { authorization: `Bearer ${session.token}` }),
    },
  });
}

/** The search options in the page's language. An address of its own, which caches tell apart. */
export const readOptions = (): Promise<Response> =>
  searchRead(
    language() === FIRST_LANGUAGE
      ? '/v1/search/options'
      : `/v1/search/options?language=${language()}`,
  );

/** What dashboard/app/session.ts keeps; `exp` in seconds since 1970. */
const isSession = (value: unknown): value is { token: string; exp: number } =>
  hasFields(value, { token: 'string', exp: 'number' }) &&
  /^[\x21-\x7e]+$/.test((value as { token: string }).token);
