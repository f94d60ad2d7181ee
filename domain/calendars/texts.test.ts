import { describe, expect, it } from 'vitest';
import { adviseOn } from './advice.ts';
import { noteOnWindow } from './event-kind.ts';
import { sourceOfHost } from './sources.ts';

describe('the seller behind an address', () => {
  it.each([
    ['www.airbnb.com', 'airbnb'],
    ['www.airbnb.com.tr', 'airbnb'],
    ['ical.booking.com', 'booking'],
    ['admin.BOOKING.com', 'booking'],
    ['www.vrbo.com', 'vrbo'],
    ['www.homeaway.co.uk', 'vrbo'],
    ['calendar.google.com', 'google'],
    ['airbnb.com.example.org', 'other'],
    ['notbooking.com', 'other'],
  ])('%s is %s', (host, source) => expect(sourceOfHost(host)).toBe(source));
});

describe('a note on a closed window', () => {
  const note = (start: string, end: string, kind: 'block' | 'booking' = 'block') =>
    noteOnWindow({ uid: 'x', start, end, kind, summary: '' }, '2027-01-01');

  it('points out one of months, and says what a far one may be', () => {
    expect(note('2027-12-01', '2028-06-01')).toMatch(/183 gecelik.*takvim ufku/);
    expect(note('2027-02-01', '2027-06-01')).toMatch(/bilerek kapatıldığından/);
    expect(note('2027-02-01', '2027-03-01')).toBe('');
    expect(note('2027-12-01', '2028-06-01', 'booking')).toBe('');
  });
});

describe('advice on a conflict', () => {
  const event = { start: '2027-06-01', end: '2027-06-05', kind: 'booking' as const };
  const ours = { kind: 'reservation' as const, start: '2027-06-03', end: '2027-06-08' };

  it('names the seller and both ways out', () => {
    expect(adviseOn({ source: 'vrbo', event, ours })).toEqual([
      expect.stringContaining('Vrbo üzerindeki rezervasyonu'),
      expect.stringContaining('Misafirimizi'),
    ]);
    expect(
      adviseOn({
        source: 'airbnb',
        event: { ...event, kind: 'block' },
        ours: { ...ours, kind: 'block' },
      }),
    ).toEqual([expect.stringContaining('kapalı günleri açın'), expect.stringContaining('Bizdeki')]);
  });

  it('begins with the likeliest when both have the same dates', () => {
    const same = { ...ours, start: event.start, end: event.end };
    expect(adviseOn({ source: 'other', event, ours: same })[0]).toContain('birebir aynı');
  });
});
