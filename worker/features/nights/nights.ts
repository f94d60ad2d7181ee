import { sql } from 'drizzle-orm';
import { eachNight } from '#domain/values/dates.ts';
import { conflict } from '#domain/errors.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** The nights [checkIn, checkOut) of one villa and their holder. */
export type Holding = {
  villaId: number;
  checkIn: string;
  checkOut: string;
  /** The id of the reservation or the manual block. */
  ref: string;
};

/**
 * Makes these nights, and no others, the holder's. Expired holders make room. Nights that the
 * holder keeps are updated in place and never freed, because another seller's event may be waiting
 * for them. The primary key (villa, night) decides who was first: the whole batch fails with
 * `DATES_TAKEN` when a single night belongs to somebody else.
 */
export function takeNights(
  holding: Holding,
  kind: 'hold' | 'reservation' | 'block',
  expiresAt: string | null,
  now: string,
): Step[] {
  const { villaId, checkIn, checkOut, ref } = holding;
  const isWanted = sql`villa_id = ${villaId} and night >= ${checkIn} and night < ${checkOut}`;
  const nights = JSON.stringify(eachNight(checkIn, checkOut));
  return [
    step(sql`delete from villa_nights where ${isWanted} and free_at <= ${now}`),
    step(sql`
      delete from villa_nights
      where ref = ${ref} and (expires_at <= ${now} or not (${isWanted}))`),
    step(sql`update villa_nights set kind = ${kind}, expires_at = ${expiresAt} where ref = ${ref}`),
    step(
      sql`
        insert into villa_nights (villa_id, night, kind, ref, expires_at)
        select ${villaId}, value, ${kind}, ${ref}, ${expiresAt} from json_each(${nights})
        where not exists (
          select 1 from villa_nights kept
          where kept.villa_id = ${villaId} and kept.night = value and kept.ref = ${ref}
        )`,
      () => conflict('DATES_TAKEN'),
    ),
  ];
}

/** Frees all nights of a holder: for sale, or for the events that wait for them. */
export const freeNights = (ref: string): Step =>
  step(sql`delete from villa_nights where ref = ${ref}`);

/** Frees the nights from `day` on, for example of a no-show. */
export const freeNightsFrom = (ref: string, day: string): Step =>
  step(sql`delete from villa_nights where ref = ${ref} and night >= ${day}`);
