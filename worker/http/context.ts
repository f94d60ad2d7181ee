import type { Context } from 'hono';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { plainAddress } from '#domain/values/ip-address.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';

/** The signed-in user of a request; the role comes from the database and not from the token. */
export type Session = {
  sessionId: string;
  userId: number;
  role: Role;
  name: string;
  /** When it was last used, and after how many idle minutes it ends. */
  lastUsedAt: string;
  idleMinutes: number;
  /** When the password or a passkey was last confirmed. */
  confirmedAt: string;
  /** A second factor is required, and the user has none yet. */
  mustSetUp: boolean;
};

export type AppEnv = {
  Variables: { deps: Deps; requestId: string; session: Session | null };
};

export type AppContext = Context<AppEnv>;

/** The client's IP address as the platform saw it, normalised. */
export const clientAddress = (c: AppContext): string =>
  plainAddress(c.req.header('cf-connecting-ip') ?? 'local');

/** The acting user for the audit log; all staff are one kind, and the row has the name. */
export function actorOf(c: AppContext): Actor {
  const session = c.get('session');
  const language = session === null ? languageOfCall(c, validBody(c)) : null;
  return {
    kind: session === null ? 'visitor' : isStaff(session.role) ? 'admin' : 'owner',
    userId: session?.userId ?? null,
    ip: clientAddress(c),
    requestId: c.get('requestId'),
    ...(language !== null && { language }),
  };
}

/**
 * The language that a call names: the `language` of its body, or else an `Accept-Language` that is
 * exactly one of our codes, as our pages send it; null for none. A browser's own list of languages
 * names none, since nobody chose it for us.
 */
export function languageOfCall(c: AppContext, body: unknown): Language | null {
  const named = typeof body === 'object' && body !== null && 'language' in body && body.language;
  if (isLanguage(named)) return named;
  const header = c.req.header('accept-language');
  return isLanguage(header) ? header : null;
}

/** What the route's schema let through. */
const validBody = (c: AppContext): unknown =>
  c.req.valid('json' as never) ?? c.req.valid('form' as never);
