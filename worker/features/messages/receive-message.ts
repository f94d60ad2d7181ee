import type { ContactInput, ContactReceived } from '#domain/messages/schema.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { today } from '../../platform/clock.ts';
import { runIdempotent } from '../../platform/database/idempotency.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import { build } from '../../platform/database/statements.ts';
import { step } from '../../platform/database/write-batch.ts';
import { directMail } from '../outbox/queue-mail.ts';

const RECEIVED: ContactReceived = { received: true };

/**
 * A visitor's message, with a mail to the sender and one to the agency. A form cannot send a key of
 * its own, so the message of the day is the key: pressed twice it is one message. A robot that fills
 * the trap is thanked and forgotten. One trip.
 */
export async function receiveMessage(
  deps: Deps,
  { homepage, ...input }: ContactInput,
  actor: Actor,
): Promise<ContactReceived> {
  if (homepage) return RECEIVED;
  const key = `${today(deps.clock)}:${await sha256(JSON.stringify(input))}`;
  const { content } = await runIdempotent(
    deps,
    { scope: 'contact', key, body: input },
    async () => ({
      status: 201,
      content: RECEIVED,
      steps: messageSteps(deps, input, actor),
    }),
  );
  return content;
}

function messageSteps(deps: Deps, input: Omit<ContactInput, 'homepage'>, actor: Actor) {
  const { clock, siteUrl } = deps;
  const { name, email, phone = null, subject, message } = input;
  const now = clock.now();
  const at = now.toISOString();
  const id = newId(now);
  return [
    step(
      build.insert(contactMessages).values({
        id,
        name,
        email,
        phone,
        subject,
        message,
        searchText: fold(`${name} ${email} ${subject} ${message}`),
        sortKey: sortKey(name),
        createdAt: at,
        updatedAt: at,
      }),
    ),
    directMail(now, {
      template: 'iletisim_alindi',
      to: email,
      dedupeKey: `message:${id}:sender`,
    }),
    directMail(now, {
      template: 'iletisim_yonetici',
      to: 'agency',
      dedupeKey: `message:${id}:agency`,
      variables: { ad_soyad: name, ...(phone !== null && { telefon: phone }) },
      actionUrl: `${siteUrl}/dashboard/contact`,
    }),
    audit(actor, now, { action: 'message.create', entity: 'message', entityId: id }),
  ];
}
