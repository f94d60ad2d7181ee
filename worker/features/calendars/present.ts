import type {
  CalendarConflict,
  CalendarRun,
  CalendarSource,
} from '#domain/calendars/admin-schema.ts';
import { may } from '#domain/auth/permissions.ts';
import { adviseOn } from '#domain/calendars/advice.ts';
import { freshnessOf, isStale } from '#domain/calendars/schedule.ts';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import { asOf } from '#domain/reservation-hold.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { ConflictRow, listRuns, listSources } from './screen-queries.ts';

type SourceListRow = Awaited<ReturnType<typeof listSources>>['items'][number];
type RunListRow = Awaited<ReturnType<typeof listRuns>>['items'][number];

/** The address of a feed is a secret between agency and seller: owners see only its host. */
export function toSource(
  { row, villaName, events, openConflicts }: SourceListRow,
  viewer: Viewer,
  now: Date,
): CalendarSource {
  return {
    id: row.id,
    villa_id: row.villaId,
    villa_name: villaName,
    source: row.source,
    url: may(viewer.role, 'calendars.write') ? row.url : null,
    host: new URL(row.url).host,
    freshness: freshnessOf(row, now),
    stale: isStale(row, now),
    ...pick(row, 'lastOkAt', 'lastError', 'warnings', 'notes', 'failures', 'nextRunAt'),
    events,
    openConflicts,
    createdAt: row.createdAt,
  };
}

export function toRun({ row, source, villaId, villaName }: RunListRow): CalendarRun {
  return {
    id: row.id,
    source_id: row.sourceId,
    source,
    villa_id: villaId,
    villa_name: villaName,
    ...pick(row, 'outcome', 'counts', 'error', 'warnings'),
    startedAt: row.createdAt,
    finishedAt: row.finishedAt,
  };
}

export function toConflict(row: ConflictRow, now: string): CalendarConflict {
  const { event, source } = row;
  const ours = oursOf(row, now);
  const external = { start: event.startsOn, end: event.endsOn, kind: event.kind };
  return {
    id: row.id,
    villa_id: row.villaId,
    villa_name: row.villaName,
    firstNight: row.firstNight,
    lastNight: row.lastNight,
    nights: nightsBetween(row.firstNight, row.lastNight) + 1,
    since: row.createdAt,
    external: {
      ...external,
      source_id: event.sourceId,
      source,
      uid: event.uid,
      summary: event.summary,
      gone: event.removedAt !== null,
    },
    ours,
    advice: row.resolvedAt === null ? adviseOn({ source, event: external, ours }) : [],
    ...pick(row, 'resolvedAt', 'resolution', 'note'),
  };
}

/**
 * Our side is a reservation or else a manual block; when neither exists any more, only the dates
 * remain.
 */
function oursOf(
  { ref, reservation, block, firstNight, lastNight }: ConflictRow,
  now: string,
): CalendarConflict['ours'] {
  if (reservation !== null) {
    return {
      kind: 'reservation',
      ref,
      code: reservation.code,
      label: `${reservation.firstName} ${reservation.lastName}`,
      status: STATUS_LABELS[asOf(reservation, now).status],
      start: reservation.checkIn,
      end: reservation.checkOut,
    };
  }
  return {
    kind: 'block',
    ref,
    code: null,
    label: block?.note || 'Elle kapatılan günler',
    status: block?.kind === 'option' ? 'Opsiyon' : 'Kapalı',
    start: block?.startsOn ?? firstNight,
    end: block?.endsOn ?? addDays(lastNight, 1),
  };
}
