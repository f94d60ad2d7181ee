import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarConflict, ResolveConflictInput } from '#domain/calendars/admin-schema.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { calendarConflicts } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { toConflict } from '../present.ts';
import { findConflict } from '../screen-queries.ts';

/**
 * Records how a clerk settled a conflict. No night changes: ours remains ours, and the event still
 * takes the nights if our stay is cancelled. One read and one write. @throws `NOT_FOUND`,
 * `CONFLICT_RESOLVED` (409), `REASON_REQUIRED` (422) for `other` without a note.
 */
export async function resolveConflict(
  deps: Deps,
  id: string,
  { resolution, note }: ResolveConflictInput,
  actor: Actor,
): Promise<CalendarConflict> {
  const found = await findConflict(deps.db, id);
  if (found === null) throw notFound('Böyle bir çakışma yok.');
  if (resolution === 'other' && note === '') {
    const message = 'Nasıl çözüldüğünü not olarak yazın.';
    throw refused('REASON_REQUIRED', message, [{ path: 'note', message }]);
  }
  const resolvedAt = instant(deps.clock);
  await deps.db.write([
    step(
      build
        .update(calendarConflicts)
        .set({ resolvedAt, resolution, note, updatedAt: resolvedAt })
        .where(and(eq(calendarConflicts.id, id), isNull(calendarConflicts.resolvedAt))),
    ),
    changedOne('calendar_conflict.open', () => conflict('CONFLICT_RESOLVED')),
    audit(actor, deps.clock.now(), {
      action: 'calendar_conflict.resolve',
      entity: 'calendar_conflict',
      entityId: id,
      after: { resolution },
    }),
  ]);
  return toConflict({ ...found, resolvedAt, resolution, note }, resolvedAt);
}
