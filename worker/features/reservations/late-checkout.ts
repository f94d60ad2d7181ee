import { sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { noTimeText } from '#domain/stay-page/late-checkout.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** When a guest of this stay leaves: later than the house's others where that was promised. HH:MM. */
export const checkOutTimeOfStay = sql<string>`coalesce(${reservations.lateCheckout}, ${villas.checkOutTime})`;

/** The database's refusal of a late check-out before an arrival (late-checkouts-leave-time.sql). */
export const noTimeToClean = (checkInTime: string) =>
  refused('NOT_IN_THIS_STATE', noTimeText(checkInTime), [
    { path: 'lateCheckout', message: noTimeText(checkInTime) },
  ]);
