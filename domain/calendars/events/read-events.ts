import { addDays, type Day } from '#domain/values/dates.ts';
import { compareAge } from './event-age.ts';
import { eventKey, keyBeside, uidOfKey } from './event-key.ts';
import { isDepartureTitle, kindOfSummary } from './event-kind.ts';
import type {
  FeedEvent,
  FeedReading,
  FeedWarning,
  IgnoredEvent,
  ParsedFeed,
  RawEvent,
} from './feed-event.ts';
import { isAppointment, nightsOfEvent } from './nights-of-event.ts';

type Stay = { start: Day; end: Day };

/** An event whose dates make sense. */
type Dated = Omit<RawEvent, 'start' | 'end'> & Stay & { key: string; isShort: boolean };

/**
 * The nights that a feed's events take from `today` on. Of several versions of one event the newest
 * counts; of two that differ with no hint of their age both are kept. What could only be read in
 * part is listed in `warnings`.
 */
export function readEvents({ events, flaws }: ParsedFeed, today: Day): FeedReading {
  const reading = {
    events: [] as FeedEvent[],
    ignored: [] as IgnoredEvent[],
    warnings: [] as FeedWarning[],
    notes: [] as FeedWarning[],
    assumed: new Set<string>(),
    unread: new Set<string>(),
    idle: new Set<string>(),
    cancelled: new Set<string>(),
  };
  for (const { uid, hidesNights, ...flaw } of flaws) {
    if (!hidesNights && flaw.end !== null && flaw.end < today) continue;
    reading.warnings.push({ uid: uid ?? '', ...flaw });
    if (hidesNights) reading.unread.add(uid ?? '');
  }

  const dated: Dated[] = [];
  for (const event of events) {
    const stay = stayOf(event);
    if (typeof stay !== 'string') {
      const key = eventKey(event.uid, event.occurrence, stay);
      dated.push({ ...event, ...stay, key, isShort: isShort(event) });
      continue;
    }
    const why = whyNoMatter(event, today);
    reading.ignored.push(named(event, why ?? stay));
    if (why === null) {
      reading.warnings.push(named(event, stay));
      reading.unread.add(event.uid ?? '');
    } else if (event.uid !== null) {
      const key = eventKey(event.uid, event.occurrence, NO_STAY);
      reading.idle.add(key);
      if (event.cancelled) reading.cancelled.add(key);
    }
  }

  const { kept, superseded } = newestVersions(dated);
  for (const event of superseded) reading.ignored.push(ignoredFor(event, SUPERSEDED));

  const departures = departureDays(kept);
  const idle: (Dated & { why: string })[] = [];
  for (const event of kept) {
    const why = whyFree(event, departures, today);
    const { key, start, end, summary } = event;
    if (why === null) {
      reading.events.push({ uid: key, start, end, summary, kind: kindOfSummary(summary) });
      if (event.assumed) reading.assumed.add(key);
      if (event.tentative) reading.notes.push(ignoredFor(event, TENTATIVE));
    } else {
      idle.push({ ...event, why });
      reading.idle.add(key);
      if (event.cancelled) reading.cancelled.add(key);
    }
  }
  const idleEvents = idleOnce(idle, reading.events);
  reading.ignored.push(...idleEvents);
  reading.notes.push(
    ...idleEvents.filter(({ why, end }) => why === FREE_TIME && (end ?? today) > today),
  );
  return reading;
}

/**
 * Occurrences of a series that take no night, one for each reason; past ones only if none is to
 * come.
 */
function idleOnce(
  idle: readonly (Dated & { why: string })[],
  events: readonly FeedEvent[],
): IgnoredEvent[] {
  const standing = new Set(events.map(({ uid }) => uidOfKey(uid)));
  const said = new Set<string>();
  return idle.flatMap((event) => {
    const { uid, occurrence, why } = event;
    if (uid !== null && occurrence !== null) {
      if (why === PAST && standing.has(uid)) return [];
      if (said.has(`${why} ${uid}`)) return [];
      said.add(`${why} ${uid}`);
    }
    return ignoredFor(event, why);
  });
}

/** The stay of an event that has a UID, and so needs no days in its key. */
const NO_STAY: Stay = { start: '', end: '' };

const UNREADABLE = 'Tarihi okunamadı.';
const ENDS_BEFORE_START = 'Bitişi başlangıcından önce.';
const SUPERSEDED = 'Aynı etkinlik takvimde ikinci kez var; en yenisi alındı.';
const CANCELLED = 'İptal edilmiş.';
const FREE_TIME = 'Müsait zaman olarak işaretlenmiş.';
const PAST = 'Geçmişte kaldı.';
const DEPARTURE = 'Çıkış gününü hatırlatıyor; gece kapatmaz.';
const TENTATIVE = 'Satıcıda henüz kesinleşmemiş; geceleri yine de kapanır.';

/** The nights of an event, or why it has none that can be determined. */
function stayOf({ start, end }: RawEvent): Stay | string {
  if (start === null || start === 'unreadable' || end === 'unreadable') return UNREADABLE;
  return nightsOfEvent(start, end) ?? ENDS_BEFORE_START;
}

/** Why an event takes no night whatever its dates; null for one that might. */
function whyNoMatter(event: RawEvent, today: Day): string | null {
  const [start, end] = [dayOf(event.start), dayOf(event.end)];
  if (event.cancelled) return CANCELLED;
  if (event.transparent) return FREE_TIME;
  return end !== null && end < today && (start === null || start < today) ? PAST : null;
}

function whyFree(event: Dated, departures: ReadonlySet<Day>, today: Day): string | null {
  const { cancelled, transparent, start, end, isShort: short } = event;
  if (cancelled) return CANCELLED;
  if (transparent) return FREE_TIME;
  if (isReminder(event) && (short || departures.has(start))) return DEPARTURE;
  return end <= today ? PAST : null;
}

/** Whether an event may only remind of a departure: it says so, and takes one night at most. */
const isReminder = ({ summary, start, end }: Dated): boolean =>
  isDepartureTitle(summary) && end === addDays(start, 1);

/** The days on which stays of the feed end. */
const departureDays = (events: readonly Dated[]): ReadonlySet<Day> =>
  new Set(
    events
      .filter((event) => !event.cancelled && !event.transparent && !isReminder(event))
      .map(({ end }) => end),
  );

const isShort = ({ start, end }: RawEvent): boolean =>
  start !== null && start !== 'unreadable' && end !== 'unreadable' && isAppointment(start, end);

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

/** The event's own key, or a separate one when another stay uses it and neither is newer. */
function keyBesideOthers(known: ReadonlyMap<string, Dated>, event: Dated): string {
  const other = known.get(event.key);
  if (other === undefined || compareAge(event, other) !== 0) return event.key;
  const sameStay = other.start === event.start && other.end === event.end;
  return sameStay ? event.key : keyBeside(event.key, event);
}

/** An event that takes no night, under the key it would have had. */
function ignoredFor({ key, start, end, summary }: Dated, why: string): IgnoredEvent {
  return { uid: key, start, end, summary, why };
}

function named(event: RawEvent, why: string): IgnoredEvent {
  const { start, end, summary } = event;
  return { uid: event.uid ?? '', start: dayOf(start), end: dayOf(end), summary, why };
}

const dayOf = (moment: RawEvent['start']): Day | null =>
  moment === null || moment === 'unreadable' ? null : moment.day;
