import { expect, it } from 'vitest';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { expiryOf } from './stays.ts';

it('lets no option of the demo last until its guest comes, at whatever hour the demo is made', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 23, hour, 59));
    for (let days = 1; days < 7; days += 1) {
      const checkIn = addDays(istanbulDay(now), days);
      for (const drawn of [0, 0.5, 0.999]) {
        const at = expiryOf('option', checkIn, now, () => drawn) ?? '';
        expect(at > now.toISOString()).toBe(true);
        // Check-in at the demo's villas is from 16.00 in Türkiye, 13.00 UTC.
        expect(at < `${checkIn}T13:00`).toBe(true);
      }
    }
  }
});
