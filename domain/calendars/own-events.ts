import type { Day } from '#domain/dates.ts';
import type { OurStay } from './diff.ts';
import type { FeedReading } from './feed-event.ts';

/** The identity of a stay of ours in the calendar that we give out; a later part has its day in it. */
export const uidOfRef = (ref: string, laterPart?: Day): string =>
  laterPart === undefined ? `${ref}@kiyi` : `${ref}-${laterPart}@kiyi`;

const OWN_UID = /^(.+?)(-\d{4}-\d\d-\d\d)?@kiyi$/;

/**
 * A reading without our own stays: some sellers hand back what they imported from us. One that came
 * back is no stranger's event and must not block the nights once our stay is cancelled.
 */
export function withoutOwn(reading: FeedReading, ours: readonly OurStay[]): FeedReading {
  const refs = new Set(ours.map(({ ref }) => ref));
  const isOwn = ({ uid }: { uid: string }) => refs.has(OWN_UID.exec(uid.trim())?.[1] ?? '');
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
  };
}
