import { createMiddleware } from 'hono/factory';
import { may, type Permission } from '#domain/auth/permissions.ts';
import { DomainError, refused } from '#domain/errors.ts';
import { findSession, noteUse } from './session.ts';
import { type AppContext, type AppEnv, clientAddress } from './context.ts';

/**
 * What a route asks of its caller. Who has a permission is in the table (`domain/auth/permissions.ts`);
 * an owner's rows are narrowed in the SQL. `account` is everybody signed in, for what is the person's own
 * alone and comes before a required second factor.
 */
export type Access = 'public' | 'account' | Permission;

/**
 * Lets a request through when the role of its session has the route's permission. The session row is read on
 * every request, so that logout, disabling and a password change take effect at once.
 * @throws `UNAUTHENTICATED` (401), `FORBIDDEN` (403), `SECOND_FACTOR_REQUIRED` (422, for 403 would sign the
 * browser out)
 */
export function requireAccess(access: Access) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (access === 'public') return next();
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token ? await findSession(c.get('deps'), token) : null;
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

/** What the dashboard asks by itself while nobody is there keeps no session alive. */
const isByPerson = (c: AppContext): boolean => c.req.header('x-kiyi-idle') === undefined;
