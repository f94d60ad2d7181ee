import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { GiveBack } from '#worker/features/payments/refunds/give-back.ts';
import { askForRefund } from '#worker/features/payments/refunds/provider-refund.ts';
import { type DetailRow, getReservation } from '../detail/detail-queries.ts';

/**
 * After a decision about money has been written: asks the providers one after another, and reads
 * the updated reservation. When a provider refuses or does not answer, the money stays due.
 */
export async function afterGivingBack(
  deps: Deps,
  { id }: { id: string },
  { asked }: Pick<GiveBack, 'asked'>,
  notify: boolean,
  actor: Actor,
): Promise<DetailRow> {
  for (const refund of asked) await askForRefund(deps, refund, { notify, actor });
  return getReservation(deps.db, id, { role: 'ADMIN', userId: actor.userId ?? 0 });
}
