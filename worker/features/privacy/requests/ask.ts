import { and, eq } from 'drizzle-orm';
import { conflict, DomainError, notFound } from '#domain/errors.ts';
import { dueAt } from '#domain/privacy/deadline.ts';
import type { DataRequestInput, DataRequestReceived } from '#domain/privacy/schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { findByToken } from '../queries.ts';

/**
 * A request about the data behind an e-mail address; its owner gets a confirmation mail, at most
 * one per hour for the same request. The answer is the same for everybody and whatever data there
 * is. One trip.
 */
export async function askAboutData(
  deps: Deps,
  { email, kind, note, homepage }: DataRequestInput,
  actor: Actor,
): Promise<DataRequestReceived> {
  const received: DataRequestReceived = { email, confirmed: false };
  if (homepage !== '') return received;
  const now = deps.clock.now();
  const at = now.toISOString();
  const id = newId(now);
  const { url, tokenHash } = await privateLink(deps, 'own-data', id);
  const mail = directMail(now, {
    template: 'kvkk_onay',
    to: email,
    dedupeKey: `own-data:${email}:${kind}:${at.slice(0, 13)}`,
    actionUrl: url,
  });
  const row = { id, createdAt: at, updatedAt: at, email, kind, note, tokenHash };
  try {
    await deps.db.write([
      { ...mail, onConflict: askedAlready },
      step(build.insert(dataRequests).values({ ...row, state: 'unconfirmed', source: 'site' })),
      audit(actor, now, {
        action: 'data_request.create',
        entity: 'data_request',
        entityId: id,
        after: { kind },
      }),
    ]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
  }
  return received;
}

const askedAlready = () => conflict('TOO_MANY_REQUESTS');

/**
 * The owner of the address has followed the link: the request is open, and the legal period of 30
 * days begins. Idempotent. @throws `NOT_FOUND` for a link that is not or no longer valid
 */
export async function confirmDataRequest(deps: Deps, token: string, actor: Actor): Promise<void> {
  const row = token === '' ? null : await findByToken(deps.db, await sha256(token));
  if (row === null) throw badLink();
  if (row.state !== 'unconfirmed') return;
  const at = instant(deps.clock);
  const opened = {
    state: 'open' as const,
    confirmedAt: at,
    confirmedIp: actor.ip,
    dueAt: dueAt(at),
    version: row.version + 1,
    updatedAt: at,
  };
  await deps.db.write([
    step(
      build
        .update(dataRequests)
        .set(opened)
        .where(and(eq(dataRequests.id, row.id), eq(dataRequests.state, 'unconfirmed'))),
    ),
    changedOne('data_request.unconfirmed', badLink),
    directMail(deps.clock.now(), {
      template: 'kvkk_yonetici',
      to: 'agency',
      dedupeKey: `data-request:${row.id}:agency`,
      actionUrl: `${deps.siteUrl}/dashboard/privacy/${row.id}`,
    }),
    audit(actor, deps.clock.now(), {
      action: 'data_request.confirm',
      entity: 'data_request',
      entityId: row.id,
    }),
  ]);
}

const badLink = () =>
  notFound('Bu bağlantı geçersiz ya da süresi dolmuş. Yeniden başvurabilirsiniz.');
