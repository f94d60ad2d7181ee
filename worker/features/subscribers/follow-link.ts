import { notFound } from '#domain/errors.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite({ db, clock }, actor);
  const { at } = write;
  const change = what === 'confirm' ? { confirmedAt: at } : { leftAt: at };
  await write.run([
    write.updateOne(subscribers, { id, leftAt: null }, change, badLink),
    write.audit(`subscriber.${what}`, id, { after: change }),
  ]);
}

const badLink = () => notFound('Bu bağlantı geçersiz. Bültene yeniden kaydolabilirsiniz.');
