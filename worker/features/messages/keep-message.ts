import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { guestRecords } from '#drizzle/schema/guest-records.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
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
  const now = clock.now();
  const at = now.toISOString();
  const { id, name, email, phone, subject, message: text, automatic, unproven, guestId } = message;
  // An automatic message does not wait for an answer.
  const marks = automatic ? { readAt: at, answeredAt: at } : {};
  return [
    step(
      build.insert(contactMessages).values({
        ...message,
        ...marks,
        searchText: fold(`${name} ${email || phone} ${subject} ${text}`),
        sortKey: sortKey(name),
        createdAt: at,
        updatedAt: at,
      }),
      () => conflict('IDEMPOTENCY_KEY_REUSED'),
    ),
    ...(guestId
      ? [
          step(
            build
              .update(guestRecords)
              .set({ lastSeenAt: sql`max(${guestRecords.lastSeenAt}, ${at})` })
              .where(sql`${guestRecords.id} = ${guestId}`),
          ),
        ]
      : []),
    ...(automatic
      ? []
      : [
          directMail(now, {
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
    audit(actor, now, { action: 'message.create', entity: 'message', entityId: id }),
  ];
}
