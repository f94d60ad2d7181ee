import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { UserActivityInput } from '#domain/users/admin-schema.ts';
import { users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { endSessionsOf } from '#worker/features/auth/sessions/end-sessions.ts';
import { anotherAdminStays } from './last-admin.ts';
import { findUserRow } from './queries.ts';

/**
 * Enables or disables a user; disabling ends their sessions in the same batch. @throws `NOT_FOUND`,
 * `OWN_ACCOUNT` (422), `LAST_ADMIN` (422).
 */
export async function setUserActivity(
  deps: Deps,
  { id, active }: UserActivityInput,
  actor: Actor,
): Promise<UserActivityInput> {
  const { db } = deps;
  const current = await findUserRow(db, id);
  if (current === null) throw notFound('Böyle bir kullanıcı yok.');
  if (current.active === active) return { id, active };
  if (!active && actor.userId === id) throw refused('OWN_ACCOUNT');
  const now = deps.clock.now();
  await db.write([
    ...(!active && current.role === 'ADMIN' ? [anotherAdminStays(id)] : []),
    step(build.update(users).set({ active, updatedAt: now.toISOString() }).where(eq(users.id, id))),
    ...(active ? [] : [endSessionsOf(id, now)]),
    audit(actor, now, {
      action: active ? 'user.enable' : 'user.disable',
      entity: 'user',
      entityId: String(id),
      before: { active: current.active },
      after: { active },
    }),
  ]);
  return { id, active };
}
