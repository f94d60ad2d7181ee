import type { Context } from 'hono';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { plainAddress } from '#domain/values/ip-address.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { languageOfCall, validBody } from './requests/call-language.ts';

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
