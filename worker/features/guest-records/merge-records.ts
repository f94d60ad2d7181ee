import { sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { GuestRecord, MergeInput, MergePreview } from '#domain/guest-records/schema.ts';
import { guestMerges, guestRecords } from '#drizzle/schema/guest-records.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { getGuestRecord } from './guest-record.ts';
import { getStandingMerge, readMergeSides } from './merge-queries.ts';

/** The rows that move with a record: the kind of the move, its table and the row's id there. */
const PARTS = [
  { kind: 'contact', table: 'guest_contacts', ref: 'value' },
  { kind: 'note', table: 'guest_notes', ref: 'id' },
  { kind: 'tag', table: 'guest_tags', ref: 'tag' },
  { kind: 'reservation', table: 'reservations', ref: 'id' },
  { kind: 'offer', table: 'offers', ref: 'id' },
  { kind: 'message', table: 'contact_messages', ref: 'id' },
].map(({ kind, ...part }) => ({
  kind,
  table: sql.raw(part.table),
  ref: sql.raw(part.ref),
  /** Rows with a phone or an address of their own, which decides whose they are. */
  named: ['reservation', 'offer', 'message'].includes(kind),
}));

/** Both records as they are, before a clerk merges them. @throws `NOT_FOUND` */
export async function previewMerge(
  deps: Deps,
  keptId: string,
  goneId: string,
): Promise<MergePreview> {
  assertTwo(keptId, goneId);
  return readMergeSides(deps.db, keptId, goneId);
}

/**
 * Merges two records. What moves is recorded, so that it can be undone; the record merged away
 * stays, empty and hidden. @throws `NOT_FOUND`, `STALE_VERSION` (409) when either changed meanwhile
 */
export async function mergeRecords(
  deps: Deps,
  keptId: string,
  { version, gone: goneId, goneVersion }: MergeInput,
  actor: Actor,
): Promise<GuestRecord> {
  assertTwo(keptId, goneId);
  const { kept, gone } = await readMergeSides(deps.db, keptId, goneId);
  if (kept.version !== version) throw await staleVersion(deps.db, 'guest_record', keptId);
  if (gone.version !== goneVersion) throw await staleVersion(deps.db, 'guest_record', goneId);
  const write = beginWrite(deps, actor);
  const id = write.newId();
  await write.run([
    raiseVersion(write, keptId, version),
    raiseVersion(write, goneId, goneVersion),
    write.insert(guestMerges, { id, keptId, goneId, createdBy: actor.userId }),
    ...PARTS.flatMap((part) => moveSteps(part, id, keptId, goneId)),
    ...refusalSteps(id, keptId, goneId),
    step(sql`update guest_records set last_seen_at = max(last_seen_at,
      (select last_seen_at from guest_records where id = ${goneId})) where id = ${keptId}`),
    write.update(guestRecords, { id: goneId }, { mergedInto: keptId }),
    write.audit('guest_record.merge', keptId, { after: { gone: goneId } }),
  ]);
  return getGuestRecord(deps, keptId);
}

/**
 * Undoes a merge: everything that had moved returns, and so does what has since arrived under a
 * phone or an address of the restored record. @throws `NOT_FOUND`, `MERGED_AGAIN` (422) while the
 * record is itself merged into another
 */
export async function undoMerge(deps: Deps, mergeId: string, actor: Actor): Promise<GuestRecord> {
  const { keptId, goneId, keptMergedInto } = await getStandingMerge(deps.db, mergeId);
  if (keptMergedInto !== null) throw mergedAgain();
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(guestMerges, { id: mergeId, undoneAt: null }, { undoneAt: at }),
    guard(
      'guest_merge.kept_stands',
      sql`select count(*) from guest_records where id = ${keptId} and merged_into is null`,
      mergedAgain,
    ),
    step(sql`update guest_records set merged_into = null, version = version + 1, updated_at = ${at}
      where id = ${goneId}`),
    step(sql`update guest_records set version = version + 1, updated_at = ${at},
        refused_at = iif(${hasRefusal(mergeId)}, null, refused_at),
        refused_reason = iif(${hasRefusal(mergeId)}, null, refused_reason),
        refused_by = iif(${hasRefusal(mergeId)}, null, refused_by)
      where id = ${keptId}`),
    ...PARTS.map((part) => moveBack(part, mergeId, keptId, goneId)),
    step(sql`delete from guest_merge_moves where merge_id = ${mergeId}`),
    write.audit('guest_record.unmerge', keptId, { after: { gone: goneId } }),
  ]);
  return getGuestRecord(deps, keptId);
}

const mergedAgain = () => refused('MERGED_AGAIN');

function assertTwo(keptId: string, goneId: string): void {
  if (keptId !== goneId) return;
  const message = 'Bir kayıt kendisiyle birleştirilemez.';
  throw refused('VALIDATION', message, [{ path: 'gone', message }]);
}

const raiseVersion = (write: Write, id: string, version: number): Step[] =>
  write.updateOne(guestRecords, { id, version, mergedInto: null }, { version: version + 1 });

type Part = (typeof PARTS)[number];

/** A tag that both have stays in place. */
const moveSteps = ({ kind, table, ref }: Part, mergeId: string, kept: string, gone: string) => [
  step(sql`insert into guest_merge_moves (merge_id, kind, ref)
    select ${mergeId}, ${kind}, ${ref} from ${table} where guest_id = ${gone}
      and not (${kind} = 'tag' and ${ref} in (select tag from guest_tags where guest_id = ${kept}))`),
  step(sql`update ${table} set guest_id = ${kept} where guest_id = ${gone}
    and ${ref} in (${moved(mergeId, kind)})`),
];

const moveBack = (
  { kind, table, ref, named }: Part,
  mergeId: string,
  kept: string,
  gone: string,
) => {
  const since = sql`coalesce(nullif(phone, ''), lower(email)) in (${moved(mergeId, 'contact')})`;
  return step(sql`update ${table} set guest_id = ${gone} where guest_id = ${kept}
    and (${ref} in (${moved(mergeId, kind)})${named ? sql` or ${since}` : sql``})`);
};

const moved = (mergeId: string, kind: string) =>
  sql`select ref from guest_merge_moves where merge_id = ${mergeId} and kind = ${kind}`;

const hasRefusal = (mergeId: string) => sql`exists (${moved(mergeId, 'refusal')})`;

/** A guest who is not to be accepted again stays so, whichever record remains. */
const refusalSteps = (mergeId: string, kept: string, gone: string): Step[] => [
  step(sql`insert into guest_merge_moves (merge_id, kind, ref)
    select ${mergeId}, 'refusal', g.id from guest_records g join guest_records k on k.id = ${kept}
    where g.id = ${gone} and g.refused_at is not null and k.refused_at is null`),
  step(sql`update guest_records
    set (refused_at, refused_reason, refused_by) =
      (select refused_at, refused_reason, refused_by from guest_records where id = ${gone})
    where id = ${kept} and ${hasRefusal(mergeId)}`),
];
