import { pick } from '#domain/values/pick.ts';
import { bankLineMatches, bankLines } from '#drizzle/schema/bank-statements.ts';
import { complaints } from '#drizzle/schema/complaints.ts';
import { asc, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import { guestNotes, guestTags } from '#drizzle/schema/guest-records.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import {
  commentPhotos,
  comments,
  contactMessages,
  contactReplies,
  messageFiles,
  subscribers,
} from '#drizzle/schema/messages.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import type { Person } from './whose.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Most rows of one kind in an export; more than any person has. */
const MAX_ROWS = 5_000;

/** Every row about a person, in one trip. */
export async function readPersonRows(db: Database, { emails, guestId }: Person) {
  const isAddressed = (address: SQLWrapper) => sql`${address} in ${emails}`;
  /** By address, and by the guest record if there is one. */
  const isTheirs = (address: SQLWrapper, guest: SQLWrapper) =>
    sql`(${guest} = ${guestId} or ${isAddressed(address)})`;
  const staysTheirs = isTheirs(reservations.email, reservations.guestId);
  const writtenByThem = isTheirs(contactMessages.email, contactMessages.guestId);
  const theirs = db.read.select({ id: reservations.id }).from(reservations).where(staysTheirs);
  const messageIds = db.read
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(writtenByThem);
  return readTogether(db, {
    stays: db.read
      .select({ row: reservations, villa: villas.name })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(staysTheirs)
      .orderBy(asc(reservations.createdAt))
      .limit(MAX_ROWS),
    guests: db.read
      .select()
      .from(reservationGuests)
      .where(inArray(reservationGuests.reservationId, theirs))
      .orderBy(asc(reservationGuests.reservationId), asc(reservationGuests.position))
      .limit(MAX_ROWS),
    payments: db.read
      .select({ row: transactions, code: reservations.code, line: bankLines })
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .leftJoin(bankLineMatches, eq(bankLineMatches.transactionId, transactions.id))
      .leftJoin(bankLines, eq(bankLines.id, bankLineMatches.lineId))
      .where(staysTheirs)
      .orderBy(asc(transactions.createdAt))
      .limit(MAX_ROWS),
    invoices: db.read
      .select()
      .from(invoices)
      .where(sql`${invoices.payer} in (select 'stay:' || id from ${theirs})`)
      .orderBy(asc(invoices.createdAt))
      .limit(MAX_ROWS),
    messages: db.read
      .select()
      .from(contactMessages)
      .where(writtenByThem)
      .orderBy(asc(contactMessages.createdAt))
      .limit(MAX_ROWS),
    replies: db.read
      .select()
      .from(contactReplies)
      .where(inArray(contactReplies.messageId, messageIds))
      .limit(MAX_ROWS),
    files: db.read
      .select({ messageId: messageFiles.messageId, name: messageFiles.name })
      .from(messageFiles)
      .where(inArray(messageFiles.messageId, messageIds))
      .limit(MAX_ROWS),
    wishes: db.read
      .select({ row: stayRequests, code: reservations.code })
      .from(stayRequests)
      .innerJoin(reservations, eq(reservations.id, stayRequests.reservationId))
      .where(staysTheirs)
      .orderBy(asc(stayRequests.createdAt))
      .limit(MAX_ROWS),
    complaints: db.read
      .select({ row: complaints, code: reservations.code })
      .from(complaints)
      .innerJoin(reservations, eq(reservations.id, complaints.reservationId))
      .where(staysTheirs)
      .orderBy(asc(complaints.createdAt))
      .limit(MAX_ROWS),
    written: db.read
      .select({
        row: comments,
        villa: villas.name,
        photos: sql<number>`(select count(*) from ${commentPhotos} where ${eq(commentPhotos.commentId, comments.id)})`,
      })
      .from(comments)
      .innerJoin(villas, eq(villas.id, comments.villaId))
      .where(or(isAddressed(comments.email), inArray(comments.reservationId, theirs)))
      .orderBy(asc(comments.createdAt))
      .limit(MAX_ROWS),
    awaited: db.read
      .select({ row: wishes, villa: villas.name })
      .from(wishes)
      .leftJoin(villas, eq(villas.id, wishes.villaId))
      .where(isAddressed(wishes.email))
      .orderBy(asc(wishes.createdAt))
      .limit(MAX_ROWS),
    newsletter: db.read.select().from(subscribers).where(isAddressed(subscribers.email)),
    offered: db.read
      .select()
      .from(offers)
      .where(isTheirs(offers.email, offers.guestId))
      .orderBy(asc(offers.createdAt))
      .limit(MAX_ROWS),
    mails: db.read
      .select(pick(outbox, 'template', 'status', 'createdAt', 'sentAt'))
      .from(outbox)
      .where(
        or(
          isAddressed(outbox.recipient),
          sql`${outbox.recipient} = 'guest' and ${outbox.reservationId} in ${theirs}`,
        ),
      )
      .orderBy(asc(outbox.createdAt))
      .limit(MAX_ROWS),
    notes: db.read
      .select()
      .from(guestNotes)
      .where(sql`${guestNotes.guestId} = ${guestId}`)
      .orderBy(asc(guestNotes.createdAt))
      .limit(MAX_ROWS),
    tags: db.read
      .select()
      .from(guestTags)
      .where(sql`${guestTags.guestId} = ${guestId}`),
    requests: db.read
      .select()
      .from(dataRequests)
      .where(isTheirs(dataRequests.email, dataRequests.guestId))
      .orderBy(asc(dataRequests.createdAt)),
  });
}

export type PersonRows = Awaited<ReturnType<typeof readPersonRows>>;
