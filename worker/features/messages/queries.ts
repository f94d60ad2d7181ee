import { and, asc, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Message, MessageListQuery, MessageReply } from '#domain/messages/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { contactMessages, contactReplies, villaQuestions } from '#drizzle/schema/messages.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readPage } from '#worker/platform/database/read-page.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

const messageColumns = {
  ...pick(contactMessages, 'id', 'name', 'email', 'unproven', 'phone', 'subject', 'createdAt'),
  ...pick(contactMessages, 'readAt', 'answeredAt'),
};

const ORDER = { created: contactMessages.createdAt, name: contactMessages.sortKey };

/** A page of messages and how many match, in one trip. */
export async function listMessages(db: Database, query: MessageListQuery) {
  const filter = and(
    containsText(contactMessages.searchText, query.q),
    query.unread === undefined ? undefined : isSet(contactMessages.readAt, !query.unread),
    query.answered === undefined ? undefined : isSet(contactMessages.answeredAt, query.answered),
  );
  return readPage(db, query, {
    items: db.read
      .select({
        ...messageColumns,
        excerpt: sql<string>`substr(${contactMessages.message}, 1, 160)`,
      })
      .from(contactMessages)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER, contactMessages.id)),
    counted: [contactMessages, filter],
  });
}

const isSet = (column: SQLWrapper, wanted: boolean): SQL =>
  wanted ? isNotNull(column) : isNull(column);

/** A message with its answers, in one trip. @throws `NOT_FOUND` */
export async function getMessageRow(db: Database, id: string): Promise<Message> {
  const { rows, replies } = await readTogether(db, {
    rows: db.read
      .select({
        ...messageColumns,
        ...pick(contactMessages, 'message', 'language'),
        villa: { slug: villas.slug, name: villas.name },
        question: pick(villaQuestions, 'question', 'answer', 'active'),
      })
      .from(contactMessages)
      .leftJoin(villas, eq(villas.id, contactMessages.villaId))
      .leftJoin(villaQuestions, eq(villaQuestions.messageId, contactMessages.id))
      .where(eq(contactMessages.id, id)),
    replies: db.read
      .select({
        id: contactReplies.id,
        text: contactReplies.text,
        by: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
        createdAt: contactReplies.createdAt,
        mail: sql<
          MessageReply['mail']
        >`(select status from outbox where id = contact_replies.mail_id)`,
      })
      .from(contactReplies)
      .leftJoin(userDetails, eq(userDetails.userId, contactReplies.createdBy))
      .where(eq(contactReplies.messageId, id))
      .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id)),
  });
  const [row] = rows;
  if (row === undefined) throw notFound('Böyle bir mesaj yok.');
  return { ...row, replies };
}
