import type { Day } from '#domain/values/dates.ts';
import type { FeedReading } from './feed-event.ts';

/**
 * The UID of a stay of ours in the calendar that we publish; a later part of the stay has its day
 * in it.
 */
export const uidOfRef = (ref: string, laterPart?: Day): string =>
  laterPart === undefined ? `${ref}@kiyi` : `${ref}-${laterPart}@kiyi`;

const OWN_UID = /^(.+?)(?:-\d{4}-\d\d-\d\d)?@kiyi$/i;

/**
 * The id of our stay that a UID names, in any case; null for the UID of another seller. Only
 * `night_holders` knows whether we ever published that UID for the villa.
 */
const refOfUid = (uid: string): string | null =>
  OWN_UID.exec(uid.trim())?.[1]?.toLowerCase() ?? null;

/** Ids of our stays that events of a reading may name. */
export const namedRefs = ({ events }: FeedReading): string[] => [
  ...new Set(events.flatMap(({ uid }) => refOfUid(uid) ?? [])),
];

/**
 * A reading without our own stays: some sellers send back what they imported from us. Such an event
 * never takes a night, whatever has become of our stay. `own` are the holders whose nights we ever
 * published for this villa.
 */
export function withoutOwn(reading: FeedReading, own: ReadonlySet<string>): FeedReading {
  const isOwn = ({ uid }: { uid: string }) => own.has(refOfUid(uid) ?? '');
  const returned = reading.events.filter(isOwn).map(({ uid, start, end, summary }) => ({
    uid,
    start,
    end,
    summary,
    why: 'Bizim kaydımız: satıcı, bizden aldığı geceyi geri gönderiyor.',
  }));
  return {
    ...reading,
    events: reading.events.filter((event) => !isOwn(event)),
    ignored: [...reading.ignored, ...returned],
    notes: reading.notes.filter((note) => !isOwn(note)),
    // One that was once taken for another seller's does not count as lost when it is recognised.
    cancelled: new Set([...reading.cancelled, ...returned.map(({ uid }) => uid)]),
  };
}
