import { formatDayLong, formatStay } from '#domain/values/dates.ts';
import type { FeedWarning } from './events/feed-event.ts';

/** Warnings that are kept of a reading; the last one says how many more there were. */
const MAX_KEPT = 50;

export function keptWarnings(warnings: readonly FeedWarning[]): FeedWarning[] {
  if (warnings.length <= MAX_KEPT) return [...warnings];
  const kept = warnings.slice(0, MAX_KEPT - 1);
  const why = `Bunlardan başka ${warnings.length - kept.length} etkinlik daha okunamadı.`;
  return [...kept, { uid: '', start: null, end: null, summary: '', why }];
}

/** The first of a reading's notes; the rest is in the preview. */
export const keptNotes = (notes: readonly FeedWarning[]): FeedWarning[] => notes.slice(0, MAX_KEPT);

/** “Reserved” (12–19 Haziran 2027): Tekrar kuralı okunamadı. */
export function describeWarning(warning: FeedWarning): string {
  const name = nameOfWarning(warning);
  return name === '' ? warning.why : `${name}: ${warning.why}`;
}

/** What a person recognises the event by: its title or else its UID, and its days. */
export function nameOfWarning({ uid, start, end, summary }: FeedWarning): string {
  const title = summary || uid;
  const isRange = start !== null && end !== null && end > start;
  const days = isRange ? formatStay(start, end) : start && formatDayLong(start);
  if (!days) return title && `“${title}”`;
  return title ? `“${title}” (${days})` : days;
}

/** How many events the warnings are about; one event can have several. */
export const countEvents = (warnings: readonly FeedWarning[]): number =>
  new Set(warnings.map(({ uid, start, summary }) => `${uid} ${start} ${summary}`)).size;

/** All warnings of a reading in one sentence; null without warnings. */
export function summarizeWarnings(warnings: readonly FeedWarning[]): string | null {
  const [first] = warnings;
  if (first === undefined) return null;
  const more = countEvents(warnings) - 1;
  return more === 0
    ? `Bir etkinlik tam okunamadı. ${describeWarning(first)}`
    : `${more + 1} etkinlik tam okunamadı. ${describeWarning(first)} (ve ${more} etkinlik daha)`;
}
