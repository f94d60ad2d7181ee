import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/dates.ts';
import { countsOf, diffFeed, type OurStay } from './diff.ts';
import type { FeedEvent, FeedReading } from './feed-event.ts';

const TODAY = '2027-01-01';

const event = (uid: string, start: string, end: string): FeedEvent => ({
  uid,
  start,
  end,
  kind: 'booking',
  summary: '',
});

const reading = (events: FeedEvent[], more: Partial<FeedReading> = {}): FeedReading => ({
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

const A = event('a', '2027-06-01', '2027-06-04');
const B = event('b', '2027-07-01', '2027-07-04');
const C = event('c', '2027-08-01', '2027-08-04');

const stay = (start: string, end: string): OurStay => ({
  kind: 'reservation',
  ref: 'r',
  label: '',
  start,
  end,
});

describe('comparing a feed with what is known', () => {
  it('puts each event where it belongs', () => {
    const moved = { ...B, start: '2027-07-02' };
    const diff = diffFeed(
      reading([A, moved, C]),
      [A, B, event('d', '2027-09-01', '2027-09-02')],
      [],
      TODAY,
    );
    expect(diff).toMatchObject({
      new: [C],
      moved: [{ ...moved, from: { start: B.start, end: B.end } }],
      gone: [{ uid: 'd' }],
      conflicts: [],
      unchanged: 1,
      changes: true,
    });
    expect(countsOf(diff)).toEqual({
      new: 1,
      moved: 1,
      gone: 1,
      conflicts: 0,
      ignored: 0,
      unchanged: 1,
      lost: 1,
    });
  });

  it('calls a conflict what wants a night of ours, and nothing that only touches it', () => {
    const over = diffFeed(reading([A]), [], [stay('2027-06-03', '2027-06-09')], TODAY);
    expect([over.conflicts.length, over.new.length]).toEqual([1, 0]);
    for (const beside of [stay('2027-06-04', '2027-06-09'), stay('2027-05-20', '2027-06-01')]) {
      expect(diffFeed(reading([A]), [], [beside], TODAY).conflicts).toEqual([]);
    }
    const past = event('p', '2026-12-20', '2027-01-05');
    expect(
      diffFeed(reading([past]), [], [stay('2026-12-18', '2027-01-01')], TODAY).conflicts,
    ).toEqual([]);
  });

  it('keeps a past event', () => {
    const over = event('over', '2026-12-01', '2027-01-01');
    const diff = diffFeed(reading([A]), [A, over], [], TODAY);
    expect([diff.gone, diff.changes, diff.loss.of]).toEqual([[], false, 1]);
  });

  it('asks a person above half, and not for what the feed itself calls cancelled', () => {
    const loss = (events: FeedEvent[], cancelled: string[] = []) =>
      diffFeed(reading(events, { cancelled: new Set(cancelled) }), [A, B], [], TODAY).loss;
    expect(loss([A])).toEqual({ lost: 1, of: 2, needsConfirm: false });
    expect(loss([])).toEqual({ lost: 2, of: 2, needsConfirm: true });
    expect(loss([], ['a', 'b'])).toEqual({ lost: 0, of: 2, needsConfirm: false });
    expect(diffFeed(reading([]), [], [], TODAY).loss.needsConfirm).toBe(false);
  });

  it('does not let the occurrences of a series hide that all else is gone, nor the other way', () => {
    const weeks = Array.from({ length: 20 }, (_, i) => {
      const start = addDays('2027-02-01', 7 * i);
      return event(`s#${start}`, start, addDays(start, 1));
    });
    const loss = (events: FeedEvent[]) =>
      diffFeed(reading(events), [A, B, C, ...weeks], [], TODAY).loss;
    expect(loss([...weeks, A])).toEqual({ lost: 2, of: 4, needsConfirm: false });
    expect(loss(weeks)).toEqual({ lost: 3, of: 4, needsConfirm: true });
    expect(loss([A, B, C, ...weeks.slice(0, 3)])).toEqual({ lost: 17, of: 23, needsConfirm: true });
  });

  it('does not call lost what only has another name', () => {
    const renamed = [A, B].map((each) => ({ ...each, uid: `new-${each.uid}` }));
    const diff = diffFeed(reading(renamed), [A, B], [], TODAY);
    expect(diff).toMatchObject({ new: renamed, gone: [A, B], changes: true });
    expect(diff.loss).toEqual({ lost: 0, of: 2, needsConfirm: false });
  });

  it('notices a new name or kind without calling it moved', () => {
    const renamed = diffFeed(reading([{ ...A, summary: 'Reserved' }]), [A], [], TODAY);
    expect([renamed.changes, renamed.unchanged]).toEqual([true, 1]);
    const same = diffFeed(reading([A]), [A], [], TODAY);
    expect([same.changes, same.unchanged]).toEqual([false, 1]);
    expect(diffFeed(reading([{ ...A, kind: 'block' }]), [A], [], TODAY).changes).toBe(true);
  });

  it('counts every event of the feed exactly once', () => {
    const arbitrary = fc.uniqueArray(
      fc.record({
        uid: fc.constantFrom(...'abcdefgh'),
        from: fc.nat(20),
        nights: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: ({ uid }) => uid },
    );
    const toEvents = (rows: { uid: string; from: number; nights: number }[]) =>
      rows.map(({ uid, from, nights }) =>
        event(uid, addDays(TODAY, from), addDays(TODAY, from + nights)),
      );
    fc.assert(
      fc.property(arbitrary, arbitrary, (before, now) => {
        const [known, events] = [toEvents(before), toEvents(now)];
        const ours = [stay(addDays(TODAY, 3), addDays(TODAY, 6))];
        const diff = diffFeed(reading(events), known, ours, TODAY);
        const listed = diff.new.length + diff.moved.length + diff.conflicts.length + diff.unchanged;
        expect(listed).toBe(events.length);
        expect(diff.gone.every(({ uid }) => !events.some((other) => other.uid === uid))).toBe(true);
        expect(diff.loss.needsConfirm).toBe(diff.loss.lost * 2 > known.length);
        expect(diff.loss.lost).toBeLessThanOrEqual(diff.gone.length);
      }),
    );
  });
});
