import { expect, it } from 'vitest';
import type { FeedEvent } from './feed-event.ts';
import { uidOfRef, withoutOwn } from './own-events.ts';

const event = (uid: string): FeedEvent => ({
  uid,
  start: '2027-06-01',
  end: '2027-06-04',
  kind: 'booking',
  summary: 'Rezervasyon',
});

it('distinguishes our own returned stays from those of others, by their parts', () => {
  const own = [uidOfRef('aa11'), uidOfRef('aa11', '2027-06-03')];
  const foreign = ['aa11', uidOfRef('bb22'), uidOfRef('aa11', '2027'), '@kiyi'];
  const reading = {
    events: [...own, ...foreign].map(event),
    ignored: [],
    warnings: [],
    notes: [],
    assumed: new Set<string>(),
    unread: new Set<string>(),
    idle: new Set<string>(),
    cancelled: new Set<string>(),
  };
  const { events, ignored } = withoutOwn(reading, new Set(['aa11']));
  expect(events.map(({ uid }) => uid)).toEqual(foreign);
  expect(ignored.map(({ uid }) => uid)).toEqual(own);
});
