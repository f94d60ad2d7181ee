import type { DataRequestDetail, TakeDataRequestInput } from '#domain/privacy/admin-schema.ts';
import { dueAt } from '#domain/privacy/deadline.ts';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId } from '../../platform/ids.ts';
import { build } from '../../platform/statements.ts';
import { step } from '../../platform/write-batch.ts';
import { runOnce, type Settled } from '../../platform/idempotency.ts';
import { getDataRequest } from './person.ts';

/** A clerk takes down a request that came by letter or telephone; it is open at once. */
export async function takeDataRequest(
  deps: Deps,
  input: TakeDataRequestInput,
  key: string,
  actor: Actor,
): Promise<DataRequestDetail> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const request = { scope: `data-request:${actor.userId}`, key, body: input };
  const { content }: Settled<{ id: string }> = await runOnce(deps.db, request, async () => {
    const id = newId(now);
    const row = { id, createdAt: at, updatedAt: at, ...input, dueAt: dueAt(at) };
    return {
      status: 201,
      content: { id },
      steps: [
        step(build.insert(dataRequests).values({ ...row, state: 'open', source: 'admin' })),
        audit(deps.db, actor, now, {
          action: 'data_request.create',
          entity: 'data_request',
          entityId: id,
          after: { kind: input.kind },
        }),
      ],
    };
  });
  return getDataRequest(deps, content.id);
}
