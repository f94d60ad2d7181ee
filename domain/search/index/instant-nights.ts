import { addDays, type Day } from '#domain/values/dates.ts';
import { type Bits, hasBit, setBit, wordsFor } from './bitset.ts';
import { clampedNight, type Horizon } from './horizon.ts';

/** A villa's word on booking at once, and its nights for which its seasons say the opposite. */
export type InstantWord = {
  instant: boolean;
  /** First and last nights. */
  otherwise: readonly (readonly [Day, Day])[];
};

/** Which nights can be booked at once (reservations/instant.ts). */
export type InstantNights = {
  /** Villas of which every night can whose season says nothing else. */
  always: Bits;
  /** Villas of which some night can. */
  some: Bits;
  /** Nights [from, to) of which the opposite holds, in order and apart, by villa number. */
  otherwise: ReadonlyMap<number, readonly (readonly [number, number])[]>;
};

export function buildInstantNights(
  villas: readonly { atOnce: InstantWord }[],
  horizon: Horizon,
): InstantNights {
  const bits = () => new Uint32Array(wordsFor(villas.length));
  const [always, some] = [bits(), bits()];
  const otherwise = new Map<number, [number, number][]>();
  for (const [v, { atOnce }] of villas.entries()) {
    const spans = joined(atOnce.otherwise, horizon);
    if (spans.length > 0) otherwise.set(v, spans);
    if (atOnce.instant) setBit(always, always.length, 0, v);
    if (atOnce.instant || spans.length > 0) setBit(some, some.length, 0, v);
  }
  return { always, some, otherwise };
}

function joined(rows: InstantWord['otherwise'], horizon: Horizon): [number, number][] {
  const spans: [number, number][] = [];
  for (const [first, last] of rows.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const from = Math.max(0, clampedNight(horizon, first));
    const to = clampedNight(horizon, addDays(last, 1));
    const before = spans.at(-1);
    if (before !== undefined && from <= before[1]) before[1] = Math.max(before[1], to);
    else if (from < to) spans.push([from, to]);
  }
  return spans;
}

/** Whether every night of a stay can be booked at once; without a stay, whether any can. */
export function isAtOnce(
  { always, some, otherwise }: InstantNights,
  villa: number,
  stay: { night: number; nights: number } | null,
): boolean {
  const isSome = hasBit(some, some.length, 0, villa);
  if (stay === null || !isSome) return isSome;
  const end = stay.night + stay.nights;
  const spans = otherwise.get(villa) ?? [];
  return hasBit(always, always.length, 0, villa)
    ? spans.every(([from, to]) => end <= from || to <= stay.night)
    : spans.some(([from, to]) => from <= stay.night && end <= to);
}
