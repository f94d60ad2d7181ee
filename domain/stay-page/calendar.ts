import type { Day } from '#domain/values/dates.ts';
import { escapeText, foldLine } from '#domain/calendars/ics-text.ts';

/** The facts of a stay for a guest's calendar. */
type CalendarStay = {
  villa: { slug: string; name: string; town: string; checkInTime: string; checkOutTime: string };
  checkIn: Day;
  checkOut: Day;
  place: { address: string } | null;
};

/** An instant as iCalendar writes it. */
const compact = (at: string): string => `${at.replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A local time in Türkiye (UTC+3 all year) in calendar format: `20270614T130000Z`. */
function utcOf(day: Day, clock: string): string {
  return compact(new Date(`${day}T${clock}:00+03:00`).toISOString());
}

const titleOf = ({ villa }: CalendarStay) => `${villa.name}, ${villa.town}`;
const whereOf = ({ villa, place }: CalendarStay) =>
  place?.address || `${villa.name}, ${villa.town}`;

/** Which edition of a stay's event it is; instants as ISO 8601. */
type Edition = {
  /** The same for the stay whatever becomes of it, and nothing that tells more about it. */
  uid: string;
  /** How often the stay was changed. */
  sequence: number;
  changedAt: string;
  writtenAt: string;
};

/**
 * One event from check-in to check-out time (RFC 5545). A second file of the same stay replaces the
 * first, in another house or on other days as well: its UID stays and SEQUENCE rises (3.8.7.4).
 */
export function writeStayEvent(stay: CalendarStay, edition: Edition): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiyi//Konaklamam//TR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${edition.uid}@konaklamam`,
    `SEQUENCE:${edition.sequence}`,
    `DTSTAMP:${compact(edition.writtenAt)}`,
    `LAST-MODIFIED:${compact(edition.changedAt)}`,
    `DTSTART:${utcOf(stay.checkIn, stay.villa.checkInTime)}`,
    `DTEND:${utcOf(stay.checkOut, stay.villa.checkOutTime)}`,
    `SUMMARY:${escapeText(titleOf(stay))}`,
    `LOCATION:${escapeText(whereOf(stay))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The same as a link that opens Google Calendar with the event filled in. */
export function googleCalendarLink(stay: CalendarStay): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(stay),
    dates: `${utcOf(stay.checkIn, stay.villa.checkInTime)}/${utcOf(stay.checkOut, stay.villa.checkOutTime)}`,
    location: whereOf(stay),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
