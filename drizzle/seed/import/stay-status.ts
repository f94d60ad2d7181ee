import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';
import { type Random, weighted } from '../content/random.ts';

export const isSold = (status: Status) => ['confirmed', 'staying', 'completed'].includes(status);

/** The status of a stay that is neither cancelled nor still a request. */
export const soldStatus = (checkIn: Day, checkOut: Day, today: Day): Status =>
  checkOut <= today ? 'completed' : checkIn <= today ? 'staying' : 'confirmed';

/** The status of a demo stay, drawn with the shares that an agency sees. */
export function drawStatus(random: Random, checkIn: Day, checkOut: Day, today: Day): Status {
  if (checkOut <= today) {
    return weighted(random, [
      ['completed', 85],
      ['cancelled', 8],
      ['rejected', 3],
      ['expired', 4],
    ] as const);
  }
  if (checkIn <= today) return 'staying';
  return weighted(random, [
    ['confirmed', 80],
    ['option', 5],
    ['requested', 4],
    ['cancelled', 7],
    ['expired', 4],
  ] as const);
}
