import { eq, sql } from 'drizzle-orm';
import type { Message, ReplyInput } from '#domain/messages/admin-schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { contactMessages, contactReplies } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { runIdempotent, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
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
  const request = { scope: `message-reply:${actor.userId}`, key, body: { id, text, publish } };
  const { replayed } = await runIdempotent(deps, request, () =>
    planReply(deps, id, { text, publish }, actor),
  );
  return { content: await getMessageRow(deps.db, id), replayed };
}

async function planReply(
  { db, clock }: Deps,
  messageId: string,
  { text, publish }: ReplyInput,
  actor: Actor,
): Promise<WritePlan<Stored>> {
  const message = await getMessageRow(db, messageId);
  if (message.email === '') throw refused('GUEST_WITHOUT_ADDRESS');
  const now = clock.now();
  const at = now.toISOString();
  const id = newId(now);
  const mailId = newId(now);
  const marks = {
    readAt: sql`coalesce(${contactMessages.readAt}, ${at})`,
    answeredAt: sql`coalesce(${contactMessages.answeredAt}, ${at})`,
    updatedAt: at,
  };
  return {
    status: 201,
    content: { reply: id },
    steps: [
      step(build.update(contactMessages).set(marks).where(eq(contactMessages.id, messageId))),
      changedOne('message.there', () => notFound('Böyle bir mesaj yok.')),
      directMail(now, {
        id: mailId,
        template: 'iletisim_yanit',
        to: message.email,
        dedupeKey: `message:${messageId}:reply:${id}`,
        variables: { ad_soyad: message.name, konu: message.subject || 'Mesajınız', mesaj: text },
      }),
      step(
        build.insert(contactReplies).values({
          id,
          createdAt: at,
          updatedAt: at,
          messageId,
          text,
          mailId,
          createdBy: actor.userId,
        }),
      ),
      ...(publish ? publishSteps(now, messageId, { ...publish, answer: text, active: true }) : []),
      audit(actor, now, {
        action: 'message.reply',
        entity: 'message',
        entityId: messageId,
        after: { reply: id, mail: mailId },
      }),
    ],
  };
}
