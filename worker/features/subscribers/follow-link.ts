import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { findByTokenHash, type SubscriberRow } from './queries.ts';

/**
 * Confirms a subscription. Idempotent; somebody who has left since must subscribe again. @throws
 * `NOT_FOUND` for a link that is not or no longer valid
 */
export async function confirmSubscription(deps: Deps, token: string, actor: Actor): Promise<void> {
  const row = await getByToken(deps, token);
  if (row.leftAt !== null) throw badLink();
  if (row.confirmedAt === null) await mark(deps, row, 'confirm', actor);
}

/** Ends a subscription. Idempotent. @throws `NOT_FOUND` */
export async function leaveNewsletter(deps: Deps, token: string, actor: Actor): Promise<void> {
  const row = await getByToken(deps, token);
  if (row.leftAt === null) await mark(deps, row, 'leave', actor);
}

async function getByToken({ db }: Deps, token: string): Promise<SubscriberRow> {
  const row = token === '' ? null : await findByTokenHash(db, await sha256(token));
  if (row === null) throw badLink();
  return row;
}

async function mark(
  { db, clock }: Deps,
  { id }: SubscriberRow,
  what: 'confirm' | 'leave',
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  const change = what === 'confirm' ? { confirmedAt: at } : { leftAt: at };
  await db.write([
    step(
      build
        .update(subscribers)
        .set({ ...change, updatedAt: at })
        .where(and(eq(subscribers.id, id), isNull(subscribers.leftAt))),
    ),
    changedOne('subscriber.on_list', badLink),
    audit(actor, now, {
      action: `subscriber.${what}`,
      entity: 'subscriber',
      entityId: String(id),
      after: change,
    }),
  ]);
}

const badLink = () => notFound('Bu bağlantı geçersiz. Bültene yeniden kaydolabilirsiniz.');
