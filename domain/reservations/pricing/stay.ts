import type { Day } from '#domain/values/dates.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';

/** The requested stay: half-open nights [checkIn, checkOut) and the guests. */
export type Stay = {
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  /** Under three years; not counted towards the legal capacity. */
  babies: number;
};

/** The terms of a villa that a price depends on. */
export type VillaTerms = {
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Adults and children together. */
  capacity: number;
  /** Minimum nights for a check-in from 1 June to 30 September. */
  minNightsSeason: number;
  /** Minimum nights for any other check-in. */
  minNightsOther: number;
  cleaningFee: Kurus;
  /** Number of nights from which cleaning is free, 7 by default. */
  cleaningThreshold: number;
  prepaymentRate: BasisPoints;
  commissionRate: BasisPoints;
  /** Damage deposit: refundable, never part of a total. */
  deposit: Kurus;
};

/**
 * The longest stay we sell. Law 7464 (art. 1) covers lets of up to 100 days at a time; a longer one
 * is an ordinary lease.
 */
export const MAX_STAY_NIGHTS = 100;

/** Longer stays are few and have an index of their own (`reservations_long`). */
export const USUAL_NIGHTS = 14;
