import { addDays, type Day } from '#domain/values/dates.ts';
import { uidOfRef } from './events/own-events.ts';
import { escapeText, foldLine } from './ics-text.ts';
import type { OurKind } from './states.ts';

/** Consecutive nights of ours. */
export type OwnStay = {
  ref: string;
  kind: OurKind;
  /** Every night, in order. */
  nights: readonly Day[];
  /** How often it was changed. */
  sequence: number;
  /** ISO instant of its last change. */
  changedAt: string;
};

/** What other sellers and their guests may see: that the nights are taken, never by whom. */
const SUMMARIES: Record<OurKind, string> = {
  reservation: 'Rezervasyon',
  hold: 'Opsiyon',
  block: 'Kapalı',
};

/**
 * A villa's own nights as an iCalendar file (RFC 5545): all-day events with an exclusive end.
 * Nothing in it depends on the time of writing, so the same nights give the same bytes.
 */
export function writeFeed(calendarName: string, stays: readonly OwnStay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiyi//Takvim//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(calendarName)}`,
    ...stays.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** One event for each run of nights; a later part of a stay has its day in its UID. */
function eventLines(stay: OwnStay): string[] {
  return runsOf(stay.nights).flatMap(({ start, end }, i) => [
    'BEGIN:VEVENT',
    `UID:${uidOfRef(stay.ref, i === 0 ? undefined : start)}`,
    `DTSTAMP:${compact(stay.changedAt).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SEQUENCE:${stay.sequence}`,
    `SUMMARY:${SUMMARIES[stay.kind]}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
}

function runsOf(nights: readonly Day[]): { start: Day; end: Day }[] {
  const runs: { start: Day; end: Day }[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    if (last?.end === night) last.end = addDays(night, 1);
    else runs.push({ start: night, end: addDays(night, 1) });
  }
  return runs;
}

const compact = (text: string): string => text.replace(/[-:]/g, '');
