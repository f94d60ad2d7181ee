import { eq } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type { ResentMail } from '#domain/mail/admin-schema.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { findOutboxRow, type OutboxRow } from './queries.ts';

/**
 * Makes a failed or held mail due again; a mail that was sent is sent again as a new row, rendered
 * from the current data. @throws `MAIL_FORGOTTEN` (422) when its secret link has been erased,
 * `NOT_FOUND`
 */
export function resendMail(
  deps: Deps,
  id: string,
  key: string,
  actor: Actor,
): Promise<Settled<ResentMail>> {
  const request = { scope: `resend:${actor.userId}`, key, body: { id } };
  return runIdempotent(deps, request, () => planResend(deps, id, actor));
}

async function planResend(deps: Deps, id: string, actor: Actor): Promise<WritePlan<ResentMail>> {
  const row = await findOutboxRow(deps.db, id);
  if (row === null) throw notFound('Böyle bir e-posta yok.');
  const now = deps.clock.now();
  const copyId = newId(now);
  const resentId = row.status === 'sent' ? copyId : row.id;
  return {
    status: 200,
    content: { id: resentId, status: 'waiting' },
    steps: [
      ...(row.status === 'sent' ? [copyOf(row, copyId, now)] : dueAgain(row, now)),
      audit(actor, now, {
        action: 'outbox.resend',
        entity: 'outbox',
        entityId: row.id,
        before: { status: row.status, attempts: row.attempts },
        after: { status: 'waiting', id: resentId, template: row.template },
      }),
    ],
  };
}

function dueAgain(row: OutboxRow, now: Date): Step[] {
  const at = now.toISOString();
  return [
    step(
      build
        .update(outbox)
        .set({ status: 'waiting', attempts: 0, nextAttemptAt: at, lastError: null, updatedAt: at })
        .where(eq(outbox.id, row.id)),
    ),
    changedOne('outbox.there', () => conflict('STALE_VERSION')),
  ];
}

/** The links of address confirmations and password resets are erased once they have been sent. */
function copyOf(row: OutboxRow, id: string, now: Date): Step {
  if (findTemplateRule(row.template)?.secret) throw refused('MAIL_FORGOTTEN');
  const at = now.toISOString();
  return step(
    build.insert(outbox).values({
      id,
      createdAt: at,
      updatedAt: at,
      template: row.template,
      dedupeKey: `${row.dedupeKey}:${id}`,
      recipient: row.recipient,
      variables: row.variables,
      reservationId: row.reservationId,
      nextAttemptAt: at,
    }),
  );
}
