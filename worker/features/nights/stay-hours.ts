import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import { noTimeText } from '#domain/stay-page/late-checkout.ts';
import type { Day } from '#domain/values/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/**
 * When the guests of this stay leave: the promised late check-out, or else the villa's time. HH:MM.
 */
export const checkOutTimeOfStay = sql<string>`coalesce(${reservations.lateCheckout}, ${villas.checkOutTime})`;

/** The late check-out promised to guests who leave a villa on `day`; null for none. */
const promisedUntil = (villaId: SQL, day: SQL) =>
  sql<string | null>`(select before.late_checkout from villa_nights as eve
    join reservations as before on before.id = eve.ref and before.check_out = ${day}
    where eve.villa_id = ${villaId} and eve.night = date(${day}, '-1 day'))`;

/** The time at which a house is ready again, by the rule of `lateArrivalOf` in the domain. */
const readyFrom = (villaId: SQL, day: SQL) =>
  sql`coalesce(strftime('%H:%M', ${promisedUntil(villaId, day)}, '+4 hours'), '')`;

/**
 * When the guests of this stay may enter: four hours after the guests before them, if those were
 * promised a late check-out before this stay was sold (late-checkouts-leave-time.sql). HH:MM.
 */
export const checkInTimeOfStay = sql<string>`max(${villas.checkInTime}, ${readyFrom(sql`${reservations.villaId}`, sql`${reservations.checkIn}`)})`;

/** For the current `villas` row: coming days of arrival that follow a promised late check-out. */
export const latePromises = (today: Day | Placeholder) =>
  sql<string>`(select json_group_object(r.check_out, r.late_checkout) from reservations as r
    join villa_nights as eve on eve.villa_id = r.villa_id and eve.night = date(r.check_out, '-1 day') and eve.ref = r.id
    where r.villa_id = villas.id and r.late_checkout is not null and r.check_out >= ${today})`.mapWith(
    (text: string) => JSON.parse(text) as Record<Day, string>,
  );

/**
 * Part of the batch that sells a stay: guards that the check-in time shown to the guest is still
 * right.
 */
export const arrivesAsTold = (
  { villa, checkInTime }: { villa: { id: number }; checkInTime: string },
  checkIn: Day,
  told: string | null,
): Step =>
  guard(
    'arrival.as_told',
    sql`select ${readyFrom(sql`${villa.id}`, sql`${checkIn}`)} <= ${told ?? checkInTime}`,
    () =>
      conflict(
        'PRICE_CHANGED',
        'Giriş saati az önce değişti. Lütfen yeni saati görüp talebinizi yeniden gönderin.',
      ),
  );

/**
 * The error when the database refuses a late check-out before an arrival
 * (late-checkouts-leave-time.sql).
 */
export const noTimeToClean = (checkInTime: string) =>
  refused('NOT_IN_THIS_STATE', noTimeText(checkInTime), [
    { path: 'lateCheckout', message: noTimeText(checkInTime) },
  ]);
