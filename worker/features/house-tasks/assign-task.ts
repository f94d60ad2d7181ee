import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rolesWith } from '#domain/auth/permissions.ts';
import { refused } from '#domain/errors.ts';
import type { HouseTask, TaskAssignInput } from '#domain/house-tasks/schema.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { today } from '#worker/platform/clock.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { give } from '#worker/features/assignments/give.ts';
import { findTask } from './find-task.ts';

/** Active people to whom tasks can be assigned, in Turkish order. */
export const listTaskPeople = (db: Database) =>
  db.read
    .select({
      id: users.id,
      name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
    })
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(and(eq(users.active, true), inArray(users.role, [...rolesWith('day')])))
    .orderBy(asc(users.sortKey), asc(users.id));

/**
 * Assigns a task, or removes its assignee.
 * @throws `NOT_FOUND`, `ASSIGNED_MEANWHILE` (409) when somebody else was assigned meanwhile, `UNKNOWN_CHOICE`
 * (422) for somebody who cannot be assigned
 */
export async function assignTask(
  deps: Deps,
  key: string,
  { user_id: userId, from_user_id: seen }: TaskAssignInput,
  actor: Actor,
): Promise<HouseTask> {
  const [{ task }, people] = await Promise.all([
    findTask(deps.db, key, today(deps.clock)),
    listTaskPeople(deps.db),
  ]);
  const person = people.find(({ id }) => id === userId) ?? null;
  if (userId !== null && person === null) throw refused('UNKNOWN_CHOICE');
  const gift = { kind: 'task' as const, ref: key, before: task.assignee, seen, to: person };
  await give(deps, gift, actor);
  return { ...task, assignee: person };
}
