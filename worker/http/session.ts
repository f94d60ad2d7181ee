import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sign, verify } from 'hono/jwt';
import { isStaff, may } from '#domain/auth/permissions.ts';
import { TokenPayload } from '#domain/auth/schema.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Session } from './context.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { DEFAULT_IDLE_MINUTES } from '#domain/settings/rule-defaults.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isFactorRequiredOf, lacksFactor } from './second-factor.ts';
import { deriveText, keysOf, newestKey, type RingKey } from '#worker/platform/secrets/key-ring.ts';

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
  return sign(payload, await signingKey(newestKey(deps.secrets.session)), 'HS256');
}

/** The active session of a token; null when forged, expired, revoked or of a disabled user. */
export async function findSession(deps: Deps, token: string): Promise<Session | null> {
  const payload = await readPayload(deps, token);
  if (payload === null) return null;
  const ask = selectSession({ sid: payload.sid, userId: payload.id, now: instant(deps.clock) });
  const {
    row: [row],
  } = await readTogether(deps.db, {
    row: ask,
  });
  if (!row || isIdle(row, deps.clock.now())) return null;
  const { firstName, lastName, ...session } = row;
  return { ...session, name: `${firstName} ${lastName}` };
}

const idleMinutes = sql<number>`coalesce(
  (select cast(value as integer) from settings where key = 'session_idle_minutes'), ${DEFAULT_IDLE_MINUTES})`;

/** Every signed-in call begins with it. */
const selectSession = writtenOnce(
  'sid',
  'userId',
  'now',
)((read, { sid, userId, now }) =>
  read
    .select({
      sessionId: sessions.id,
      userId: users.id,
      role: users.role,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
      idleMinutes: idleMinutes.mapWith(Number),
      mustSetUp:
        sql<boolean>`${isFactorRequiredOf(sql`users.id`)} and ${lacksFactor(sql`users.id`)}`.mapWith(
          Boolean,
        ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(
      and(
        eq(sessions.id, sid),
        eq(users.id, userId),
        eq(users.active, true),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    ),
);

/**
 * Staff see everybody's data, so an unattended session ends; owners only see their own, and field
 * staff use their own phones.
 */
const isIdle = (
  { role, lastUsedAt, idleMinutes: minutes }: Pick<Session, 'role' | 'lastUsedAt' | 'idleMinutes'>,
  now: Date,
): boolean =>
  isStaff(role) &&
  may(role, 'reservations.read') &&
  now.getTime() - Date.parse(lastUsedAt) >= minutes * 60_000;

/** Records the use of a session and its address, a few times within its idle time. */
export async function noteUse(deps: Deps, session: Session, ip: string): Promise<void> {
  const now = deps.clock.now();
  const unnoted = now.getTime() - Date.parse(session.lastUsedAt);
  if (unnoted < (session.idleMinutes * 60_000) / 6) return;
  await deps.db.write([
    step(
      build
        .update(sessions)
        .set({ lastUsedAt: now.toISOString(), lastIp: ip })
        .where(and(eq(sessions.id, session.sessionId), isNull(sessions.revokedAt))),
    ),
  ]);
}

async function readPayload(deps: Deps, token: string): Promise<TokenPayload | null> {
  for (const key of keysOf(deps.secrets.session)) {
    const payload = TokenPayload.safeParse(await verified(token, await signingKey(key)));
    if (!payload.success) continue;
    return payload.data.exp * 1000 > deps.clock.now().getTime() ? payload.data : null;
  }
  return null;
}

const signingKey = (key: RingKey): Promise<string> => deriveText(key, 'sign:session');

async function verified(token: string, key: string): Promise<unknown> {
  try {
    return await verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false });
  } catch {
    return null;
  }
}
