import type { Day } from '#domain/values/dates.ts';

type Stay = { start: Day; end: Day };

/**
 * Identifies an event: its full UID, followed by the start of the occurrence for an event of a
 * series. An event without a UID is identified by its days. {@link isPlainUid} tells which UIDs may
 * be used as they are, so that no two events share a key.
 */
export function eventKey(uid: string | null, occurrence: string | null, stay: Stay): string {
  if (uid === null) return daysOf(stay);
  return occurrence === null ? uid : `${uid}#${occurrence}`;
}

/** A key for a second stay under the same UID when neither is known to be newer. */
export const keyBeside = (key: string, stay: Stay): string => `${key}#${daysOf(stay)}`;

const daysOf = ({ start, end }: Stay): string => `${start}/${end}`;

/** The UID in a key; empty for an event without one. */
export const uidOfKey = (key: string): string => key.replace(SUFFIX, '');

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const SUFFIX = new RegExp(`(#${DAY}(T[\\d:]+)?)?(#${DAY}/${DAY})?$|^${DAY}/${DAY}$`);

/** Longest UID that is used in a key as it is; real ones have about 60 characters. */
const UID_LENGTH = 255;

/**
 * Whether a UID may be used in a key as it is: short enough, and not ending like the suffix of a
 * key.
 */
export const isPlainUid = (uid: string): boolean =>
  uid !== '' && uid.length <= UID_LENGTH && uidOfKey(uid) === uid;
