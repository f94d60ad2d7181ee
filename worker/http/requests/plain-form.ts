import { createMiddleware } from 'hono/factory';
import type { z } from '@hono/zod-openapi';
import { DomainError } from '#domain/errors.ts';
import type { AppContext, AppEnv } from '../context.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether the body is a form's; otherwise it is JSON. */
export const isForm = (c: AppContext): boolean => FORM.test(c.req.header('content-type') ?? '');

/** A form that a browser sends by itself, without any script: its answer must be a page. */
const isPlainForm = (c: AppContext): boolean =>
  isForm(c) && (c.req.header('accept') ?? '').includes('text/html');

/** A body that comes as JSON or as a form with the same fields. */
export function jsonOrFormBody<Json extends z.ZodType, Form extends z.ZodType>(
  json: Json,
  form: Form,
) {
  return {
    content: {
      'application/json': { schema: json },
      'application/x-www-form-urlencoded': { schema: form },
    },
  } as const;
}

/** What a plain form is answered with, beside the answers that JSON gets. */
export const SENT_BACK = {
  303: { description: 'A plain form (Accept: text/html) is sent back to its page' },
} as const;

/** Refuses a call without a body: with two ways to send one, none is asked for by the schemas. */
export const requireSentBody = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('content-type') === undefined) throw new DomainError('malformed', 'VALIDATION');
  await next();
});

/**
 * For calls that pages without JavaScript make: sends a plain form's sender to the page that `back`
 * names, by the code of the refusal or null when all went well. Refuses a call without a body.
 */
export function answerPlainForms(back: (c: AppContext, code: string | null) => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('content-type') === undefined)
      throw new DomainError('malformed', 'VALIDATION');
    await next();
    if (!isPlainForm(c)) return;
    const code = c.res.ok ? null : await readCode(c.res);
    // Without this the answer's headers, its type among them, would stay.
    c.res = undefined;
    c.res = new Response(null, { status: 303, headers: { Location: back(c, code) } });
  });
}

async function readCode(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const isError = typeof body === 'object' && body !== null && 'code' in body;
  return isError ? String(body.code) : 'INTERNAL';
}
