import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#domain/errors.ts';
import { formCost, isCostlyJson } from '#domain/wire/body-cost.ts';
import type { AppEnv } from '../context.ts';
import type { BodySize } from './body-size.ts';
import { tooLarge } from './request-body.ts';

/** An escaped surrogate: the only way half a pair gets into a JSON body. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Refuses what is small but costs much to parse: a body of very many fields, parts or values, or one
 * nested too deeply (413). And JSON with half a surrogate pair (`\ud800`) in any text or name: it is
 * not valid text, and the database would drop the connection over it.
 */
export const requireReadableContent = (size: BodySize) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (/^application\/json\b/i.test(type)) {
      const body = await c.req.text();
      if (isCostlyJson(body, size.values)) throw unparsed(c, tooLarge(size));
      if (SURROGATE.test(body) && !isWellFormed(body))
        throw new DomainError('malformed', 'MALFORMED');
    } else if (type !== '') {
      const body = await c.req.arrayBuffer();
      const cost = formCost(type, new Uint8Array(body));
      if (cost === 'high') throw unparsed(c, tooLarge(size));
      if (cost === 'unreadable') throw unparsed(c, new DomainError('malformed', 'MALFORMED'));
    }
    await next();
  });

/** Forgets the body, or the answer would parse it to find its language. */
function unparsed({ req }: Context, refusal: DomainError): DomainError {
  req.bodyCache = {};
  return refusal;
}

function isWellFormed(json: string): boolean {
  try {
    let fine = true;
    JSON.parse(json, (key, value: unknown) => {
      fine &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());
      return value;
    });
    return fine;
  } catch {
    // Invalid JSON is refused where it is parsed, with its own error.
    return true;
  }
}
