import type { DataRequestDetail, TakeDataRequestInput } from '#domain/privacy/admin-schema.ts';
import { dueAt } from '#domain/privacy/deadline.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import { refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findRecordOf } from '../person/whose.ts';
import { getDataRequest } from '../person/person.ts';

/**
 * A clerk enters a request that came by letter or telephone; it is open at once, and covers the
 * record with that phone or address. @throws `VALIDATION` (422) for an unknown phone number, which
 * could not be answered
 */
export async function takeDataRequest(
  deps: Deps,
  input: TakeDataRequestInput,
  key: string,
  actor: Actor,
): Promise<DataRequestDetail> {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const request = { scope: `data-request:${actor.userId}`, key, body: input };
  const { content }: Settled<{ id: string }> = await runIdempotent(deps, request, async () => {
    const id = write.newId();
    const { email = '', phone = '', kind, note } = input;
    const guestId = await findRecordOf(deps.db, { email, phone });
    if (guestId === null && email === '') throw unknownPhone();
    const asked = { email, phone, guestId, kind, note };
    const row = { id, createdAt: at, updatedAt: at, ...asked, dueAt: dueAt(at) };
    return {
      status: 201,
      content: { id },
      steps: [
        write.insert(dataRequests, { ...row, state: 'open', source: 'admin' }),
        write.audit('data_request.create', id, { after: { kind: input.kind } }),
      ],
    };
  });
  return getDataRequest(deps, content.id);
}

function unknownPhone() {
  const message = 'Bu telefonla kayıtlı kimse yok. E-posta adresini yazın.';
  return refused('VALIDATION', message, [{ path: 'phone', message }]);
}
