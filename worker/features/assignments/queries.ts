import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { rolesWith } from '#domain/auth/permissions.ts';
import type { PresenceInput } from '#domain/assignments/schema.ts';
import { assignments, presences } from '#drizzle/schema/assignments.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const colleague = {
  id: users.id,
  name: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
};

/** Active people who can be assigned, in Turkish order. */
export const listColleagues = (db: Database) =>
  db.read
    .select(colleague)
    .from(users)
    .innerJoin(userDetails, eq(userDetails.userId, users.id))
    .where(and(eq(users.active, true), inArray(users.role, [...rolesWith('assignments')])))
    .orderBy(asc(users.sortKey), asc(users.id));

/** The assignee, and the colleagues who have been present since `since`, in one trip. */
export async function readAttendance(
  db: Database,
  { kind, ref }: PresenceInput,
  { userId, since }: { userId: number; since: string },
) {
  const { assigned, here } = await readTogether(db, {
    assigned: db.read
      .select(colleague)
      .from(assignments)
      .innerJoin(users, eq(users.id, assignments.userId))
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(eq(assignments.kind, kind), eq(assignments.ref, ref))),
    here: db.read
      .select(colleague)
      .from(presences)
      .innerJoin(users, eq(users.id, presences.userId))
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(
        and(
          eq(presences.kind, kind),
          eq(presences.ref, ref),
          ne(presences.userId, userId),
          gte(presences.seenAt, since),
        ),
      )
      .orderBy(asc(users.sortKey), asc(users.id)),
  });
  return { assignee: assigned[0] ?? null, here };
}

/** Whether the thing to be assigned exists. */
export const exists = ({ kind, ref }: PresenceInput): SQL =>
  kind === 'reservation'
    ? sql`exists (select 1 from reservations where id = ${ref})`
    : sql`exists (select 1 from guest_records where id = ${ref} and merged_into is null)`;
