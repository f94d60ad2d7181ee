import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

export type QueuedGuestMail = { id: string; template: string; step: Step };

/**
 * A mail to the guest that a person sends manually: it does not belong to an event, so it may be
 * sent repeatedly. The caller's idempotency key prevents sending twice with one click.
 */
export function queueGuestMail(
  deps: Deps,
  reservationId: string,
  template: string,
  variables: Record<string, string> = {},
): QueuedGuestMail {
  const now = deps.clock.now();
  const at = now.toISOString();
  const id = newId(now);
  const row = {
    id,
    createdAt: at,
    updatedAt: at,
    template,
    dedupeKey: `${reservationId}:${id}:${template}`,
    recipient: 'guest',
    variables,
    reservationId,
    nextAttemptAt: at,
  };
  return { id, template, step: step(build.insert(outbox).values(row)) };
}
