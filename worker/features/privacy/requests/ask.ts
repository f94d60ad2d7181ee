import { conflict, DomainError, notFound } from '#domain/errors.ts';
import { dueAt } from '#domain/privacy/deadline.ts';
import type { DataRequestInput, DataRequestReceived } from '#domain/privacy/schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  const { at } = write;
  const { language = null } = actor;
  const id = write.newId();
  const { url, tokenHash } = await privateLink(deps, 'own-data', id);
  const mail = directMail(write.now, {
    template: 'kvkk_onay',
    to: email,
    dedupeKey: `own-data:${email}:${kind}:${at.slice(0, 13)}`,
    language,
    actionUrl: url,
  });
  const row = { id, createdAt: at, updatedAt: at, email, language, kind, note, tokenHash };
  try {
    await write.run([
      { ...mail, onConflict: askedAlready },
      write.insert(dataRequests, { ...row, state: 'unconfirmed', source: 'site' }),
      write.audit('data_request.create', id, { after: { kind } }),
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
  const write = beginWrite(deps, actor);
  const { at } = write;
  const opened = {
    state: 'open' as const,
    confirmedAt: at,
    confirmedIp: actor.ip,
    dueAt: dueAt(at),
    version: row.version + 1,
    updatedAt: at,
  };
  await write.run([
    write.updateOne(dataRequests, { id: row.id, state: 'unconfirmed' }, opened, badLink),
    directMail(deps.clock.now(), {
      template: 'kvkk_yonetici',
      to: 'agency',
      dedupeKey: `data-request:${row.id}:agency`,
      actionUrl: `${deps.siteUrl}/dashboard/privacy/${row.id}`,
    }),
    write.audit('data_request.confirm', row.id),
  ]);
}

const badLink = () =>
  notFound('Bu bağlantı geçersiz ya da süresi dolmuş. Yeniden başvurabilirsiniz.');
