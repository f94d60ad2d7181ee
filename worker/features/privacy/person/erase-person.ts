import { refused } from '#domain/errors.ts';
import type { DataRequestDetail, ErasePersonInput } from '#domain/privacy/admin-schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getDataRequest, getRequestRow } from './person.ts';
import { findPerson } from './whose.ts';
import { eraseSteps } from './erase-steps.ts';

/**
 * Erases a person's data wherever the law allows it, in one batch with the destruction log; money
 * and whatever must be kept stay unchanged. Can be repeated while the request is open. @throws
 * `NOT_FOUND`, `STALE_VERSION` (409), `NOT_IN_THIS_STATE` (422) unless it is an open erasure
 * request, `VALIDATION` (422) for an address other than the request's
 */
export async function erasePerson(
  deps: Deps,
  id: string,
  { version, email }: ErasePersonInput,
  actor: Actor,
): Promise<DataRequestDetail> {
  const request = await getRequestRow(deps, id);
  if (request.version !== version) throw await staleVersion(deps.db, 'data_request', id);
  if (request.state !== 'open' || request.kind !== 'erasure') {
    throw refused('NOT_IN_THIS_STATE', 'Yalnız açık bir silme başvurusu yerine getirilebilir.');
  }
  if ((request.email || request.phone) !== email) {
    const message = 'Başvurudaki e-posta adresini ya da telefonu aynen yazın.';
    throw refused('VALIDATION', message, [{ path: 'email', message }]);
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  const person = await findPerson(deps.db, request);
  await write.run([
    write.updateOne(dataRequests, { id, version }, { erasedAt: at, version: version + 1 }),
    ...eraseSteps(person, at, id),
    write.audit('data_request.erase', id),
  ]);
  return getDataRequest(deps, id);
}
