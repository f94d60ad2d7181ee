import type { Context } from 'hono';
import {
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  languageOfPath,
} from '#domain/languages/languages.ts';

/**
 * The language that a call names; null for none. It is the `language` of its body, or else an
 * `Accept-Language` that is exactly one of our codes, as our pages send it: a browser's own list names
 * none, since nobody chose it for us. A form of a page without JavaScript can send no header and speaks
 * the language of that page.
 */
export function languageOfCall({ req }: Context, body: unknown): Language | null {
  const named = typeof body === 'object' && body !== null && 'language' in body && body.language;
  if (isLanguage(named)) return named;
  if (isPlain(req.header('accept'))) {
    const language = languageOfPath(pathOf(req.header('referer')));
    return language === FIRST_LANGUAGE ? null : language;
  }
  const header = req.header('accept-language');
  return isLanguage(header) ? header : null;
}

/** What the route's schema let through. */
export const validBody = ({ req }: Context): unknown =>
  req.valid('json' as never) ?? req.valid('form' as never);

/** As `languageOfCall`, also of a body that was refused. */
export async function languageOfRefused(c: Context): Promise<Language> {
  const body = await readBody(c).catch(() => null);
  return languageOfCall(c, body) ?? FIRST_LANGUAGE;
}

/** A body that somebody has read before; null for any other. */
async function readBody({ req }: Context): Promise<unknown> {
  if (Object.keys(req.bodyCache).length === 0) return null;
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '');
  return isJson ? req.json() : req.parseBody();
}

/** A page is wanted, and not an answer to a script. */
const isPlain = (accept = ''): boolean => accept.includes('text/html');

function pathOf(address = ''): string {
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
