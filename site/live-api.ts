import { DomainError } from '#domain/errors.ts';
import { readAnswer } from '#site/lib/answer.ts';
import type { Answer } from '#site/lib/answer.ts';
import { language } from '#site/language.ts';
import {
  readForm,
  readTyped,
  type RefusedForm,
  refusedStatus,
} from '#site/lib/forms/refused-form.ts';

type Api = { fetch(request: Request): Response | Promise<Response> };

/** Loaded on use: a page rendered at build time must not need the Worker's bindings. */
async function getApi(): Promise<Api> {
  const [{ env }, { getApplication }] = await Promise.all([
    import('cloudflare:workers'),
    import('#worker/application.ts'),
  ]);
  return getApplication(env as never).api;
}

type Options = { body: unknown; headers?: Record<string, string>; method?: 'POST' | 'PUT' };

/**
 * Calls our own API from a page rendered on demand, inside the same Worker, because a Worker cannot
 * fetch its own address. The visitor's address is passed on, so that limits count visitors, and
 * the page's language, in which refusals are answered.
 */
export async function postToApi<Content>(
  page: Request,
  path: string,
  { body, headers = {}, method = 'POST' }: Options,
): Promise<Answer<Content>> {
  const request = new Request(new URL(path, page.url), {
    method,
    headers: { 'Content-Type': 'application/json', ...visitorOf(page), ...headers },
    body: JSON.stringify(body),
  });
  return answerFor<Content>(page, request);
}

/**
 * Passes a form that was submitted without a script on to the call it belongs to, which takes the
 * same fields as JSON. Null when it was taken; a refused one is shown again by the page that calls
 * this, as {@link RefusedForm}.
 */
export async function takeForm<Name extends string>(
  page: Request,
  path: string,
  names: readonly Name[],
): Promise<RefusedForm<Name> | null> {
  const typed = readTyped(await readForm(page), names);
  const answer = await postToApi(page, path, { body: typed });
  return answer.ok ? null : { ...answer, typed, status: refusedStatus(answer) };
}

/** Resolves when a form with files may be read, which is large: with those of calls, in turns. @throws `BUSY` */
export async function waitToRead(page: Request, most: number): Promise<void> {
  const { waitToRead: wait } = await import('#worker/http/requests/body-turns.ts');
  await wait(page, most, 'guest');
}

/** Sends a form with a file the same way. */
export async function sendFormToApi<Content>(
  page: Request,
  path: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<Answer<Content>> {
  const request = new Request(new URL(path, page.url), {
    method: 'POST',
    headers: { ...visitorOf(page), ...headers },
    body: form,
  });
  return answerFor<Content>(page, request);
}

/** Reads from our own API the same way. */
export async function readFromApi<Content>(page: Request, path: string): Promise<Answer<Content>> {
  const request = new Request(new URL(path, page.url), { headers: visitorOf(page) });
  return answerFor<Content>(page, request);
}

const unavailable = new WeakSet<Request>();

/** Whether a call made by a page was answered with 503. */
export const wasUnavailable = (page: Request): boolean => unavailable.has(page);

/**
 * A page that only reads then has nothing to show; one that received a form shows it beside the
 * typed values.
 */
async function answerFor<Content>(page: Request, call: Request): Promise<Answer<Content>> {
  const answer = await readAnswer<Content>(await (await getApi()).fetch(call));
  if (!answer.ok && answer.status === 503) {
    if (page.method !== 'POST') throw new DomainError('busy', 'BUSY');
    unavailable.add(page);
  }
  return answer;
}

function visitorOf(page: Request): Record<string, string> {
  const address = page.headers.get('cf-connecting-ip');
  return {
    'accept-language': language(),
    ...(address !== null && { 'cf-connecting-ip': address }),
  };
}
