import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { unbrokenDots, unbrokenLabel } from '#site/lib/format/unbroken.ts';
import { formats, say } from '#site/language.ts';
import type { DayUse } from './choosing.ts';

/** The sentence above the months: the next step, or why the hovered day cannot be chosen. */
export function guidance(
  { checkIn, checkOut }: { checkIn: Day | null; checkOut: Day | null },
  days: readonly AvailabilityDay[],
  pointed: Day | null,
  uses: ReadonlyMap<Day, DayUse>,
): string {
  const words = say('calendar');
  const open = checkOut === null ? checkIn : null;
  const use = pointed === null ? undefined : uses.get(pointed);
  // The departure that was just chosen is not one that cannot be: after it nights may be taken.
  if (pointed !== null && pointed !== checkOut && use?.as === 'nothing') {
    return `${formats().day(pointed)}: ${use.reason}`;
  }
  if (checkIn !== null && checkOut !== null) return formatNights(checkIn, checkOut);
  if (open === null) return words.chooseArrival;
  if (pointed !== null && use?.as === 'departure') return formatNights(open, pointed);
  const least = days.find((day) => day.date === open)?.minNights ?? 1;
  return least > 1 ? unbrokenDots(words.chooseDepartureAfter(least)) : words.chooseDeparture;
}

function formatNights(checkIn: Day, checkOut: Day): string {
  const days = formats().daysShort(checkIn, checkOut);
  return unbrokenLabel(say('calendar').chosen(days, nightsBetween(checkIn, checkOut)));
}
