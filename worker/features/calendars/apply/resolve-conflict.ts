import type { CalendarConflict, ResolveConflictInput } from '#domain/calendars/admin-schema.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { calendarConflicts } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  const resolvedAt = write.at;
  await write.run([
    write.updateOne(
      calendarConflicts,
      { id, resolvedAt: null },
      { resolvedAt, resolution, note },
      () => conflict('CONFLICT_RESOLVED'),
    ),
    write.audit('calendar_conflict.resolve', id, { after: { resolution } }),
  ]);
  return toConflict({ ...found, resolvedAt, resolution, note }, resolvedAt);
}
