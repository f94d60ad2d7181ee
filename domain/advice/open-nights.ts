import type { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';

type MinNightsChange = Extract<PriceChange, { kind: 'min_nights' }> & { minNights: number };
type DaysChange = Extract<PriceChange, { kind: 'stay_days' }>;

/**
 * The change that lets stays begin and end on every day from the first of the nights to the morning
 * after the last: for nights that the rules of weekdays leave over, whatever the minimum.
 */
export const openDays = ({ from, to }: { from: Day; to: Day }): DaysChange => ({
  kind: 'stay_days',
  startsOn: from,
  endsOn: to,
  arrivalDays: null,
  departureDays: null,
});

/**
 * The smallest change that makes unbookable free nights bookable: the longest minimum stay that an
 * arrival on the first of them can meet, which is the number of free nights from there on.
 */
export function openNights(nights: { from: Day; to: Day; freeUntil: Day }): MinNightsChange {
  return {
    kind: 'min_nights',
    startsOn: nights.from,
    endsOn: addDays(nights.to, -1),
    minNights: Math.min(nightsBetween(nights.from, nights.freeUntil), MAX_STAY_NIGHTS),
  };
}
