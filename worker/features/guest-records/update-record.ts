import { eq, inArray, sql } from 'drizzle-orm';
import type { GuestRecord, UpdateGuestRecordInput } from '#domain/guest-records/schema.ts';
import { fold } from '#domain/values/fold.ts';
import { RUNNING } from '#domain/reservation-status.ts';
import { guestRecords, guestTags } from '#drizzle/schema/guest-records.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getGuestRecord } from './guest-record.ts';
import { getRecordRow } from './record-queries.ts';

/**
 * Updates name, language, tags and "bir daha kabul etme"; fields left out are unchanged. The log records
 * which fields changed but not their texts, which are about a person. @throws `NOT_FOUND`,
 * `STALE_VERSION` (409)
 */
export async function updateGuestRecord(
  deps: Deps,
  id: string,
  { version, name, language, tags, refused }: UpdateGuestRecordInput,
  actor: Actor,
): Promise<GuestRecord> {
  const row = await getRecordRow(deps.db, id);
  if (row.version !== version) throw await staleVersion(deps.db, 'guest_record', id);
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(
      guestRecords,
      { id, version },
      {
        version: version + 1,
        ...(name !== undefined && { name, searchText: fold(name), namedBy: actor.userId }),
        ...(language !== undefined && { language }),
        ...(refused === null && { refusedAt: null, refusedReason: null, refusedBy: null }),
        ...(refused && {
          refusedAt: row.refusedAt ?? at,
          refusedReason: refused.reason,
          refusedBy: actor.userId,
        }),
      },
    ),
    language !== undefined &&
      write.update(
        reservations,
        sql`${reservations.guestId} = ${id} and ${inArray(reservations.status, RUNNING)}`,
        { language },
      ),
    tags !== undefined && tagSteps(id, tags),
    write.audit(
      refused === undefined
        ? 'guest_record.update'
        : `guest_record.${refused ? 'refuse' : 'accept'}`,
      id,
      {
        entity: 'guest_record',
        after: {
          fields: Object.keys({
            ...(name && { name }),
            ...(language && { language }),
            ...(tags && { tags }),
          }),
        },
      },
    ),
  ]);
  return getGuestRecord(deps, id);
}

function tagSteps(guestId: string, tags: readonly string[]): Step[] {
  const gone = step(build.delete(guestTags).where(eq(guestTags.guestId, guestId)));
  if (tags.length === 0) return [gone];
  return [gone, step(build.insert(guestTags).values(tags.map((tag) => ({ guestId, tag }))))];
}
