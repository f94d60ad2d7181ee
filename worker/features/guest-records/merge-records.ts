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

/** Rows with a contact of their own, which decides whose they are. */
const ofStay = sql.raw(`coalesce(nullif(phone, ''), lower(email))`);
const ofMessage = sql.raw(
  `coalesce(nullif(phone, ''), nullif(lower(email), ''), 'wa:' || whatsapp_user)`,
);

/**
 * The rows that move with a record (drizzle/rules/guests-are-joined.sql): the kind of the move, its
 * table, the row's id there, and whose it is by itself.
 */
const PARTS = [
  { kind: 'contact', table: 'guest_contacts', ref: 'value', own: null },
  { kind: 'note', table: 'guest_notes', ref: 'id', own: null },
  { kind: 'tag', table: 'guest_tags', ref: 'tag', own: null },
  { kind: 'reservation', table: 'reservations', ref: 'id', own: ofStay },
  { kind: 'offer', table: 'offers', ref: 'id', own: ofStay },
  { kind: 'message', table: 'contact_messages', ref: 'id', own: ofMessage },
].map(({ table, ref, ...part }) => ({ ...part, table: sql.raw(table), ref: sql.raw(ref) }));

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
    step(sql`insert into guest_joins (merge_id, kept_id, gone_id, joined_at, joined_by)
      values (${id}, ${keptId}, ${goneId}, ${write.at}, ${actor.userId})`),
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

const moveBack = ({ kind, table, ref, own }: Part, mergeId: string, kept: string, gone: string) => {
  const since = own && sql` or ${own} in (${moved(mergeId, 'contact')})`;
  return step(sql`update ${table} set guest_id = ${gone} where guest_id = ${kept}
    and (${ref} in (${moved(mergeId, kind)})${since ?? sql``})`);
};

const moved = (mergeId: string, kind: string) =>
  sql`select ref from guest_merge_moves where merge_id = ${mergeId} and kind = ${kind}`;

const hasRefusal = (mergeId: string) => sql`exists (${moved(mergeId, 'refusal')})`;
