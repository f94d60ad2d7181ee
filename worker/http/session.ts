import { and, eq, gt, isNull } from 'drizzle-orm';
import { sign, verify } from 'hono/jwt';
import { TokenPayload } from '#domain/auth/schema.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '../platform/deps.ts';
import type { Session } from './context.ts';
import { instant } from '../platform/clock.ts';

/** Absolute lifetime of a session. */
export const SESSION_HOURS = 12;

/** A token for a session row: HS256, times in seconds. */
export async function issueToken(
  deps: Deps,
  session: { sessionId: string; userId: number; expiresAt: Date },
): Promise<string> {
  const payload: TokenPayload = {
    iat: Math.floor(deps.clock.now().getTime() / 1000),
    exp: Math.floor(session.expiresAt.getTime() / 1000),
    id: session.userId,
    sid: session.sessionId,
  };
  return sign(payload, deps.secrets.session, 'HS256');
}

/** The live session of a token; null when forged, expired, revoked or of a disabled user. */
export async function findSession(deps: Deps, token: string): Promise<Session | null> {
  const payload = await readPayload(deps, token);
  if (payload === null) return null;
  const [row] = await deps.db.read
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(
      and(
        eq(sessions.id, payload.sid),
        eq(users.id, payload.id),
        eq(users.active, true),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, instant(deps.clock)),
      ),
    );
  if (!row) return null;
  const { firstName, lastName, ...session } = row;
  return { ...session, name: `${firstName} ${lastName}` };
}

async function readPayload(deps: Deps, token: string): Promise<TokenPayload | null> {
  try {
    const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
    const payload = TokenPayload.safeParse(await verify(token, deps.secrets.session, options));
    if (!payload.success) return null;
    return payload.data.exp * 1000 > deps.clock.now().getTime() ? payload.data : null;
  } catch {
    return null;
  }
}
