import { hasFields, local } from '#browser/stored.ts';

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
    ...(isValid && { headers: { authorization: `Bearer ${session.token}` } }),
  });
}

/** What dashboard/app/session.ts keeps; `exp` in seconds since 1970. */
const isSession = (value: unknown): value is { token: string; exp: number } =>
  hasFields(value, { token: 'string', exp: 'number' }) &&
  /^[\x21-\x7e]+$/.test((value as { token: string }).token);
