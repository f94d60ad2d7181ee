import { readAnswer } from '#site/lib/answer.ts';
import type { Answer } from '#site/lib/answer.ts';
import { language, say } from '#site/language.ts';

type Options = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  cache?: RequestCache;
};

/** Calls the API of this site. Never throws except for an abort by the caller. */
export async function call<Content>(path: string, options: Options = {}): Promise<Answer<Content>> {
  const { body, headers, signal, cache } = options;
  const post = { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(path, {
      ...(body !== undefined && post),
      headers: {
        'Accept-Language': language(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal,
      cache,
    });
    return await readAnswer<Content>(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, status: 0, code: 'NETWORK', message: say('answer').offline, issues: [] };
  }
}
