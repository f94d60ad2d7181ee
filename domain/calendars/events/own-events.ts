import type { Day } from '#domain/values/dates.ts';
import type { FeedReading } from './feed-event.ts';

/** The identity of a stay of ours in the calendar that we give out; a later part has its day in it. */
export const uidOfRef = (ref: string, laterPart?: Day): string =>
  laterPart === undefined ? `${ref}@kiyi` : `${ref}-${laterPart}@kiyi`;

const OWN_UID = /^(.+?)(?:-\d{4}-\d\d-\d\d)?@kiyi$/i;

/**
 * Whose stay the name of an event may be, whole and in capitals or not; null for a stranger's. Only
 * `night_holders` knows whether we ever gave that name out for the villa.
 */
const refOfUid = (uid: string): string | null =>
  OWN_UID.exec(uid.trim())?.[1]?.toLowerCase() ?? null;

/** The stays of ours that events of a reading may be. */
export const namedRefs = ({ events }: FeedReading): string[] => [
  ...new Set(events.flatMap(({ uid }) => refOfUid(uid) ?? [])),
];

/**
 * A reading without our own stays: some sellers hand back what they imported from us. One that came
 * back is no stranger's event and never takes a night, whatever became of our stay. `own` are the
 * holders whose nights we ever gave out for this villa.
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
    // One that was taken for a stranger's once is not lost when it is known for what it is.
    cancelled: new Set([...reading.cancelled, ...returned.map(({ uid }) => uid)]),
  };
}
