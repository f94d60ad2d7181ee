import { sql } from 'drizzle-orm';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { type Mailer, MailRefused } from '#worker/platform/mail/mailer.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { RETRY_MINUTES } from '#worker/features/outbox/outbox-age.ts';
import { composeMail } from './compose.ts';
import { tryWhatsapp } from './send-by-whatsapp.ts';
import {
  claimStatement,
  type MailFacts,
  type OutboxRow,
  readMailFacts,
  stillOurs,
} from './queries.ts';

/**
 * Longer than one mail can take (the transport gives up after 20 s), so that two senders never have
 * the same mail.
 */
const LEASE_MINUTES = 1;

/** Mails of one run; the next minute continues. */
const RUN_LIMIT = 50;

/**
 * Sends due mails one after another. A mail is claimed with a lease before it is sent and marked
 * immediately afterwards. After a crash at most that one mail is in doubt; it is sent again, under
 * the same Message-ID, when the lease expires. Without a transport nothing happens and mails wait.
 * @returns how many were sent.
 */
export async function sendDueMails(deps: Deps, runMs?: number): Promise<number> {
  const { mailer } = deps;
  if (mailer === null) return 0;
  const isOver = taskTime(deps.clock, runMs);
  let sent = 0;
  for (let n = 0; n < RUN_LIMIT && !isOver(); n += 1) {
    const facts = await claimNext(deps);
    if (facts === null) break;
    if (await sendOne(deps, mailer, facts)) sent += 1;
  }
  return sent;
}

async function claimNext(deps: Deps): Promise<MailFacts | null> {
  const leasedUntil = inMinutes(deps.clock, LEASE_MINUTES);
  const [claimed] = await deps.db.write([step(claimStatement(instant(deps.clock), leasedUntil))]);
  const id = claimed?.rows[0]?.id;
  return typeof id === 'string' ? readMailFacts(deps.db, id) : null;
}

async function sendOne(deps: Deps, mailer: Mailer, facts: MailFacts): Promise<boolean> {
  const { mail: row } = facts;
  const way = await tryWhatsapp(deps, facts);
  if (way === 'sent') return true;
  const composed = await composeMail(deps, facts);
  if (composed.outcome === 'later') {
    await settle(deps, row, afterFailure(deps, row, new MailRefused(composed.reason, false)));
    return false;
  }
  if (composed.outcome !== 'ready') {
    await settle(deps, row, { status: composed.outcome, lastError: composed.reason });
    return false;
  }
  try {
    await mailer.send(composed.mail);
  } catch (error) {
    await settle(deps, row, afterFailure(deps, row, error));
    return false;
  }
  await settle(deps, row, { status: 'sent', sentAt: instant(deps.clock), lastError: null });
  return true;
}

type Settlement = Partial<Pick<OutboxRow, 'status' | 'sentAt' | 'lastError' | 'nextAttemptAt'>>;

/** Records the result of a mail, unless somebody else has claimed it meanwhile. */
async function settle(deps: Deps, row: OutboxRow, outcome: Settlement): Promise<void> {
  const isSecretUsed = outcome.status === 'sent' && findTemplateRule(row.template)?.secret;
  await deps.db.write([
    step(
      build
        .update(outbox)
        .set({
          ...outcome,
          ...(isSecretUsed && { variables: {} }),
          attempts: sql`${outbox.attempts} + 1`,
          leasedUntil: null,
          updatedAt: instant(deps.clock),
        })
        .where(stillOurs(row)),
    ),
  ]);
}

function afterFailure(deps: Deps, row: OutboxRow, error: unknown): Settlement {
  const isKnown = error instanceof MailRefused;
  const lastError = isKnown ? error.message : 'Beklenmeyen bir hata oluştu.';
  const wait = RETRY_MINUTES[row.attempts];
  if ((isKnown && error.permanent) || wait === undefined) return { status: 'dead', lastError };
  return { lastError, nextAttemptAt: inMinutes(deps.clock, wait) };
}
