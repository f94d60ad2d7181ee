import type { Complaint, ComplaintRemedyInput } from '#domain/complaints/schema.ts';
import { complaints } from '#drizzle/schema/complaints.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { handRefundSteps } from '#worker/features/payments/refunds/hand-refund.ts';
import { updateReservation } from '#worker/features/reservations/clerk/update-reservation.ts';
import { openComplaint, readComplaint } from './write-complaint.ts';

const REASON = 'Şikâyet karşılığı';

/**
 * Gives a guest something for a complaint: the price of the stay falls by the amount, out of the
 * agency's commission, and with `refund` the amount goes back, in one batch with what it cost.
 * @throws `NOT_FOUND`, `COMPLAINT_CLOSED`, `STALE_VERSION`, `STAY_FIXED` (409) for a stay that is
 * off, `DISCOUNT_TOO_LARGE`, `REFUND_EXCEEDS_PAID` (422)
 */
export async function remedyComplaint(
  deps: Deps,
  id: string,
  { version, amount, refund, notify }: ComplaintRemedyInput,
  actor: Actor,
): Promise<Complaint> {
  const { complaint, reservation, stay } = await openComplaint(deps, id);
  const write = beginWrite(deps, actor);
  const discount = {
    version: stay.version,
    agencyDiscount: {
      amount: stay.agencyDiscount + amount,
      reason: stay.discountReason ?? REASON,
    },
    notify: notify && refund === undefined,
  };
  const way = refund && { of: 'stay' as const, by: refund, amount, note: REASON };
  await updateReservation(deps, reservation.id, discount, actor, [
    ...write.updateOne(
      complaints,
      { id, version },
      { cost: complaint.cost + amount, version: version + 1 },
    ),
    ...(way ? handRefundSteps(deps, reservation, way, notify, actor) : []),
    write.audit('complaint.remedy', id, {
      before: { cost: complaint.cost },
      after: { reservation: reservation.code, cost: complaint.cost + amount },
    }),
  ]);
  return readComplaint(deps, id);
}
