import { describe, expect, it } from 'vitest';
import type { Moment } from './feed-event.ts';
import { nightsOfEvent } from './nights-of-event.ts';

/** "2027-06-01" or "2027-06-01 16:00". */
function moment(text: string): Moment {
  const [day = '', clock] = text.split(' ');
  if (clock === undefined) return { day, minute: 0, wholeDay: true };
  return { day, minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)), wholeDay: false };
}

describe('the nights of an event', () => {
  it.each<[string, string | null, string | null, string]>([
    ['2027-06-01', '2027-06-04', '2027-06-01/2027-06-04', 'an end is exclusive'],
    ['2027-06-01', null, '2027-06-01/2027-06-02', 'no end is one night'],
    ['2027-06-01', '2027-06-01', '2027-06-01/2027-06-02', 'an empty day is one night'],
    ['2027-06-01 16:00', '2027-06-04 10:00', '2027-06-01/2027-06-04', 'arrival and departure'],
    ['2027-06-01 16:00', '2027-06-01 18:00', '2027-06-01/2027-06-02', 'within a day'],
    ['2027-06-01 00:00', '2027-06-04 00:00', '2027-06-01/2027-06-04', 'midnight to midnight'],
    ['2027-06-01 00:00', '2027-06-03 23:59', '2027-06-01/2027-06-04', 'the last minute of a day'],
    ['2027-06-01', '2027-06-04 10:00', '2027-06-01/2027-06-04', 'a day and a time'],
    ['2027-06-01 16:00', '2027-06-01', '2027-06-01/2027-06-02', 'a time and the same day'],
    ['2027-06-04', '2027-06-01', null, 'backwards'],
    ['2027-06-01 16:00', '2027-06-01 15:00', null, 'backwards within a day'],
    ['2199-12-31', null, null, 'the end of time'],
    ['2199-12-30 10:00', '2199-12-31 23:59', '2199-12-30/2199-12-31', 'until the end of time'],
  ])('%s to %s: %s (%s)', (start, end, expected) => {
    const nights = nightsOfEvent(moment(start), end === null ? null : moment(end));
    expect(nights && `${nights.start}/${nights.end}`).toBe(expected);
  });
});
