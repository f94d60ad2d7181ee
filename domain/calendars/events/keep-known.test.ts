import { expect, it } from 'vitest';
import type { FeedEvent, FeedReading } from './feed-event.ts';
import { keepKnown } from './keep-known.ts';

const TODAY = '2027-01-01';

const event = (uid: string, start: string, end: string): FeedEvent => ({
  uid,
  start,
  end,
  kind: 'booking',
  summary: '',
});

const reading = (events: FeedEvent[], more: Partial<FeedReading>): FeedReading => ({
  events,
  ignored: [],
  warnings: [],
  notes: [],
  assumed: new Set(),
  unread: new Set(),
  idle: new Set(),
  cancelled: new Set(),
  ...more,
});

const names = (known: FeedEvent[], events: FeedEvent[], more: Partial<FeedReading> = {}) =>
  keepKnown(reading(events, more), known, TODAY).events.map(({ uid, start }) => `${uid} ${start}`);

const A = event('a', '2027-06-01', '2027-06-04');
const B = event('b', '2027-07-01', '2027-07-04');

it('keeps what is known of an event that cannot be read now, and of no other', () => {
  expect(names([A, B], [], { unread: new Set(['a']) })).toEqual(['a 2027-06-01']);
  expect(names([A, B], [])).toEqual([]);
  const over = event('a', '2026-06-01', '2027-01-01');
  expect(names([over], [], { unread: new Set(['a']) })).toEqual([]);
});

it('keeps every known occurrence of a series that cannot be read, beside those that can', () => {
  const known = ['2027-06-01', '2027-06-08'].map((day) => event(`s#${day}`, day, '2027-06-09'));
  const now = event('s#2027-06-01', '2027-06-01', '2027-06-02');
  expect(names(known, [now], { unread: new Set(['s']) })).toEqual([
    's#2027-06-01 2027-06-01',
    's#2027-06-08 2027-06-08',
  ]);
  const idle = new Set(['s#2027-06-08']);
  expect(names(known, [now], { unread: new Set(['s']), idle })).toEqual([
    's#2027-06-01 2027-06-01',
  ]);
});

it('counts what is known of an occurrence more than where its series has it', () => {
  const moved = event('s#2027-06-01', '2027-06-20', '2027-06-22');
  const assumed = event('s#2027-06-01', '2027-06-01', '2027-06-03');
  const more = { assumed: new Set(['s#2027-06-01']), unread: new Set(['s']) };
  expect(names([moved], [assumed], more)).toEqual(['s#2027-06-01 2027-06-20']);
  expect(names([], [assumed], more)).toEqual(['s#2027-06-01 2027-06-01']);
});

it('keeps all events without a name while one of them cannot be read', () => {
  const nameless = event('2027-06-01/2027-06-04', '2027-06-01', '2027-06-04');
  expect(names([nameless, B], [], { unread: new Set(['']) })).toEqual([
    '2027-06-01/2027-06-04 2027-06-01',
  ]);
});
