import type { Day } from '#domain/values/dates.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';

/** What somebody asks for: half-open nights [checkIn, checkOut) and the people. */
export type Stay = {
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  /** Under three years; the law's capacity does not count them. */
  babies: number;
};

/** The rules and defaults of a villa that a price depends on. */
export type VillaTerms = {
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Adults and children together. */
  capacity: number;
  /** Fewest nights for a check-in from 1 June to 30 September. */
  minNightsSeason: number;
  /** Fewest nights for any other check-in. */
  minNightsOther: number;
  cleaningFee: Kurus;
  /** Nights from which cleaning is free, 7 unless the villa says otherwise. */
  cleaningThreshold: number;
  prepaymentRate: BasisPoints;
  commissionRate: BasisPoints;
  /** Damage deposit: refundable, never part of a total. */
  deposit: Kurus;
};

/**
 * The longest let we sell. Law 7464 (art. 1) covers lets of up to 100 days at a time; a longer one
 * is an ordinary lease and not ours to sell.
 */
export const MAX_STAY_NIGHTS = 100;

/** Stays that are longer are few, and an index holds them alone (`reservations_long`). */
export const USUAL_NIGHTS = 14;
