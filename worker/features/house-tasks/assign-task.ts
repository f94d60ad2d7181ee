import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rolesWith } from '#domain/auth/permissions.ts';
import { refused } from '#domain/errors.ts';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { assignments } from '#drizzle/schema/assignments.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { today } from '#worker/platform/clock.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { build } from '../../platform/database/statements.ts';
import { step } from '../../platform/database/write-batch.ts';
import type { Deps } from '../../platform/deps.ts';
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
 * Assigns a task, or removes its assignee. @throws `NOT_FOUND`, `UNKNOWN_CHOICE` (422) for somebody
 * who cannot be assigned
 */
export async function assignTask(
  deps: Deps,
  key: string,
  userId: number | null,
  actor: Actor,
): Promise<HouseTask> {
  const [{ task }, people] = await Promise.all([
    findTask(deps.db, key, today(deps.clock)),
    listTaskPeople(deps.db),
  ]);
  const person = people.find(({ id }) => id === userId) ?? null;
  if (userId !== null && person === null) throw refused('UNKNOWN_CHOICE');
  if (task.assignee?.id === person?.id) return task;
  const now = deps.clock.now();
  const at = now.toISOString();
  await deps.db.write([
    step(
      person === null
        ? build
            .delete(assignments)
            .where(and(eq(assignments.kind, 'task'), eq(assignments.ref, key)))
        : build
            .insert(assignments)
            .values({ kind: 'task', ref: key, userId: person.id, createdAt: at, updatedAt: at })
            .onConflictDoUpdate({
              target: [assignments.kind, assignments.ref],
              set: { userId: person.id, updatedAt: at },
            }),
    ),
    audit(actor, now, {
      action: 'house_task.assign',
      entity: 'house_task',
      entityId: key,
      before: { assignee: task.assignee?.name ?? null },
      after: { assignee: person?.name ?? null },
    }),
  ]);
  return { ...task, assignee: person };
}
