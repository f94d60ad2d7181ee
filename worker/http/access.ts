import { createMiddleware } from 'hono/factory';
import { bearerToken } from '#domain/auth/bearer.ts';
import { may, type Permission } from '#domain/auth/permissions.ts';
import { DomainError, refused } from '#domain/errors.ts';
import { findSession, noteUse } from './session.ts';
import { type AppContext, type AppEnv, clientAddress, type Session } from './context.ts';

/**
 * The access that a route requires. Permissions are defined in `domain/auth/permissions.ts`; an
 * owner's rows are limited in the SQL. `account` means everybody signed in, for a person's own
 * data; it is also allowed before a required second factor is set up.
 */
export type Access = 'public' | 'account' | Permission;

/**
 * Allows a request when the role of its session has the route's permission. The session row is read
 * on every request, so that logout, disabling and a password change take effect at once. @throws
 * `UNAUTHENTICATED` (401), `FORBIDDEN` (403), `SECOND_FACTOR_REQUIRED` (422, because 403 would sign
 * the browser out)
 */
export function requireAccess(access: Access) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (access === 'public') return next();
    const token = bearerToken(c.req.header('authorization'));
    const session = token !== null ? await findSession(c.get('deps'), token) : null;
    if (session === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    if (access !== 'account' && !may(session.role, access)) {
      throw new DomainError('forbidden', 'FORBIDDEN');
    }
    if (access !== 'account' && session.mustSetUp) throw refused('SECOND_FACTOR_REQUIRED');
    if (isByPerson(c)) await noteUse(c.get('deps'), session, clientAddress(c));
    c.set('session', session);
    c.header('Cache-Control', 'no-store');
    return next();
  });
}

/** Requests that the dashboard makes automatically do not keep a session alive. */
const isByPerson = (c: AppContext): boolean => c.req.header('x-kiyi-idle') === undefined;

/** For parts of a body that require more than the route's permission. @throws `FORBIDDEN` (403) */
export function assertMay({ role }: Session, permission: Permission): void {
  if (!may(role, permission)) throw new DomainError('forbidden', 'FORBIDDEN');
}
