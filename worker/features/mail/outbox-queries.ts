import { and, eq, sql } from 'drizzle-orm';
import type { OutboxQuery } from '#domain/mail/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsAddress, orderTerms } from '#worker/platform/database/list-order.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

/** Ids begin with their instant of creation, so the primary key is in that order. */
const ORDER_COLUMNS = {
  created: outbox.id,
  next: outbox.nextAttemptAt,
  sent: outbox.sentAt,
};

/** One page of the outbox and the count of all that match, in one trip. */
export async function listOutbox(db: Database, query: OutboxQuery) {
  const filter = outboxFilter(query);
  return readPage(db, query, {
    items: db.read
      .select({
        ...pick(outbox, 'id', 'template', 'recipient'),
        guestName: sql<string | null>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
        guestEmail: reservations.email,
        // Looked up for the rows of the page alone: a joined view would be made whole.
        ownerName: ofOwner('name'),
        ownerEmail: ofOwner('email'),
        reservation_id: reservations.code,
        reservation_uid: outbox.reservationId,
        status: outbox.status,
        attempts: outbox.attempts,
        next_attempt_at: outbox.nextAttemptAt,
        last_error: outbox.lastError,
        sent_at: outbox.sentAt,
        created_at: outbox.createdAt,
        whatsapp: outbox.whatsappState,
      })
      .from(outbox)
      .leftJoin(reservations, eq(reservations.id, outbox.reservationId))
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, outbox.id)),
    counted: [outbox, filter],
  });
}

const ofOwner = (column: 'name' | 'email') =>
  sql<string | null>`(select ${sql.raw(column)} from owners_of_mails o where o.id = ${outbox.id})`;

function outboxFilter({ status, template, reservation_id: code, q }: OutboxQuery) {
  return and(
    status && eq(outbox.status, status),
    template ? eq(outbox.template, template) : undefined,
    code
      ? sql`${outbox.reservationId} = (select id from reservations where code = ${code.toUpperCase()})`
      : undefined,
    containsAddress(outbox.recipient, q),
  );
}
