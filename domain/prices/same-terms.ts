import type { SeasonInput } from './schema.ts';

/** Whether two rows ask the same of a guest, whichever nights they have. */
export const hasSameTerms = (a: SeasonInput, b: SeasonInput): boolean =>
  a.nightly === b.nightly &&
  a.minNights === b.minNights &&
  a.shortStayFee === b.shortStayFee &&
  a.cleaningThreshold === b.cleaningThreshold;
