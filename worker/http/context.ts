import type { Context } from 'hono';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { plainAddress } from '#domain/values/ip-address.ts';
import type { Deps } from '../platform/deps.ts';
import type { Actor } from '../platform/audit.ts';

/** The signed-in user of a request; the role is the database's, not the token's. */
export type Session = {
  sessionId: string;
  userId: number;
  role: Role;
  name: string;
  /** When it was last noted to be used, and after how many minutes without use it ends. */
  lastUsedAt: string;
  idleMinutes: number;
  /** When its person last typed the password, or showed a passkey instead. */
  confirmedAt: string;
  /** A second factor is required, and the person has none yet. */
  mustSetUp: boolean;
};

export type AppEnv = {
  Variables: { deps: Deps; requestId: string; session: Session | null };
};

export type AppContext = Context<AppEnv>;

/** The session of a route that is not public. */
export function getSession(c: AppContext): Session {
  const session = c.get('session');
  if (session === null) throw new Error('route without access read a session');
  return session;
}

/** Address of the client as the platform saw it, in one spelling. */
export const clientAddress = (c: AppContext): string =>
  plainAddress(c.req.header('cf-connecting-ip') ?? 'local');

/** Who is acting, for the audit log; everybody of the agency is one kind, and the row names them. */
export function actorOf(c: AppContext): Actor {
  const session = c.get('session');
  return {
    kind: session === null ? 'visitor' : isStaff(session.role) ? 'admin' : 'owner',
    userId: session?.userId ?? null,
    ip: clientAddress(c),
    requestId: c.get('requestId'),
  };
}
