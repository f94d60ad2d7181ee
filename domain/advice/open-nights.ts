import type { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';

type MinNightsChange = Extract<PriceChange, { kind: 'min_nights' }> & { minNights: number };

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
