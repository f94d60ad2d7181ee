import { formatKurus } from '#domain/values/money.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { notify } from '#dashboard/app/notify.ts';

/** Says that something is done, and what of its money has not gone back with it. */
export function tellWhatIsDue(done: string, { off }: ReservationDetail): void {
  if (off === null || off.refundDue === 0) notify.success(done);
  else notify.info(`${done}. ${formatKurus(off.refundDue)} iade bekliyor.`);
}
