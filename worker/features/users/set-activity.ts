import { notFound, refused } from '#domain/errors.ts';
import type { UserActivityInput } from '#domain/users/admin-schema.ts';
import { users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    !active && current.role === 'ADMIN' && anotherAdminStays(id),
    write.update(users, { id }, { active }),
    !active && endSessionsOf(id, write.now),
    write.audit(active ? 'user.enable' : 'user.disable', id, {
      before: { active: current.active },
      after: { active },
    }),
  ]);
  return { id, active };
}
