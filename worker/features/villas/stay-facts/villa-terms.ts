import type { VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** The columns of a villa's terms. */
export const termColumns = {
  maxAdults: villas.maxAdults,
  maxChildren: villas.maxChildren,
  maxBabies: villas.maxBabies,
  capacity: villas.capacity,
  minNightsSeason: villas.minNightsSeason,
  minNightsOther: villas.minNightsOther,
  cleaningFee: villas.cleaningFee,
  cleaningThreshold: villas.cleaningThreshold,
  prepaymentRate: villas.prepaymentRate,
  commissionRate: villas.commissionRate,
  deposit: villas.deposit,
};

export function toTerms(villa: VillaTerms): VillaTerms {
  return {
    maxAdults: villa.maxAdults,
    maxChildren: villa.maxChildren,
    maxBabies: villa.maxBabies,
    capacity: villa.capacity,
    minNightsSeason: villa.minNightsSeason,
    minNightsOther: villa.minNightsOther,
    cleaningFee: villa.cleaningFee,
    cleaningThreshold: villa.cleaningThreshold,
    prepaymentRate: villa.prepaymentRate,
    commissionRate: villa.commissionRate,
    deposit: villa.deposit,
  };
}
