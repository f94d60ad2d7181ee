import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { whatsappContact } from '#domain/guest-records/contacts.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';

/** A guest's message from any channel; `guestId` null: the guest is found by address or phone. */
type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message'
> &
  Partial<typeof contactMessages.$inferInsert>;

/**
 * Stores a message in its thread, with a mail to the agency unless a machine wrote it. The batch
 * fails with `IDEMPOTENCY_KEY_REUSED` when a message with its `externalKey` already exists.
 */
export function keepMessage({ clock, siteUrl }: Deps, message: NewMessage, actor: Actor): Step[] {
  const write = beginWrite({ clock }, actor);
  const { at } = write;
  const { id, name, email, phone, subject, message: text, automatic, unproven, guestId } = message;
  const user = message.whatsappUser && whatsappContact(message.whatsappUser);
  // An automatic message does not wait for an answer.
  const marks = automatic ? { readAt: at, answeredAt: at } : {};
  return [
    write.insert(
      contactMessages,
      {
        ...message,
        ...marks,
        searchText: fold(`${name} ${email || phone || user} ${subject} ${text}`),
        sortKey: sortKey(name),
      },
      () => conflict('IDEMPOTENCY_KEY_REUSED'),
    ),
    ...(guestId
      ? [
          write.update(guestRecords, sql`${guestRecords.id} = ${guestId}`, {
            lastSeenAt: sql`max(${guestRecords.lastSeenAt}, ${at})`,
          }),
        ]
      : []),
    ...(automatic
      ? []
      : [
          directMail(write.now, {
            template: 'iletisim_yonetici',
            to: 'agency',
            dedupeKey: `message:${id}:agency`,
            variables: {
              ad_soyad: unproven ? `${name} (göndereni doğrulanmadı)` : name,
              ...(phone && { telefon: phone }),
            },
            actionUrl: `${siteUrl}/dashboard/contact`,
          }),
        ]),
    write.audit('message.create', id),
  ];
}
