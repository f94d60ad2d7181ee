import type { ContactInput, ContactReceived } from '#domain/messages/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { runIdempotent } from '#worker/platform/database/idempotency.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { mailToTyped } from '#worker/features/outbox/queue-mail.ts';
import { keepMessage } from './keep-message.ts';

export const RECEIVED: ContactReceived = { received: true };

/**
 * A visitor's message, with a mail to the sender and one to the agency. A plain form cannot send an
 * idempotency key, so the message and the day are the key: submitted twice it is stored once. When
 * the honeypot is filled in, the answer is the usual one but nothing is stored. One trip.
 */
export async function receiveMessage(
  deps: Deps,
  { homepage, language: _language, ...input }: ContactInput,
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

/** The message, a mail to its sender (two a day at most) and one to the agency; `villaId`: the villa it is about. */
export function messageSteps(
  deps: Deps,
  input: Omit<ContactInput, 'homepage' | 'language'> & { villaId?: number },
  actor: Actor,
) {
  const now = deps.clock.now();
  const id = newId(now);
  const { language = null } = actor;
  return [
    ...keepMessage(deps, { ...input, id, language, phone: input.phone ?? null }, actor),
    mailToTyped(now, {
      template: 'iletisim_alindi',
      to: input.email,
      dedupeKey: `message:${id}:sender`,
      language,
    }),
  ];
}
