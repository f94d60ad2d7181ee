import { and, eq, inArray, isNull } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';

/**
 * Cancels the mails of something that was undone; if one was sent, or is being sent, the undo fails
 * with its whole batch.
 */
export function holdBackMails(
  id: string,
  event: string,
  templates: readonly string[],
  at: string,
): Step[] {
  return templates.flatMap((template) => [
    step(
      build
        .update(outbox)
        .set({ status: 'skipped', lastError: 'Değişiklik geri alındı.', updatedAt: at })
        .where(
          and(
            eq(outbox.dedupeKey, `${id}:${event}:${template}`),
            inArray(outbox.status, ['waiting', 'by_hand']),
            isNull(outbox.leasedUntil),
          ),
        ),
    ),
    changedOne('mail.waits', () => conflict('UNDO_OVER')),
  ]);
}
