import { createHash } from 'node:crypto';
import type { EventAge } from '#domain/calendars/events/event-age.ts';
import { isPlainUid } from '#domain/calendars/events/event-key.ts';
import type { FeedFlaw } from '#domain/calendars/events/feed-event.ts';
import { type ContentLine, unescapeText } from './content-line.ts';
import type { FeedComponent } from './feed-lines.ts';
import { type FeedTime, readTime } from './feed-time.ts';
import type { FeedZones, ZoneOffset } from './feed-zones.ts';

type Flaw = Pick<FeedFlaw, 'why' | 'hidesNights'>;

/** A component of a feed with parsed values, before recurrences are expanded. */
export type FeedSource = EventAge & {
  uid: string | null;
  summary: string;
  start: FeedTime | null | 'unreadable';
  end: FeedTime | null | 'unreadable';
  /** DURATION as written; null when there is none. */
  duration: string | null;
  cancelled: boolean;
  transparent: boolean;
  /** Of Outlook too, which has a property of its own for it. */
  tentative: boolean;
  /** Values of RRULE and EXRULE as written. */
  rules: string[];
  excludedRules: string[];
  /** RDATE and EXDATE, each with the end or duration of a period. */
  dates: FeedPeriod[];
  excluded: FeedTime[];
  /** The occurrence of the series with this UID that it replaces. */
  replaces: FeedTime | null | 'unreadable';
  /** RANGE of the RECURRENCE-ID, in upper case; empty for a single occurrence. */
  range: string;
  flaws: Flaw[];
};

/** A start with the end or duration of a period. */
export type FeedPeriod = { start: FeedTime; end: FeedTime | null; duration: string | null };

type Lines = ReadonlyMap<string, ContentLine[]>;

export function readSource(component: FeedComponent, zones: FeedZones): FeedSource {
  const lines = Map.groupBy(component.lines, ({ name }) => name);
  const flaws = new Flaws();
  const text = (name: string) => lines.get(name)?.[0]?.value ?? '';
  const texts = (name: string) => (lines.get(name) ?? []).map(({ value }) => value).filter(Boolean);
  const zoneOf = (line: ContentLine) => findZone(line, zones, flaws);
  const [status = '', busy = ''] = ['STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS'].map((name) =>
    text(name).toUpperCase(),
  );
  return {
    uid: identityOf(lines.get('UID')?.[0]?.whole ?? ''),
    summary: printable(unescapeText(text('SUMMARY')), SUMMARY_LENGTH),
    sequence: Number(text('SEQUENCE')) || 0,
    stamp: [text('DTSTAMP'), text('LAST-MODIFIED')].toSorted()[1] ?? '',
    start: timeIn(lines, 'DTSTART', zoneOf),
    end: timeIn(lines, 'DTEND', zoneOf),
    duration: lines.get('DURATION')?.[0]?.value ?? null,
    cancelled: /^CANCELL?ED$/.test(status),
    // Outlook says it in its own words; what the standard's property says counts first.
    transparent: /^(TRANSPARENT|FREE)$/.test(text('TRANSP').toUpperCase() || busy),
    tentative: [status, busy].includes('TENTATIVE'),
    rules: texts('RRULE'),
    excludedRules: texts('EXRULE'),
    dates: readPeriods(lines.get('RDATE') ?? [], zoneOf, () => flaws.add(EXTRA_UNREADABLE, true)),
    excluded: readPeriods(lines.get('EXDATE') ?? [], zoneOf, () =>
      flaws.add(EXCLUDED_UNREADABLE, false),
    ).map(({ start }) => start),
    replaces: timeIn(lines, 'RECURRENCE-ID', zoneOf),
    range: lines.get('RECURRENCE-ID')?.[0]?.parameters.get('RANGE')?.toUpperCase() ?? '',
    flaws: flaws.list,
  };
}

const EXTRA_UNREADABLE = 'Eklenen tarihlerinden biri okunamadı.';
const EXCLUDED_UNREADABLE = 'Çıkarılan tarihlerinden biri okunamadı; o gece kapalı kalır.';

/** Collects each flaw once. */
class Flaws {
  readonly list: Flaw[] = [];

  add(why: string, hidesNights: boolean): void {
    if (!this.list.some((flaw) => flaw.why === why)) this.list.push({ why, hidesNights });
  }
}

/** The zone of a time; an unknown zone is treated as Türkiye's, with a warning. */
function findZone({ parameters }: ContentLine, zones: FeedZones, flaws: Flaws): ZoneOffset {
  const name = parameters.get('TZID') ?? null;
  const zone = zones.find(name);
  if (zone !== null) return zone;
  const shown = printable(name ?? '', 60);
  flaws.add(`“${shown}” saat dilimi bilinmiyor; saatleri Türkiye saati sayıldı.`, false);
  return zones.istanbul;
}

/** Null when the property is missing; two different values in one event count as unreadable. */
function timeIn(
  lines: Lines,
  name: string,
  zoneOf: (line: ContentLine) => ZoneOffset,
): FeedTime | null | 'unreadable' {
  const [first, ...others] = lines.get(name) ?? [];
  if (first === undefined) return null;
  if (others.some(({ value }) => value !== first.value)) return 'unreadable';
  return readTime(first.value, kindOf(first), zoneOf(first)) ?? 'unreadable';
}

const kindOf = ({ parameters }: ContentLine): string => parameters.get('VALUE') ?? '';

/**
 * A list of dates, times or periods; `onUnreadable` is called for each invalid one. An empty list
 * is invalid.
 */
export function readPeriods(
  lines: readonly ContentLine[],
  zoneOf: (line: ContentLine) => ZoneOffset,
  onUnreadable: () => void,
): FeedPeriod[] {
  return lines.flatMap((line) => {
    const values = line.value.split(',').filter((value) => value.trim() !== '');
    if (values.length === 0) return [];
    const zone = zoneOf(line);
    return values.flatMap((value) => {
      const period = readPeriod(value, kindOf(line), zone);
      if (period === null) onUnreadable();
      return period ?? [];
    });
  });
}

function readPeriod(text: string, kind: string, zone: ZoneOffset): FeedPeriod | null {
  const [from = '', to] = text.split('/');
  const start = readTime(from, kind, zone);
  if (start === null || to === undefined) return start && { start, end: null, duration: null };
  if (/^\s*[+-]?P/i.test(to)) return { start, end: null, duration: to.trim() };
  const end = readTime(to, kind, zone);
  return end && { start, end, duration: null };
}

const SUMMARY_LENGTH = 200;

/**
 * UIDs are compared exactly. One that is too long for a key, or contains characters that the
 * database might lose, is replaced by its beginning and a digest of the whole.
 */
function identityOf(whole: string): string | null {
  const uid = unescapeText(whole);
  if (uid.trim() === '') return null;
  if (isPlainUid(uid) && !INVISIBLE.test(uid) && uid.isWellFormed()) return uid;
  const digest = createHash('sha256').update(JSON.stringify(uid)).digest('hex').slice(0, 32);
  return `${printable(uid, 80)}~${digest}`;
}

const INVISIBLE = /[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/;
const EACH_INVISIBLE = new RegExp(INVISIBLE, 'g');

/**
 * One line without invisible characters: the text comes from outside, and is shown to clerks and
 * stored.
 */
const printable = (text: string, length: number): string =>
  text.replace(EACH_INVISIBLE, ' ').trim().slice(0, length).toWellFormed();
