import { and, eq } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import type { DataRequestDetail, ErasePersonInput } from '#domain/privacy/admin-schema.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
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
  const at = instant(deps.clock);
  const person = await findPerson(deps.db, request);
  await deps.db.write([
    step(
      build
        .update(dataRequests)
        .set({ erasedAt: at, version: version + 1, updatedAt: at })
        .where(and(eq(dataRequests.id, id), eq(dataRequests.version, version))),
    ),
    changedOne('data_request.unchanged', () => conflict('STALE_VERSION')),
    ...eraseSteps(person, at, id),
    audit(actor, deps.clock.now(), {
      action: 'data_request.erase',
      entity: 'data_request',
      entityId: id,
    }),
  ]);
  return getDataRequest(deps, id);
}
