import { expect, it } from 'vitest';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addDays } from '#domain/values/dates.ts';
import { laterMonths } from './later-months.ts';

/** Days from 1 January on, all free but those of `taken` (counted from that day). */
function daysWith(taken: Record<string, [from: number, to: number][]>): AvailabilityDay[] {
  return Array.from({ length: 150 }, (_, i) => {
    const state = Object.entries(taken).find(([, runs]) =>
      runs.some(([from, to]) => i >= from && i <= to),
    )?.[0];
    const isClosed = state === 'blocked';
    return {
      date: addDays('2027-01-01', i),
      state: (state ?? 'free') as AvailabilityDay['state'],
      arrival: true,
      departure: true,
      price: isClosed ? null : 100,
      minNights: 3,
    };
  });
}

it('lists the nights of the months after the first two', () => {
  // March begins on day 59, April on day 90.
  const days = daysWith({
    booked: [
      [61, 66],
      [70, 70],
      [89, 95],
    ],
    option: [[75, 76]],
  });
  expect(laterMonths(days)).toEqual([
    { month: '2027-03', text: '3–8, 12, 31 dolu; 17–18 bekliyor' },
    { month: '2027-04', text: '1–6 dolu' },
  ]);
});

it('needs one word for a month that is all alike', () => {
  const days = daysWith({ blocked: [[90, 149]] });
  expect(laterMonths(days).map(({ text }) => text)).toEqual(['müsait', 'kapalı']);
});
