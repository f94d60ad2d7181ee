import { refused } from '#domain/errors.ts';
import type { RequestChange } from '#domain/stay-page/admin-schema.ts';
import { describeRequest, promisedOf, wishOf } from '#domain/stay-page/requests.ts';
import { formatDay, istanbulDay } from '#domain/values/dates.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { changeExtras } from '#worker/features/reservations/clerk/change-extras.ts';
import { updateReservation } from '#worker/features/reservations/clerk/update-reservation.ts';
import { changeStatus } from '#worker/features/reservations/transition/change-status.ts';
import type { ListedRequest } from './queries.ts';

/**
 * Executes a guest's request by the use-case that a clerk would use, with the answer (`alongside`)
 * in the same batch: if the database refuses, stay and request are unchanged. @throws whatever that
 * use-case does (`DATES_TAKEN`, `PRICE_CHANGED`, `STALE_VERSION` (409) and the stay's own refusals
 * (422)), `VALIDATION` (422) for a request without anything to change
 */
export async function applyRequest(
  deps: Deps,
  { request, reservation }: ListedRequest,
  { expectedTotal, extra }: RequestChange,
  alongside: readonly Step[],
  actor: Actor,
): Promise<void> {
  const { id, version } = reservation;
  const wish = wishOf(request.kind, request.details);
  const viewer = { role: 'ADMIN' as const, userId: actor.userId ?? 0 };
  const addExtra = async (label: string) => {
    const agreed = promisedOf(wish) ?? (extra && { ...extra, quantity: 1 });
    if (agreed === undefined) throw nothingToChange('Tutarı yazın.');
    const add = { ...agreed, label: [...label].slice(0, 80).join('') };
    await changeExtras(deps, id, { version, add }, actor, viewer, alongside);
  };
  switch (wish.kind) {
    case 'dates':
    case 'people': {
      const { kind: _kind, ...stay } = wish;
      await updateReservation(deps, id, { version, ...stay, expectedTotal }, actor, alongside);
      return;
    }
    case 'extra':
      return addExtra(wish.what);
    case 'late_checkout':
      return addExtra(describeRequest('late_checkout', request.details));
    case 'cancel': {
      const day = formatDay(istanbulDay(new Date(request.createdAt)));
      const reason = `Misafir ${day} günü iptal istedi.`;
      // What the guest was told on the day of the request, however long the answer took and
      // whatever was paid meanwhile.
      const kept = Math.min(wish.kept, reservation.paid);
      const refund = { kept, keptReason: reason, ways: [], notify: true };
      const off = { status: 'cancelled' as const, reason, version, refund };
      await changeStatus(deps, id, off, actor, alongside);
      return;
    }
    case 'transfer':
      throw nothingToChange('Gelen parayı ödemelere kaydedin; bildirim konaklamayı değiştirmez.');
  }
}

const nothingToChange = (message: string) =>
  refused('VALIDATION', message, [{ path: 'apply', message }]);
