import { stayDaysOf } from './stay-days.ts';
import type { SeasonInput } from './schema.ts';

/** Whether two rows have the same price and conditions, whatever their nights. */
export const hasSameTerms = (a: SeasonInput, b: SeasonInput): boolean =>
  a.nightly === b.nightly &&
  a.minNights === b.minNights &&
  a.shortStayFee === b.shortStayFee &&
  a.cleaningThreshold === b.cleaningThreshold &&
  (a.instant ?? null) === (b.instant ?? null) &&
  JSON.stringify(stayDaysOf(a)) === JSON.stringify(stayDaysOf(b));
