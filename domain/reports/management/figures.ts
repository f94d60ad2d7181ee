import { FULL_RATE, roundHalfUp } from '#domain/values/money.ts';
import type { Figures } from './schema.ts';

/** Additive counts; every figure of the report is computed from them. */
export type Sums = {
  villas: number;
  nights: number;
  ownNights: number;
  closedNights: number;
  elsewhereNights: number;
  soldNights: number;
  turnover: number;
  stays: number;
  stayNights: number;
  /** Days between booking and arrival, and the number of stays for which they are known. */
  leadDays: number;
  leadStays: number;
  cancelled: number;
};

export const NO_SUMS: Sums = {
  villas: 0,
  nights: 0,
  ownNights: 0,
  closedNights: 0,
  elsewhereNights: 0,
  soldNights: 0,
  turnover: 0,
  stays: 0,
  stayNights: 0,
  leadDays: 0,
  leadStays: 0,
  cancelled: 0,
};

export function addSums(a: Sums, b: Partial<Sums>): Sums {
  const names = Object.keys(NO_SUMS) as (keyof Sums)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + (b[name] ?? 0)])) as Sums;
}

export function figuresOf(sums: Sums): Figures {
  const { villas, nights, ownNights, closedNights, elsewhereNights, soldNights } = sums;
  const { turnover, stays, cancelled } = sums;
  const sellableNights = Math.max(0, nights - ownNights - closedNights - elsewhereNights);
  return {
    villas,
    nights,
    ownNights,
    closedNights,
    elsewhereNights,
    sellableNights,
    soldNights,
    occupancy: ratio(soldNights, sellableNights, FULL_RATE),
    turnover,
    averageNight: ratio(turnover, soldNights),
    revenuePerNight: ratio(turnover, sellableNights),
    stays,
    averageStay: ratio(sums.stayNights, stays, TENTHS),
    leadTime: ratio(sums.leadDays, sums.leadStays, TENTHS),
    cancelled,
    cancellationRate: ratio(cancelled, stays + cancelled, FULL_RATE),
  };
}

const TENTHS = 10;

const ratio = (part: number, whole: number, unit = 1): number | null =>
  whole === 0 ? null : roundHalfUp((part * unit) / whole);
