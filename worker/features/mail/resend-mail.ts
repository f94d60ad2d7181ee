import { notFound, refused } from '#domain/errors.ts';
import type { ResentMail } from '#domain/mail/admin-schema.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { pick } from '#domain/values/pick.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { once, type WritePlan } from '#worker/platform/database/idempotency.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { findOutboxRow, type OutboxRow } from './queries.ts';

/**
 * Makes a failed or held mail due again; a mail that was sent is sent again as a new row, rendered
 * from the current data. @throws `MAIL_FORGOTTEN` (422) when its secret link has been erased,
 * `NOT_FOUND`
 */
export const resendMail = once('resend', planResend);

async function planResend(
  deps: Deps,
  { id }: { id: string },
  actor: Actor,
): Promise<WritePlan<ResentMail>> {
  const row = await findOutboxRow(deps.db, id);
  if (row === null) throw notFound('Böyle bir e-posta yok.');
  const write = beginWrite(deps, actor);
  const copyId = write.newId();
  const resentId = row.status === 'sent' ? copyId : row.id;
  return {
    status: 200,
    content: { id: resentId, status: 'waiting' },
    steps: [
      ...(row.status === 'sent' ? [copyOf(write, row, copyId)] : dueAgain(write, row)),
      write.audit('outbox.resend', row.id, {
        before: { status: row.status, attempts: row.attempts },
        after: { status: 'waiting', id: resentId, template: row.template },
      }),
    ],
  };
}

const dueAgain = (write: Write, { id }: OutboxRow): Step[] =>
  write.updateOne(
    outbox,
    { id },
    { status: 'waiting', attempts: 0, nextAttemptAt: write.at, lastError: null },
  );

/** The links of address confirmations and password resets are erased once they have been sent. */
function copyOf(write: Write, row: OutboxRow, id: string): Step {
  if (findTemplateRule(row.template)?.secret) throw refused('MAIL_FORGOTTEN');
  return write.insert(outbox, {
    id,
    template: row.template,
    dedupeKey: `${row.dedupeKey}:${id}`,
    ...pick(row, 'recipient', 'variables', 'reservationId'),
    nextAttemptAt: write.at,
  });
}
