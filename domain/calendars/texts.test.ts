import { describe, expect, it } from 'vitest';
import { adviseOn } from './advice.ts';
import { noteOnWindow } from './events/event-kind.ts';
import type { FeedWarning } from './events/feed-event.ts';
import { describeWarning, keptWarnings, summarizeWarnings } from './feed-warning.ts';
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
    expect(note('2027-12-01', '2199-12-31', 'booking')).toMatch(/5 Ocak 2030.*kadar kapanır/);
  });
});

describe('advice on a conflict', () => {
  const event = { start: '2027-06-01', end: '2027-06-05', kind: 'booking' as const };
  const ours = { kind: 'reservation' as const, start: '2027-06-03', end: '2027-06-08' };

  it('names the seller and both remedies', () => {
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

describe('what could not be read', () => {
  const warning = (more: Partial<FeedWarning> = {}): FeedWarning => ({
    uid: 'x@y',
    summary: 'Reserved',
    start: '2027-06-12',
    end: '2027-06-19',
    why: 'Neden.',
    ...more,
  });

  it('is named by its title and days, as far as they are known', () => {
    expect(describeWarning(warning())).toBe('“Reserved” (12–19 Haziran 2027): Neden.');
    expect(describeWarning(warning({ summary: '', end: null }))).toBe(
      '“x@y” (12 Haziran 2027 Cumartesi): Neden.',
    );
    expect(describeWarning(warning({ start: null, end: null }))).toBe('“Reserved”: Neden.');
    expect(describeWarning(warning({ uid: '', summary: '' }))).toBe('12–19 Haziran 2027: Neden.');
    expect(describeWarning(warning({ uid: '', summary: '', start: null, end: null }))).toBe(
      'Neden.',
    );
  });

  it('is counted by events, and kept up to a limit that says how many more there were', () => {
    expect(summarizeWarnings([warning(), warning({ why: 'Başka.' })])).toMatch(/^Bir etkinlik/);
    const many = Array.from({ length: 70 }, (_, i) => warning({ uid: String(i) }));
    expect(summarizeWarnings(many)).toMatch(/^70 etkinlik .* \(ve 69 etkinlik daha\)$/);
    const kept = keptWarnings(many);
    expect([kept.length, kept.at(-1)?.why]).toEqual([
      50,
      'Bunlardan başka 21 etkinlik daha okunamadı.',
    ]);
  });
});
