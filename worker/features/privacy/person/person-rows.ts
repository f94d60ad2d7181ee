import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { outbox } from '#drizzle/schema/mail.ts';
import {
  comments,
  contactMessages,
  contactReplies,
  subscribers,
} from '#drizzle/schema/messages.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Most rows of one kind in one export; more than any person has. */
const MOST_ROWS = 5_000;

/** Every row about the person behind an e-mail address, in one trip. */
export async function readPersonRows(db: Database, email: string) {
  const theirs = db.read
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.email, email));
  const messageIds = db.read
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.email, email));
  return readTogether(db, {
    stays: db.read
      .select({ row: reservations, villa: villas.name })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(eq(reservations.email, email))
      .orderBy(asc(reservations.createdAt))
      .limit(MOST_ROWS),
    guests: db.read
      .select()
      .from(reservationGuests)
      .where(inArray(reservationGuests.reservationId, theirs))
      .orderBy(asc(reservationGuests.reservationId), asc(reservationGuests.position))
      .limit(MOST_ROWS),
    payments: db.read
      .select({ row: transactions, code: reservations.code })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .where(eq(reservations.email, email))
      .orderBy(asc(transactions.createdAt))
      .limit(MOST_ROWS),
    messages: db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
      .orderBy(asc(contactMessages.createdAt))
      .limit(MOST_ROWS),
    replies: db.read
      .select()
      .from(contactReplies)
      .where(inArray(contactReplies.messageId, messageIds))
      .limit(MOST_ROWS),
    written: db.read
      .select({ row: comments, villa: villas.name })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(or(eq(comments.email, email), inArray(comments.reservationId, theirs)))
      .orderBy(asc(comments.createdAt))
      .limit(MOST_ROWS),
    newsletter: db.read.select().from(subscribers).where(eq(subscribers.email, email)),
    offered: db.read
      .select()
      .from(offers)
      .where(eq(offers.email, email))
      .orderBy(asc(offers.createdAt))
      .limit(MOST_ROWS),
    mails: db.read
      .select({
        template: outbox.template,
        status: outbox.status,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(
        or(
          eq(outbox.recipient, email),
          sql`${outbox.recipient} = 'guest' and ${outbox.reservationId} in ${theirs}`,
        ),
      )
      .orderBy(asc(outbox.createdAt))
      .limit(MOST_ROWS),
    requests: db.read
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.email, email))
      .orderBy(asc(dataRequests.createdAt)),
  });
}

export type PersonRows = Awaited<ReturnType<typeof readPersonRows>>;
