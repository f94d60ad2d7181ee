import type { ParsedFeed } from '#domain/calendars/events/feed-event.ts';
import type { FeedComponent } from './feed-lines.ts';
import { readPeriods, readSource } from './feed-source.ts';
import type { FeedZones } from './feed-zones.ts';
import { endAfter, toFlaw, toRawEvent } from './raw-event.ts';

/** The busy times of a VFREEBUSY component, which some programs publish instead of events. */
export function busyTimes(component: FeedComponent, zones: FeedZones): ParsedFeed {
  const source = { ...readSource(component, zones), uid: null, summary: BUSY };
  const flaws = source.flaws.map((flaw) => toFlaw(source, flaw, zones, false));
  const lines = component.lines.filter(
    ({ name, parameters }) =>
      name === 'FREEBUSY' && parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
  );
  const periods = readPeriods(
    lines,
    () => zones.istanbul,
    () => {
      flaws.push(toFlaw(source, { why: UNREADABLE, hidesNights: true }, zones, true));
    },
  );
  const events = periods.map(({ start, end, duration }) => {
    const until = end ?? (duration === null ? null : endAfter(start, duration));
    return toRawEvent(source, { start, end: until, occurrence: null }, zones);
  });
  return { events, flaws };
}

const BUSY = 'Meşgul';
const UNREADABLE = 'Dolu saatlerinden biri okunamadı.';
