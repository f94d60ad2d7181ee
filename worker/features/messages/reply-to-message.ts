import { sql } from 'drizzle-orm';
import type { Message, ReplyInput } from '#domain/messages/admin-schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { contactMessages, contactReplies } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { once, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { getMessageRow } from './queries.ts';
import { publishSteps } from './questions/publish-question.ts';

/** The stored first answer for the idempotency key: without any text. */
type Stored = { reply: string };

/**
 * A clerk answers a message by mail; it then counts as read and answered. @throws `NOT_FOUND`,
 * `GUEST_WITHOUT_ADDRESS` (422) for a message from a channel without an address; `NOT_A_QUESTION`
 * (422) when it is to be published although it is not about a villa
 */
export async function replyToMessage(
  deps: Deps,
  id: string,
  { text, publish }: ReplyInput,
  key: string,
  actor: Actor,
): Promise<{ content: Message; replayed: boolean }> {
  const { replayed } = await reply(deps, { id, text, publish }, key, actor);
  return { content: await getMessageRow(deps.db, id), replayed };
}

const reply = once('message-reply', planReply);

async function planReply(
  { db, clock }: Deps,
  { id: messageId, text, publish }: { id: string } & ReplyInput,
  actor: Actor,
): Promise<WritePlan<Stored>> {
  const message = await getMessageRow(db, messageId);
  if (message.email === '') throw refused('GUEST_WITHOUT_ADDRESS');
  const write = beginWrite({ db, clock }, actor);
  const { at } = write;
  const id = write.newId();
  const mailId = write.newId();
  const marks = {
    readAt: sql`coalesce(${contactMessages.readAt}, ${at})`,
    answeredAt: sql`coalesce(${contactMessages.answeredAt}, ${at})`,
    updatedAt: at,
  };
  return {
    status: 201,
    content: { reply: id },
    steps: [
      write.updateOne(contactMessages, { id: messageId }, marks, () =>
        notFound('Böyle bir mesaj yok.'),
      ),
      directMail(write.now, {
        id: mailId,
        template: 'iletisim_yanit',
        to: message.email,
        dedupeKey: `message:${messageId}:reply:${id}`,
        language: sql`(select coalesce(m.language, g.language) from contact_messages m
          left join guest_records g on g.id = m.guest_id where m.id = ${messageId})`,
        variables: { ad_soyad: message.name, konu: message.subject || 'Mesajınız', mesaj: text },
      }),
      write.insert(contactReplies, { id, messageId, text, mailId, createdBy: actor.userId }),
      publish && publishSteps(write.now, messageId, { ...publish, answer: text, active: true }),
      write.audit('message.reply', messageId, { after: { reply: id, mail: mailId } }),
    ],
  };
}
