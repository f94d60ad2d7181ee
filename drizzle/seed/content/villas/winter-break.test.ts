import { expect, it } from 'vitest';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import { villaFacts } from './villas.ts';
import { winterBreak } from './winter-break.ts';

const CLOSING = Array.from({ length: 120 }, (_, n) => n).filter(
  (n) => winterBreak(n, '2026-11-24') !== null,
);

it('leaves nights before the winter that nobody can book, on whatever day the demo is made', () => {
  expect(CLOSING).toHaveLength(4);
  for (const n of CLOSING) {
    const { minNightsSeason, minNightsOther } = villaFacts(n);
    for (let days = 0; days < 366; days += 1) {
      const today = addDays('2026-11-24', days);
      const { kept, closed } = winterBreak(n, today)!;
      const left = nightsBetween(kept.to, closed.from);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(Math.max(minNightsSeason, minNightsOther));
      expect(kept.from >= today).toBe(true);
    }
  }
});
