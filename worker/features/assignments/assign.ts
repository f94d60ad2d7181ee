import { lt } from 'drizzle-orm';
import {
  type AssignInput,
  type Attendance,
  HERE_SECONDS,
  type PresenceInput,
} from '#domain/assignments/schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { presences } from '#drizzle/schema/assignments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { give } from './give.ts';
import { exists, listColleagues, readAttendance } from './queries.ts';

/** Presences older than this are deleted. */
const KEPT_MS = 3_600_000;

/**
 * Assigns a reservation or a conversation, or removes its assignee.
 * @throws `NOT_FOUND`, `ASSIGNED_MEANWHILE` (409) when somebody else was assigned meanwhile, `UNKNOWN_CHOICE`
 * (422) for somebody who cannot be assigned
 */
export async function assign(deps: Deps, input: AssignInput, actor: Actor): Promise<Attendance> {
  const { kind, ref, user_id: userId } = input;
  const { db, clock } = deps;
  const now = clock.now();
  const me = { userId: actor.userId ?? 0, since: since(now) };
  const [{ assignee: before }, colleagues] = await Promise.all([
    readAttendance(db, input, me),
    listColleagues(db),
  ]);
  const person = colleagues.find(({ id }) => id === userId) ?? null;
  if (userId !== null && person === null) throw refused('UNKNOWN_CHOICE');
  const subject = guard('assignment.subject', exists(input), unknown);
  const gift = { kind, ref, before, seen: input.from_user_id, to: person };
  await give(deps, gift, actor, subject);
  return readAttendance(db, input, me);
}

/** Records that the caller is looking at it and returns the others who are. @throws `NOT_FOUND` */
export async function attend(
  { db, clock }: Deps,
  input: PresenceInput,
  userId: number,
): Promise<Attendance> {
  const now = clock.now();
  const seenAt = now.toISOString();
  await db.write([
    guard('presence.subject', exists(input), unknown),
    step(
      build.delete(presences).where(lt(presences.seenAt, new Date(+now - KEPT_MS).toISOString())),
    ),
    step(
      build
        .insert(presences)
        .values({ ...input, userId, seenAt })
        .onConflictDoUpdate({
          target: [presences.kind, presences.ref, presences.userId],
          set: { seenAt },
        }),
    ),
  ]);
  return readAttendance(db, input, { userId, since: since(now) });
}

const since = (now: Date) => new Date(+now - HERE_SECONDS * 1000).toISOString();

const unknown = () => notFound('Böyle bir kayıt yok.');
