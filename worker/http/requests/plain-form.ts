import { createMiddleware } from 'hono/factory';
import { localAddress } from '#domain/languages/local-path.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { languageOfRefused } from './call-language.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether the body is a form; otherwise it is JSON. */
export const isForm = (c: AppContext): boolean => FORM.test(c.req.header('content-type') ?? '');

/** A form submitted without a script: its response must be a page. */
const isPlainForm = (c: AppContext): boolean =>
  isForm(c) && (c.req.header('accept') ?? '').includes('text/html');

/** Refuses a call without a body: with two accepted formats, the schemas require neither. */
export const requireSentBody = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('content-type') === undefined) throw new DomainError('malformed', 'VALIDATION');
  await next();
});

/**
 * For calls from pages without JavaScript: redirects a plain form to the page returned by `back`
 * for the error code, or null on success, in the language of the page it came from. Refuses a call
 * without a body.
 */
export function answerPlainForms(back: (c: AppContext, code: string | null) => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('content-type') === undefined)
      throw new DomainError('malformed', 'VALIDATION');
    await next();
    if (!isPlainForm(c)) return;
    const code = c.res.ok ? null : await readCode(c.res);
    const location = await localAddress(back(c, code), await languageOfRefused(c));
    // Otherwise the previous response's headers, including its type, would remain.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers: { Location: location } });
  });
}

async function readCode(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const isError = typeof body === 'object' && body !== null && 'code' in body;
  return isError ? String(body.code) : 'INTERNAL';
}
