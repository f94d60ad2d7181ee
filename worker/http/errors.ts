import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type ErrorKind } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadRefusalWords } from '#domain/languages/refusals.ts';
import { type ErrorCode, MESSAGES } from '#domain/messages.ts';
import { rootError } from '#worker/platform/database/database-errors.ts';
import { logError } from '#worker/platform/log.ts';
import { Unavailable } from '#worker/platform/unavailable.ts';
import type { AppContext } from './context.ts';
import { languageOfRefused } from './requests/call-language.ts';
import { recordRefusal } from './security-record.ts';

const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  refused: 422,
  limited: 429,
  busy: 503,
};

/**
 * The only place where an error becomes a response, in the language of the call. No internals are
 * disclosed.
 */
export async function answerError(thrown: unknown, c: AppContext): Promise<Response> {
  const error = rootError(thrown);
  const known = toDomainError(error);
  if (known === null || known instanceof Unavailable) {
    logError({ at: `${c.req.method} ${c.req.routePath}`, requestId: c.get('requestId') }, error);
  }
  const language = OFFICE.test(c.req.path) ? FIRST_LANGUAGE : await languageOfRefused(c);
  const words = await loadRefusalWords(language);
  const said = (code: ErrorCode, sentence: string) => ({
    code,
    content: words.ofCall(code, sentence),
    requestId: c.get('requestId'),
  });
  if (known === null) return c.json(said('INTERNAL', MESSAGES.INTERNAL), 500);
  await recordRefusal(known, c);
  if (known.kind === 'busy') c.header('Retry-After', '2');
  if (language !== FIRST_LANGUAGE) c.header('Content-Language', language);
  const body = said(known.code, known.message);
  const issues = known.issues?.map(({ path, message }) => ({
    path,
    message: words.ofField(message),
  }));
  return c.json(issues === undefined ? body : { ...body, issues }, STATUS[known.kind]);
}

/** What only the agency calls; its people read Turkish. */
const OFFICE = /^\/v1\/(admin|account|auth)(\/|$)/;

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new DomainError('too_large', 'TOO_LARGE');
    if (error.status === 415) return new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE');
    return new DomainError('malformed', 'MALFORMED');
  }
  return null;
}
