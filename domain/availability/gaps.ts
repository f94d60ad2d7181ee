import { addDays, eachNight, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';

/** Free nights [from, to) between two held nights; `to` is null where nothing follows. */
export type Gap = { from: Day; to: Day | null; nights: number | null };

/**
 * The free gap that contains the stay [checkIn, checkOut). Today bounds it on the left, because
 * the nights before cannot be sold any more. Null when the stay is empty, starts in the past or
 * touches a held night.
 */
export function gapAround(
  checkIn: Day,
  checkOut: Day,
  taken: ReadonlySet<Day>,
  today: Day,
): Gap | null {
  const stay = eachNight(checkIn, checkOut);
  if (stay.length === 0 || checkIn < today || stay.some((night) => taken.has(night))) return null;
  let from = today;
  let to: Day | null = null;
  for (const night of taken) {
    if (night < checkIn) {
      if (night >= from) from = addDays(night, 1);
    } else if (to === null || night < to) {
      to = night;
    }
  }
  return { from, to, nights: to === null ? null : nightsBetween(from, to) };
}

/**
 * Whether a stay below the minimum may be sold because it fills a gap that nobody could sell
 * otherwise ("kısa dönem"). Only the whole gap: a part of it would leave a smaller rest behind.
 */
export function fillsShortGap(
  stay: { checkIn: Day; checkOut: Day },
  gap: Gap | null,
  minNights: number,
): boolean {
  return (
    gap !== null &&
    gap.nights !== null &&
    gap.nights < minNights &&
    gap.from === stay.checkIn &&
    gap.to === stay.checkOut
  );
}
