import { and, eq } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import type { CloseDataRequestInput, DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { getDataRequest, getRequestRow } from '../person/person.ts';

/**
 * Answers a request: it is closed, and the answer is mailed to the person if they have an address.
 * @throws `NOT_FOUND`, `STALE_VERSION` (409), `NOT_IN_THIS_STATE` (422) for a request that is not
 * open, and for an erasure that is reported as done before it was
 */
export async function closeDataRequest(
  deps: Deps,
  id: string,
  { version, outcome, answer }: CloseDataRequestInput,
  actor: Actor,
): Promise<DataRequestDetail> {
  const request = await getRequestRow(deps, id);
  if (request.version !== version) throw await staleVersion(deps.db, 'data_request', id);
  if (request.state !== 'open') {
    throw refused('NOT_IN_THIS_STATE', 'Yalnız açık bir başvuru sonuçlandırılabilir.');
  }
  if (request.kind === 'erasure' && outcome === 'done' && request.erasedAt === null) {
    throw refused('NOT_IN_THIS_STATE', 'Önce verileri silin, sonra başvuruyu tamamlayın.');
  }
  const now = deps.clock.now();
  const at = now.toISOString();
  await deps.db.write([
    step(
      build
        .update(dataRequests)
        .set({
          state: outcome,
          answer,
          closedAt: at,
          closedBy: actor.userId,
          version: version + 1,
          updatedAt: at,
        })
        .where(and(eq(dataRequests.id, id), eq(dataRequests.version, version))),
    ),
    changedOne('data_request.unchanged', () => conflict('STALE_VERSION')),
    ...(request.email === ''
      ? []
      : [
          directMail(now, {
            template: 'kvkk_yanit',
            to: request.email,
            dedupeKey: `data-request:${id}:answer`,
            variables: { basvuru_yaniti: answer },
          }),
        ]),
    audit(actor, now, {
      action: `data_request.${outcome}`,
      entity: 'data_request',
      entityId: id,
      before: { state: request.state },
      after: { state: outcome },
    }),
  ]);
  return getDataRequest(deps, id);
}
