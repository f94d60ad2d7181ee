import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { shownContact } from '#domain/guest-records/contacts.ts';
import type { MergeSide } from '#domain/guest-records/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { guestMerges, guestRecords } from '#drizzle/schema/guest-records.ts';
import type { Database } from '#worker/platform/database/database.ts';

const countOf = (table: string) =>
  sql<number>`(select count(*) from ${sql.raw(table)} where guest_id = guest_records.id)`;

const listOf = (table: string, column: string) =>
  sql<string>`(select json_group_array(${sql.raw(column)}) from ${sql.raw(table)} where guest_id = guest_records.id)`;

/**
 * Two records side by side, in one trip. @throws `NOT_FOUND` when one is missing or merged into
 * another
 */
export async function readMergeSides(db: Database, keptId: string, goneId: string) {
  const rows = await db.read
    .select({
      ...pick(guestRecords, 'id', 'version', 'name', 'refusedAt'),
      contacts: listOf('guest_contacts', 'value'),
      tags: listOf('guest_tags', 'tag'),
      stays: countOf('reservations'),
      offers: countOf('offers'),
      messages: countOf('contact_messages'),
      notes: countOf('guest_notes'),
    })
    .from(guestRecords)
    .where(and(inArray(guestRecords.id, [keptId, goneId]), isNull(guestRecords.mergedInto)));
  const sideOf = (id: string): MergeSide => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw notFound('Böyle bir misafir yok.');
    const { refusedAt, contacts, tags, ...side } = row;
    return {
      ...side,
      contacts: (JSON.parse(contacts) as string[]).map(shownContact),
      tags: JSON.parse(tags) as string[],
      refused: refusedAt !== null,
    };
  };
  return { kept: sideOf(keptId), gone: sideOf(goneId) };
}

/** A merge that has not been undone, with what undoing would restore. @throws `NOT_FOUND` */
export async function getStandingMerge(db: Database, id: string) {
  const [row] = await db.read
    .select({
      keptId: guestMerges.keptId,
      goneId: guestMerges.goneId,
      keptMergedInto: sql<
        string | null
      >`(select merged_into from guest_records where id = guest_merges.kept_id)`,
    })
    .from(guestMerges)
    .where(and(eq(guestMerges.id, id), isNull(guestMerges.undoneAt)));
  if (row === undefined) throw notFound('Bu birleştirme yok ya da geri alınmış.');
  return row;
}
