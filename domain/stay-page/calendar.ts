import type { Day } from '#domain/values/dates.ts';
import { escapeText, foldLine } from '#domain/calendars/ics-text.ts';

/** The facts of a stay for a guest's calendar. */
type CalendarStay = {
  villa: { slug: string; name: string; town: string; checkInTime: string; checkOutTime: string };
  checkIn: Day;
  checkOut: Day;
  place: { address: string } | null;
};

/** A local time in Türkiye (UTC+3 all year) in calendar format: `20270614T130000Z`. */
function utcOf(day: Day, clock: string): string {
  const at = new Date(`${day}T${clock}:00+03:00`).toISOString();
  return `${at.replace(/[-:]/g, '').slice(0, 15)}Z`;
}

const titleOf = ({ villa }: CalendarStay) => `${villa.name}, ${villa.town}`;
const whereOf = ({ villa, place }: CalendarStay) =>
  place?.address || `${villa.name}, ${villa.town}`;

/**
 * One event from check-in to check-out time (RFC 5545). Its UID consists of the house and the days,
 * so that a second file of the same stay replaces the first.
 */
export function writeStayEvent(stay: CalendarStay, at: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiyi//Konaklamam//TR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stay.villa.slug}-${stay.checkIn}@konaklamam`,
    `DTSTAMP:${at.replace(/[-:]/g, '').slice(0, 15)}Z`,
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
