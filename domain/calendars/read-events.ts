import type { Day } from '#domain/dates.ts';
import { kindOfSummary } from './event-kind.ts';
import type { FeedReading, IgnoredEvent, RawEvent } from './feed-event.ts';
import { nightsOfEvent } from './nights-of-event.ts';

/** Longest identity that is kept; real ones have some 60 characters. */
const UID_LENGTH = 255;

type Stay = { start: Day; end: Day };

/** An event whose dates make sense. */
type Dated = Omit<RawEvent, 'start' | 'end'> & Stay & { key: string };

/**
 * What a feed's events mean for the nights from `today` on. Of several versions of one event the
 * newest counts; two that differ and tell nothing about their age are both kept. Recurring events
 * are refused: expanding a stranger's rule is unbounded work, and no seller sends one.
 */
export function readEvents(raw: readonly RawEvent[], today: Day): FeedReading {
  const ignored: IgnoredEvent[] = [];
  const dated: Dated[] = [];
  const cancelled = new Set<string>();
  for (const event of raw) {
    const refusal = whyUnusable(event);
    const stay = refusal === null ? stayOf(event) : null;
    if (stay !== null) dated.push({ ...event, ...stay, key: keyOf(event, stay) });
    else ignored.push(unusable(event, refusal ?? ENDS_BEFORE_START));
    if (refusal === CANCELLED) cancelled.add(shortUid(event.uid));
  }

  const { kept, superseded } = newestVersions(dated);
  for (const event of superseded) ignored.push(idle(event, SUPERSEDED));

  const reading: FeedReading = { events: [], ignored, cancelled };
  for (const event of kept) {
    const why = whyFree(event, today);
    if (why !== null) {
      ignored.push(idle(event, why));
      if (event.cancelled) cancelled.add(event.key);
      continue;
    }
    const { key: uid, start, end, summary } = event;
    reading.events.push({ uid, start, end, summary, kind: kindOfSummary(summary) });
  }
  return reading;
}

const RECURRING =
  'Tekrarlayan etkinlikler alınmaz. Satıcının takviminde her tarihi ayrı bir etkinlik yapın.';
const UNREADABLE = 'Tarihi okunamadı.';
const ENDS_BEFORE_START = 'Bitişi başlangıcından önce.';
const SUPERSEDED = 'Aynı etkinlik takvimde ikinci kez var; en yenisi alındı.';
const CANCELLED = 'İptal edilmiş.';
const FREE_TIME = 'Müsait zaman olarak işaretlenmiş.';
const PAST = 'Geçmişte kaldı.';

/** A cancelled event need not say when it would have been. */
function whyUnusable({ recurring, cancelled, start, end }: RawEvent): string | null {
  if (recurring) return RECURRING;
  if (start !== null && start !== 'unreadable' && end !== 'unreadable') return null;
  return cancelled ? CANCELLED : UNREADABLE;
}

function stayOf({ start, end }: RawEvent): Stay | null {
  if (start === null || start === 'unreadable' || end === 'unreadable') return null;
  return nightsOfEvent(start, end);
}

function whyFree({ cancelled, transparent, end }: Dated, today: Day): string | null {
  if (cancelled) return CANCELLED;
  if (transparent) return FREE_TIME;
  return end <= today ? PAST : null;
}

/** An event's identity; one without a UID is known by its days. */
function keyOf({ uid }: RawEvent, { start, end }: Stay): string {
  return uid === null ? `${start}/${end}` : shortUid(uid);
}

function newestVersions(events: readonly Dated[]): { kept: Dated[]; superseded: Dated[] } {
  const byKey = new Map<string, Dated>();
  const superseded: Dated[] = [];
  for (const event of events) {
    const key = keyBesideOthers(byKey, event);
    const other = byKey.get(key);
    if (other === undefined) {
      byKey.set(key, { ...event, key });
      continue;
    }
    const isNewer = compareAge(event, other) > 0;
    superseded.push(isNewer ? other : event);
    if (isNewer) byKey.set(key, { ...event, key });
  }
  return { kept: [...byKey.values()], superseded };
}

/** The event's own identity, or one of its own when another stay uses it and neither is newer. */
function keyBesideOthers(known: ReadonlyMap<string, Dated>, event: Dated): string {
  const other = known.get(event.key);
  if (other === undefined || compareAge(event, other) !== 0) return event.key;
  const sameStay = other.start === event.start && other.end === event.end;
  return sameStay ? event.key : `${event.key}#${event.start}/${event.end}`;
}

/** Positive when `a` is a newer version than `b`; 0 when nothing tells. */
function compareAge(
  a: Pick<Dated, 'sequence' | 'stamp'>,
  b: Pick<Dated, 'sequence' | 'stamp'>,
): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  if (a.stamp === '' || b.stamp === '' || a.stamp === b.stamp) return 0;
  return a.stamp > b.stamp ? 1 : -1;
}

/** An event that was understood and takes no night. */
function idle({ uid, start, end, summary }: Dated, why: string): IgnoredEvent {
  return { uid: shortUid(uid), start, end, summary, why, stands: false };
}

/** An event without usable dates; what is known of it stands unless it was cancelled. */
function unusable({ uid, start, end, summary }: RawEvent, why: string): IgnoredEvent {
  const days = { start: dayOf(start), end: dayOf(end) };
  return { uid: shortUid(uid), ...days, summary, why, stands: why !== CANCELLED };
}

const shortUid = (uid: string | null): string => uid?.slice(0, UID_LENGTH) ?? '';

const dayOf = (moment: RawEvent['start']): Day | null =>
  moment === null || moment === 'unreadable' ? null : moment.day;
