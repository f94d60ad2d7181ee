import { and, eq, sql } from 'drizzle-orm';
import type { Assigned, Colleague } from '#domain/assignments/schema.ts';
import { conflict, DomainError } from '#domain/errors.ts';
import { assignments } from '#drizzle/schema/assignments.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';

type Gift = {
  kind: Assigned;
  ref: string;
  /** Whose it is by what was read a moment ago. */
  before: Colleague | null;
  /** Whose it was on the screen of who gives it. */
  seen: number | null;
  to: Colleague | null;
};

/** What the audit log calls each. */
const ENTITIES = { reservation: 'reservation', guest: 'guest_record', task: 'house_task' } as const;

/**
 * Gives anything that can be assigned to somebody, or to nobody; the only writer of assignees. What
 * two take at once is the first one's: who takes it from somebody has to have seen that it is
 * theirs. @throws `ASSIGNED_MEANWHILE` (409), which says whose it is
 */
export async function give(
  { db, clock }: Deps,
  { kind, ref, before, seen, to }: Gift,
  actor: Actor,
  ...first: Step[]
): Promise<void> {
  if (before?.id === to?.id) return;
  if (seen !== (before?.id ?? null)) throw assignedMeanwhile(before);
  const write = beginWrite({ db, clock }, actor);
  try {
    await write.run([
      first,
      guard(
        'assignment.as-seen',
        sql`coalesce((select user_id from assignments where kind = ${kind} and ref = ${ref}), 0)
          = ${before?.id ?? 0}`,
        () => assignedMeanwhile(null),
      ),
      to === null
        ? write.delete(assignments, { kind, ref })
        : write.upsert(assignments, { kind, ref }, { userId: to.id }),
      write.audit(`${ENTITIES[kind]}.assign`, ref, {
        entity: ENTITIES[kind],
        before: { assignee: before?.name ?? null },
        after: { assignee: to?.name ?? null },
      }),
    ]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'ASSIGNED_MEANWHILE') throw error;
    throw assignedMeanwhile(await assigneeOf(db, kind, ref));
  }
}

async function assigneeOf(db: Database, kind: Assigned, ref: string): Promise<Colleague | null> {
  const [found] = await db.read
    .select({
      id: assignments.userId,
      name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
    })
    .from(assignments)
    .innerJoin(userDetails, eq(userDetails.userId, assignments.userId))
    .where(and(eq(assignments.kind, kind), eq(assignments.ref, ref)));
  return found ?? null;
}

const assignedMeanwhile = (by: Colleague | null) =>
  conflict(
    'ASSIGNED_MEANWHILE',
    by === null ? 'Siz seçerken sorumlusu kaldırıldı.' : `Siz seçerken sorumlusu ${by.name} oldu.`,
  );
