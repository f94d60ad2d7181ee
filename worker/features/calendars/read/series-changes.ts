import { compareAge } from '#domain/calendars/events/event-age.ts';
import type { FeedFlaw } from '#domain/calendars/events/feed-event.ts';
import { DAY_MS, dayOfWall, type Wall } from '#domain/calendars/recurrence/recurrence-rule.ts';
import type { FeedSource } from './feed-source.ts';
import { type FeedTime, wallIn } from './feed-time.ts';
import { endOf } from './raw-event.ts';

/** Reports something that could not be read of a series. */
export type Report = (flaw: Pick<FeedFlaw, 'why' | 'hidesNights'>) => void;

/** A component that replaces an occurrence of a series (RECURRENCE-ID). */
export type Change = {
  source: FeedSource;
  /** The occurrence as named by the feed, and its start in local time of the series. */
  time: FeedTime;
  id: Wall;
  /** The replacement; null when it cannot be read. */
  became: { start: FeedTime; end: FeedTime | null } | null;
  /** How far it shifts all following occurrences; null when it only changes its own. */
  shift: number | null;
};

/**
 * The changes of a series that begins at `start`, ordered by what they replace; only the newest of
 * each.
 */
export function readChanges(
  overrides: readonly FeedSource[],
  start: FeedTime | null,
  report: Report,
): Change[] {
  const changes = overrides.flatMap((source) => readChange(source, start, report) ?? []);
  return [...Map.groupBy(changes, ({ id }) => id).values()]
    .flatMap((same) =>
      same.filter((change) => !same.some(({ source }) => compareAge(source, change.source) > 0)),
    )
    .toSorted((a, b) => a.id - b.id);
}

function readChange(source: FeedSource, series: FeedTime | null, report: Report): Change | null {
  const became = becameOf(source);
  if (became === null) report({ why: DATES_UNREADABLE, hidesNights: true });
  if (source.replaces === 'unreadable') report({ why: PLACE_UNREADABLE, hidesNights: true });
  if (source.rules.length + source.dates.length > 0) report({ why: OWN_RULE, hidesNights: true });
  const named = source.replaces === 'unreadable' ? null : source.replaces;
  const time = named ?? became?.start ?? null;
  if (time === null) return null;
  const start = series ?? became?.start ?? time;
  const id = alignWall(time, start);
  if (source.range === '' || became === null) return { source, time, id, became, shift: null };
  if (series === null || source.range !== 'THISANDFUTURE') {
    report({ why: RANGE_UNREADABLE, hidesNights: true });
    return { source, time, id, became, shift: null };
  }
  return { source, time, id, became, shift: alignWall(became.start, start) - id };
}

const DATES_UNREADABLE = 'Değiştirilen bir tekrarının tarihi okunamadı.';
const PLACE_UNREADABLE = 'Hangi tekrarının değiştirildiği okunamadı.';
const RANGE_UNREADABLE = 'Değişikliğin sonraki tekrarları nasıl etkilediği okunamadı.';
const OWN_RULE = 'Değiştirilen bir tekrarının kendi kuralı var; o kural alınmadı.';

/** A cancelled or transparent occurrence need not have a time. */
function becameOf(source: FeedSource): Change['became'] {
  const { start, replaces, cancelled, transparent } = source;
  const end = endOf(source);
  if (start !== null && start !== 'unreadable' && end !== 'unreadable') return { start, end };
  const takesNone = cancelled || transparent;
  return takesNone && replaces !== null && replaces !== 'unreadable'
    ? { start: replaces, end: null }
    : null;
}

/** A time in local time of its series; if only one of the two is a whole day, that day counts. */
export function alignWall(time: FeedTime, start: FeedTime): Wall {
  if (start.wholeDay) return dayOfWall(time.wall) * DAY_MS;
  const timeOfDay = start.wall - dayOfWall(start.wall) * DAY_MS;
  return time.wholeDay ? time.wall + timeOfDay : wallIn(time, start.offset);
}
