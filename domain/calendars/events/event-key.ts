import type { Day } from '#domain/values/dates.ts';

type Stay = { start: Day; end: Day };

/**
 * What an event is known by: its UID whole, with the start of one occurrence of a series behind it.
 * An event without a UID is known by its days. {@link isPlainUid} says which UIDs may stand as they
 * are, so that no two events share a key.
 */
export function eventKey(uid: string | null, occurrence: string | null, stay: Stay): string {
  if (uid === null) return daysOf(stay);
  return occurrence === null ? uid : `${uid}#${occurrence}`;
}

/** A key for another stay under the same name, of which nothing tells which is newer. */
export const keyBeside = (key: string, stay: Stay): string => `${key}#${daysOf(stay)}`;

const daysOf = ({ start, end }: Stay): string => `${start}/${end}`;

/** The UID in a key; empty for an event without one. */
export const uidOfKey = (key: string): string => key.replace(SUFFIX, '');

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const SUFFIX = new RegExp(`(#${DAY}(T[\\d:]+)?)?(#${DAY}/${DAY})?$|^${DAY}/${DAY}$`);

/** Longest UID that stands in a key as it is; real ones have some 60 characters. */
const UID_LENGTH = 255;

/** Whether a UID may stand in a key as it is: short enough and not to be taken for a key's ending. */
export const isPlainUid = (uid: string): boolean =>
  uid !== '' && uid.length <= UID_LENGTH && uidOfKey(uid) === uid;
