import { describe, expect, it } from 'vitest';
import { figuresOf, NO_SUMS } from '#domain/reports/management/figures.ts';
import { writeChange, writeFigure } from './write-figure.ts';

const some = figuresOf({
  ...NO_SUMS,
  nights: 1000,
  soldNights: 624,
  turnover: 123_456_789,
  stays: 90,
  stayNights: 612,
  cancelled: 10,
});
const none = figuresOf(NO_SUMS);

describe('a figure in words', () => {
  it('is a share, whole lira, days or a number', () => {
    expect(writeFigure('occupancy', some)).toBe('%62,4');
    expect(writeFigure('turnover', some)).toBe('1.234.568 ₺');
    expect(writeFigure('averageStay', some)).toBe('6,8 gece');
    expect(writeFigure('nights', some)).toBe('1.000');
    expect(writeFigure('cancellationRate', some)).toBe('%10');
    expect(writeFigure('averageNight', none)).toBe('–');
  });

  it('says how far it is from the year before', () => {
    const better = figuresOf({ ...NO_SUMS, nights: 1000, soldNights: 649, turnover: 246_913_578 });
    expect(writeChange('occupancy', better, some)).toEqual({ text: '2,5 puan', direction: 'up' });
    expect(writeChange('turnover', better, some)).toEqual({ text: '%100', direction: 'up' });
    expect(writeChange('turnover', some, better)).toEqual({ text: '%50', direction: 'down' });
    expect(writeChange('turnover', some, some)).toEqual({ text: 'aynı', direction: 'same' });
    const little = figuresOf({ ...NO_SUMS, turnover: 1_000_000 });
    expect(writeChange('turnover', some, little)).toEqual({ text: '123 kat', direction: 'up' });
    expect(writeChange('turnover', some, none)).toBeNull();
  });
});
