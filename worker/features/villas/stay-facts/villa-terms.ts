import type { VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import { pick } from '#domain/values/pick.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** The columns of a villa's terms. */
export const termColumns = {
  ...pick(villas, 'maxAdults', 'maxChildren', 'maxBabies', 'capacity', 'minNightsSeason'),
  ...pick(villas, 'minNightsOther', 'cleaningFee', 'cleaningThreshold', 'prepaymentRate'),
  ...pick(villas, 'commissionRate', 'deposit'),
};

export function toTerms(villa: VillaTerms): VillaTerms {
  return {
    ...pick(villa, 'maxAdults', 'maxChildren', 'maxBabies', 'capacity', 'minNightsSeason'),
    ...pick(villa, 'minNightsOther', 'cleaningFee', 'cleaningThreshold', 'prepaymentRate'),
    ...pick(villa, 'commissionRate', 'deposit'),
  };
}
