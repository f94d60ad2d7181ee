import { compareAge } from '#domain/calendars/events/event-age.ts';
import type { FeedFlaw, ParsedFeed, RawEvent } from '#domain/calendars/events/feed-event.ts';
import { horizonEnd } from '#domain/calendars/horizon.ts';
import { DAY_MS } from '#domain/calendars/recurrence/recurrence-rule.ts';
import type { WallWindow } from '#domain/calendars/recurrence/walk-rule.ts';
import { type Day, dayNumber } from '#domain/values/dates.ts';
import { expandSeries, type SeriesLimits } from './expand-series.ts';
import { type FeedComponent, takeApart } from './feed-lines.ts';
import { type FeedSource, readSource } from './feed-source.ts';
import { FeedZones } from './feed-zones.ts';
import { busyTimes } from './busy-times.ts';
import { endOf, toFlaw, toRawEvent } from './raw-event.ts';

/** Days and instants that a feed's rules may examine; a series needs at most one a day. */
const MAX_STEPS = 30_000;

/** Occurrences of all series of a feed; a daily one within the horizon has some 1,100. */
const MAX_OCCURRENCES = 5000;

/**
 * The events of an iCalendar file with the occurrences of its series from `today` to the horizon.
 * An unreadable line affects its own event only and is listed in `flaws`;
 * `domain/calendars/events/read-events.ts` decides which nights the events take. @throws
 * `FEED_UNREADABLE` (422)
 */
export function parseFeed(text: string, today: Day): ParsedFeed {
  const components = takeApart(text);
  const window = windowFrom(today);
  const limits: SeriesLimits = {
    window,
    steps: { left: MAX_STEPS },
    occurrences: { left: MAX_OCCURRENCES },
  };
  const zones = new FeedZones(components.zones, window, limits.steps);
  const flaws: FeedFlaw[] = [];
  const sources = components.events.filter((it) => !isBusy(it)).map((it) => readSource(it, zones));
  const events = groups(sources).flatMap((group) => {
    const isSeries = group.some(isRecurring);
    for (const source of group) {
      flaws.push(...source.flaws.map((flaw) => toFlaw(source, flaw, zones, isSeries)));
    }
    return isSeries
      ? seriesEvents(group, zones, limits, flaws)
      : group.map((it) => single(it, zones));
  });
  const busy = components.events.filter(isBusy).map((it) => busyTimes(it, zones));
  return {
    events: [...events, ...busy.flatMap((it) => it.events)],
    flaws: [...flaws, ...busy.flatMap((it) => it.flaws)],
  };
}

const isBusy = ({ kind }: FeedComponent): boolean => kind === 'VFREEBUSY';

/** Two more days on both sides, because the local day elsewhere may differ from ours. */
function windowFrom(today: Day): WallWindow {
  return {
    from: (dayNumber(today) - 2) * DAY_MS,
    to: (dayNumber(horizonEnd(today)) + 2) * DAY_MS,
  };
}

/** Groups components by UID; one without a UID is a group of its own. */
function groups(sources: readonly FeedSource[]): FeedSource[][] {
  const named = sources.filter(({ uid }) => uid !== null);
  const nameless = sources.filter(({ uid }) => uid === null);
  return [...Map.groupBy(named, ({ uid }) => uid).values(), ...nameless.map((source) => [source])];
}

const isRecurring = ({ rules, excludedRules, dates, excluded, replaces }: FeedSource): boolean =>
  replaces !== null || [rules, excludedRules, dates, excluded].some((list) => list.length > 0);

const single = (source: FeedSource, zones: FeedZones): RawEvent =>
  toRawEvent(source, { start: source.start, end: endOf(source), occurrence: null }, zones);

/** Of several versions of a series the newest counts; if it cannot be told, all of them do. */
function seriesEvents(
  group: readonly FeedSource[],
  zones: FeedZones,
  limits: SeriesLimits,
  flaws: FeedFlaw[],
): RawEvent[] {
  const all = group.filter(({ replaces }) => replaces === null);
  const masters = all.filter((one) => !all.some((other) => compareAge(other, one) > 0));
  const overrides = group.filter(({ replaces }) => replaces !== null);
  const said = new Set<string>();
  const expand = (master: FeedSource | null) =>
    expandSeries(master, overrides, zones, limits, (flaw) => {
      const source = master ?? group[0];
      if (source === undefined || said.has(flaw.why)) return;
      said.add(flaw.why);
      flaws.push(toFlaw(source, flaw, zones, true));
    });
  return masters.length === 0 ? expand(null) : masters.flatMap(expand);
}
