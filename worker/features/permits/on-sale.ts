import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { villas } from '#drizzle/schema/villas.ts';

/**
 * Whether a row of `villas` may be offered on a day: the agency has it on sale, and its permit lets
 * it (`sale_until`, decision 0111). Whatever visitors see, search or book asks this; a permit that
 * ends does so at midnight, without anybody's write.
 */
export const isOnSale = (today: Day | Placeholder): SQL<boolean> =>
  sql<boolean>`(${villas.active} = 1 and ${villas.saleUntil} >= ${today})`.mapWith(Boolean);
