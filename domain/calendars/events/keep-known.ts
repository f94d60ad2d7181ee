import type { Day } from '#domain/values/dates.ts';
import { uidOfKey } from './event-key.ts';
import type { FeedEvent, FeedReading } from './feed-event.ts';

/**
 * Merges a reading with what an earlier one understood: an event that cannot be read now keeps its
 * known nights, and nothing of it moves or disappears until it can be read again.
 */
export function keepKnown(
  reading: FeedReading,
  known: readonly FeedEvent[],
  today: Day,
): FeedReading {
  const before = new Map(known.map((event) => [event.uid, event]));
  const events = reading.events.map((event) =>
    reading.assumed.has(event.uid) ? (before.get(event.uid) ?? event) : event,
  );
  const said = new Set([...events.map(({ uid }) => uid), ...reading.idle]);
  const missing = known.filter(
    ({ uid, end }) => end > today && !said.has(uid) && reading.unread.has(uidOfKey(uid)),
  );
  return { ...reading, events: [...events, ...missing] };
}
