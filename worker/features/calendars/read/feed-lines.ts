import { refused } from '#domain/errors.ts';
import { type ContentLine, nameOfLine, readContentLine } from './content-line.ts';

/** Limits of a feed; real ones have some hundred events in 50 KB. */
const MAX_EVENTS = 2000;
const MAX_DEPTH = 8;

/** A component's own lines, and those of its relevant sub-components. */
export type FeedComponent = { kind: string; lines: ContentLine[]; parts: FeedComponent[] };

/** The busy times of a calendar, and the time zones that it defines. */
type FeedComponents = { events: FeedComponent[]; zones: FeedComponent[] };

/**
 * Properties that determine an event's nights. Everything else, especially descriptions, is
 * skipped.
 */
const KEPT = new Set(
  `UID SUMMARY DTSTART DTEND DURATION STATUS TRANSP SEQUENCE DTSTAMP LAST-MODIFIED
   RRULE RDATE EXRULE EXDATE RECURRENCE-ID FREEBUSY X-MICROSOFT-CDO-BUSYSTATUS
   TZID X-LIC-LOCATION TZOFFSETFROM TZOFFSETTO`.split(/\s+/),
);

/** Components whose lines are kept, and the parents they may have. */
const PARENTS = new Map([
  ['VEVENT', 'VCALENDAR'],
  ['VFREEBUSY', 'VCALENDAR'],
  ['VTIMEZONE', 'VCALENDAR'],
  ['STANDARD', 'VTIMEZONE'],
  ['DAYLIGHT', 'VTIMEZONE'],
]);

/** Texts are cut at this length, which bounds the cost; nobody reads more. */
const TEXT_LENGTH = 1000;

/**
 * Splits a calendar into its components in one pass. Accepts any line ending, folded lines, a byte
 * order mark, several calendars in one file and text around them. @throws `FEED_UNREADABLE` (422):
 * not a calendar, truncated, or beyond the limits.
 */
export function takeApart(text: string): FeedComponents {
  const found: FeedComponents = { events: [], zones: [] };
  const open: string[] = [];
  const kept: FeedComponent[] = [];
  let isCalendar = false;
  for (const line of unfold(text)) {
    const name = nameOfLine(line);
    if (name === 'BEGIN') {
      const kind = frameOf(line);
      begin(found, open, kept, kind);
      isCalendar ||= kind === 'VCALENDAR';
    } else if (name === 'END' && open.length > 0) {
      const kind = frameOf(line);
      if (open.pop() !== kind) throw broken();
      if (kept.at(-1)?.kind === kind) kept.pop();
    } else if (KEPT.has(name)) {
      const current = kept.at(-1);
      // Lines of an alarm or another sub-component do not belong to the event.
      if (current?.kind !== open.at(-1)) continue;
      current?.lines.push(readContentLine(name === 'SUMMARY' ? line.slice(0, TEXT_LENGTH) : line));
    }
  }
  if (!isCalendar) throw notCalendar(text);
  if (open.length > 0) throw refused('FEED_UNREADABLE', CUT_OFF);
  return found;
}

const CUT_OFF = 'Takvim yarım geldi. Hiçbir gece değiştirilmedi.';

const frameOf = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase();

/** Opens a component; relevant ones collect their lines. */
function begin(found: FeedComponents, open: string[], kept: FeedComponent[], kind: string): void {
  const parent = open.at(-1);
  if (open.length >= MAX_DEPTH || (parent === undefined) !== (kind === 'VCALENDAR')) throw broken();
  open.push(kind);
  const place = PARENTS.get(kind);
  if (place === undefined) return;
  if (place !== parent) throw broken();
  const component: FeedComponent = { kind, lines: [], parts: [] };
  kept.at(-1)?.parts.push(component);
  kept.push(component);
  if (kind === 'VTIMEZONE') found.zones.push(component);
  if (kind !== 'VEVENT' && kind !== 'VFREEBUSY') return;
  if (found.events.length === MAX_EVENTS) {
    throw refused(
      'FEED_UNREADABLE',
      `Takvimde ${MAX_EVENTS} etkinlikten fazlası var. Hiçbir gece değiştirilmedi.`,
    );
  }
  found.events.push(component);
}

/** Content lines: a line that begins with a space or tab continues the previous one. */
function unfold(text: string): string[] {
  const lines: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last) last.push(line.slice(1));
    else if (line !== '') lines.push([line]);
  }
  return lines.map((parts) => parts.join('')).filter((line) => line.trim() !== '');
}

const broken = () =>
  refused('FEED_UNREADABLE', 'Takvimin yapısı bozuk. Hiçbir gece değiştirilmedi.');

function notCalendar(text: string) {
  const isPage = /^\s*<(!doctype|html|head|\?xml)/i.test(text.slice(0, 200));
  const what = isPage ? 'bir web sayfası' : 'takvim olmayan bir içerik';
  return refused(
    'FEED_UNREADABLE',
    `Bu adres ${what} veriyor. Satıcının “takvimi dışa aktar” adresini kullanın.`,
  );
}
