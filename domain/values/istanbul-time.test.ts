import { describe, expect, it } from 'vitest';
import { istanbulDay } from './dates.ts';
import {
  formatInstant,
  formatInstantLong,
  istanbulMinutes,
  startOfIstanbulDay,
} from './istanbul-time.ts';

describe('time in Istanbul', () => {
  it('is three hours ahead of UTC, across midnight too', () => {
    expect(istanbulMinutes(new Date('2026-11-21T12:30:00Z'))).toBe(15 * 60 + 30);
    expect(istanbulMinutes(new Date('2026-11-21T21:00:00Z'))).toBe(0);
    expect(istanbulMinutes(new Date('2026-07-01T20:59:59Z'))).toBe(23 * 60 + 59);
  });

  it('is written as a guest reads it', () => {
    expect(formatInstantLong(new Date('2026-11-22T11:30:00Z'))).toBe(
      '22 Kasım 2026 Pazar, saat 14.30',
    );
    expect(formatInstantLong(new Date('2026-11-21T21:05:00Z'))).toBe(
      '22 Kasım 2026 Pazar, saat 00.05',
    );
    expect(formatInstant(new Date('2026-11-21T21:05:00Z'))).toBe('22 Kas 2026 Paz 00.05');
  });

  it('starts a day where the day before ends', () => {
    const start = new Date(startOfIstanbulDay('2026-11-21'));
    expect(istanbulDay(start)).toBe('2026-11-21');
    expect(istanbulDay(new Date(start.getTime() - 1))).toBe('2026-11-20');
  });
});
