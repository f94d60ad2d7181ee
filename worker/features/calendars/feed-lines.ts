import { refused } from '#domain/errors.ts';

/** Limits of a feed; real ones have some hundred events in 50 KB. */
const MAX_EVENTS = 2000;
const MAX_DEPTH = 8;

/** The lines of one event that matter here, and those of the calendar's time zones. */
export type FeedLines = { events: string[][]; zones: string[][] };

/** What an event's nights follow from. Everything else, descriptions above all, is not even read. */
const KEPT = new Set(
  `UID SUMMARY DTSTART DTEND DURATION STATUS TRANSP SEQUENCE DTSTAMP LAST-MODIFIED
   RRULE RDATE EXRULE RECURRENCE-ID TZID TZOFFSETTO`.split(/\s+/),
);

/** Longer lines are cut: no kept property needs more, and none may cost more. */
const LINE_LENGTH = 1000;

/**
 * Takes a calendar apart into the lines of its events, in one pass and without parsing values.
 * Accepts any line end, folded lines, a byte order mark and several calendars in one file.
 * @throws `FEED_UNREADABLE` (422): not a calendar, cut off half-way, or beyond the limits.
 */
export function takeApart(text: string): FeedLines {
  if (text.trim() === '') throw notCalendar(text);
  const lines: FeedLines = { events: [], zones: [] };
  const open: string[] = [];
  let current: string[] | null = null;
  for (const line of unfold(text)) {
    const { name, value } = splitLine(line);
    if (name === 'BEGIN') {
      current = begin(lines, open, value, current);
    } else if (name === 'END') {
      if (open.pop() !== value) throw broken();
      // A zone's parts share its lines; an alarm inside an event hides nothing of the event.
      if (value === 'VEVENT' || value === 'VTIMEZONE') current = null;
    } else if (open.length === 0) {
      throw notCalendar(line);
    } else if (current !== null && open.at(-1) !== 'VALARM' && KEPT.has(name)) {
      current.push(line.slice(0, LINE_LENGTH));
    }
  }
  if (open.length > 0) throw refused('FEED_UNREADABLE', CUT_OFF);
  return lines;
}

const CUT_OFF = 'Takvim yarım geldi. Hiçbir gece değiştirilmedi.';

/** Opens a component; events and zones get lines of their own. */
function begin(
  lines: FeedLines,
  open: string[],
  component: string,
  current: string[] | null,
): string[] | null {
  if (open.length >= MAX_DEPTH || (open.length === 0) !== (component === 'VCALENDAR')) {
    throw broken();
  }
  const parent = open.at(-1);
  open.push(component);
  if (component !== 'VEVENT' && component !== 'VTIMEZONE') return current;
  if (parent !== 'VCALENDAR') throw broken();
  const own: string[] = [];
  if (component === 'VTIMEZONE') {
    lines.zones.push(own);
    return own;
  }
  if (lines.events.length === MAX_EVENTS) {
    throw refused(
      'FEED_UNREADABLE',
      `Takvimde ${MAX_EVENTS} etkinlikten fazlası var. Hiçbir gece değiştirilmedi.`,
    );
  }
  lines.events.push(own);
  return own;
}

/** Content lines: a line that begins with a space or tab goes on with the one before. */
function unfold(text: string): string[] {
  const lines: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last) last.push(line.slice(1));
    else if (line !== '') lines.push([line]);
  }
  return lines.map((parts) => parts.join('')).filter((line) => line.trim() !== '');
}

/** The property's name in upper case; the value only of `BEGIN:` and `END:`. */
function splitLine(line: string): { name: string; value: string } {
  const end = line.search(/[:;]/);
  const name = line.slice(0, end === -1 ? 64 : end).toUpperCase();
  const isFrame = name === 'BEGIN' || name === 'END';
  return {
    name,
    value: isFrame
      ? line
          .slice(end + 1)
          .trim()
          .toUpperCase()
      : '',
  };
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
