import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type ErrorKind } from '#domain/errors.ts';
import { rootError } from '#worker/platform/database/database-errors.ts';
import { logError } from '#worker/platform/log.ts';
import { Unavailable } from '#worker/platform/unavailable.ts';
import type { AppContext } from './context.ts';
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

/** The only place where an error becomes a response. No internals are disclosed. */
export async function answerError(thrown: unknown, c: AppContext): Promise<Response> {
  const error = rootError(thrown);
  const known = toDomainError(error);
  if (known === null || known instanceof Unavailable) {
    logError({ at: `${c.req.method} ${c.req.routePath}`, requestId: c.get('requestId') }, error);
  }
  if (known === null) {
    return c.json(
      envelope('INTERNAL', 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.', c),
      500,
    );
  }
  await recordRefusal(known, c);
  if (known.kind === 'busy') c.header('Retry-After', '2');
  const body = envelope(known.code, known.message, c);
  return c.json(known.issues ? { ...body, issues: known.issues } : body, STATUS[known.kind]);
}

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new DomainError('too_large', 'TOO_LARGE');
    if (error.status === 415) return new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE');
    return new DomainError('malformed', 'MALFORMED');
  }
  return null;
}

function envelope(code: string, content: string, c: AppContext) {
  return { code, content, requestId: c.get('requestId') };
}
