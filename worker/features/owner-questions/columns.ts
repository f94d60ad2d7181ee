import { type SQL, sql } from 'drizzle-orm';
import type { OwnerReply } from '#domain/reservations/owner-replies.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

/** Of a request's own question: the keys of the stay are those of an index, a few rows each. */
const ofRequest = <Value>(value: SQL) => sql<Value | null>`case ${reservations.status}
  when 'requested' then (
    select ${value} from owner_questions q
    where q.reservation_id = ${reservations.id} and q.owner_id = ${reservations.ownerId}
      and q.villa_id = ${reservations.villaId} and q.check_in = ${reservations.checkIn}
      and q.check_out = ${reservations.checkOut}
  ) end`;

/** When the owner of a request was first asked whether the house is free, and what they answered. */
export const ownerColumns = {
  ownerAskedAt: ofRequest<string>(sql`min(q.created_at)`),
  ownerReply: ofRequest<OwnerReply>(sql`max(q.answer)`),
};
