import { formatKurus } from '#domain/values/money.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { notify } from '#dashboard/app/notify.ts';

/** The result, and how much of the money was not refunded with it. */
export const withWhatIsDue = (done: string, { off }: ReservationDetail): string =>
  off === null || off.refundDue === 0
    ? done
    : `${done}. ${formatKurus(off.refundDue)} iade bekliyor.`;

export function tellWhatIsDue(done: string, detail: ReservationDetail): void {
  if (detail.off === null || detail.off.refundDue === 0) notify.success(done);
  else notify.info(withWhatIsDue(done, detail));
}
