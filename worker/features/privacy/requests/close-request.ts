import { refused } from '#domain/errors.ts';
import type { CloseDataRequestInput, DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(
      dataRequests,
      { id, version },
      { state: outcome, answer, closedAt: at, closedBy: actor.userId, version: version + 1 },
    ),
    request.email !== '' &&
      directMail(write.now, {
        template: 'kvkk_yanit',
        to: request.email,
        dedupeKey: `data-request:${id}:answer`,
        language: request.language,
        variables: { basvuru_yaniti: answer },
      }),
    write.audit(`data_request.${outcome}`, id, {
      before: { state: request.state },
      after: { state: outcome },
    }),
  ]);
  return getDataRequest(deps, id);
}
