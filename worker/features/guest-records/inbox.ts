import { type SQL, sql } from 'drizzle-orm';
import { REQUEST_LABELS, type RequestKind } from '#domain/stay-page/request-kinds.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';

/** Guests whose message or wish nobody has answered. Both have an index of their own. */
export const WAITING_GUESTS = sql`(
  select guest_id from contact_messages where answered_at is null and guest_id is not null
  union all
  select r.guest_id from stay_requests s join reservations r on r.id = s.reservation_id
  where s.state = 'open' and r.guest_id is not null)`;

/** Guests with whom something was said; each once. */
export const TALKING_GUESTS = sql`(
  select guest_id from contact_messages where guest_id is not null
  union select guest_id from guest_notes
  union
  select r.guest_id from stay_requests s join reservations r on r.id = s.reservation_id
  where r.guest_id is not null)`;

/** The same of one guest, by indexes. */
export const isTalking = sql`(
  exists (select 1 from contact_messages where guest_id = ${guestRecords.id})
  or exists (select 1 from guest_notes where guest_id = ${guestRecords.id})
  or exists (select 1 from reservations r join stay_requests s on s.reservation_id = r.id
    where r.guest_id = ${guestRecords.id}))`;

/**
 * The keys of a page of the inbox: who waits, then the others, each the latest first. Those who
 * wait are few; the others are walked in the order of the index, so that a page costs what it shows.
 */
export const pageOfInbox = ({ skip, take }: { skip: number; take: number }): SQL => sql`(
  select row, waits, 0 as matching from (
    select ${guestRecords.rowId} as row, 1 as waits, ${guestRecords.lastSeenAt} as seen
    from ${guestRecords} where ${guestRecords.id} in ${WAITING_GUESTS} and +${guestRecords.mergedInto} is null
    union all
    select row, 0 as waits, seen from (
      select ${guestRecords.rowId} as row, ${guestRecords.lastSeenAt} as seen from ${guestRecords}
      where ${guestRecords.mergedInto} is null and ${isTalking}
        and ${guestRecords.id} not in ${WAITING_GUESTS}
      order by ${guestRecords.lastSeenAt} desc, ${guestRecords.rowId} desc limit ${take + skip}
    )
  )
  order by waits desc, seen desc, row desc limit ${take} offset ${skip}
)`;

/** How many messages and wishes of a guest nobody has answered. */
export const waitingOf = sql<number>`(
  (select count(*) from contact_messages where guest_id = guest_records.id and answered_at is null)
  + (select count(*) from reservations r join stay_requests s on s.reservation_id = r.id
    where r.guest_id = guest_records.id and s.state = 'open'))`;

/**
 * What was said last: `[who, text]` as JSON; of a wish its kind and note. An answer of the same
 * moment comes after what it answers. Null for nothing.
 */
export const lastSaid = sql<string | null>`(
  select said from (
    select json_array('message', substr(message, 1, 160)) as said, created_at, 0 as answers
    from contact_messages where guest_id = guest_records.id
    union all
    select json_array('wish', s.kind, substr(s.note, 1, 160)), s.created_at, 0
    from reservations r join stay_requests s on s.reservation_id = r.id
    where r.guest_id = guest_records.id
    union all
    select json_array('ours', substr(a.text, 1, 160)), a.created_at, 1
    from contact_messages m join contact_replies a on a.message_id = m.id
    where m.guest_id = guest_records.id
    union all
    select json_array('ours', substr(text, 1, 160)), created_at, 1
    from guest_notes where guest_id = guest_records.id
  ) order by created_at desc, answers desc limit 1)`;

/** The same in a line: "İstek: Geç çıkış", "Siz: …". */
export function excerptOf(said: string | null): string {
  if (said === null) return '';
  const [who, text = '', note = ''] = JSON.parse(said) as string[];
  if (who === 'wish')
    return ['İstek', REQUEST_LABELS[text as RequestKind], note].filter(Boolean).join(': ');
  return who === 'ours' ? `Siz: ${text}` : text;
}
