import type { GuestReportStay, ReportedGuest } from '#domain/guests/admin-schema.ts';
import { reportState, urgencyOf } from '#domain/kbs/shown.ts';
import { wallClockOf } from '#domain/kbs/times.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { serviceOf } from '#worker/features/kbs/asked.ts';
import { toPlace, writtenOf } from './present.ts';
import type { GuestRow, ReportStay } from './queries.ts';

type Shown = Pick<GuestReportStay, 'guests' | 'service' | 'urgency' | 'notes'>;

/** The guests of a stay with how the police's service knows them, and what is wrong with that. */
export async function showReports(
  deps: Deps,
  { stay, guests, reports }: ReportStay,
  expected: number,
): Promise<Shown> {
  const service = serviceOf(stay.asked);
  const now = wallClock(deps.clock.now());
  const arrival = wallClockOf(stay.checkIn, stay.checkInTime);
  const known = new Map(reports.map((report) => [report.id, report]));
  const shown = await Promise.all(
    writtenOf(guests).map(async (guest): Promise<ReportedGuest> => {
      const place = await toPlace(deps, guest, stay);
      return { ...place, id: guest.id, report: reportOf(guest, place) };
    }),
  );

  function reportOf(guest: GuestRow, place: { missing: readonly unknown[] }) {
    const row = known.get(guest.id) ?? null;
    if (row === null && service === null) return null;
    const facts = { hasCome: arrival <= now, isWhole: place.missing.length === 0 };
    const state = reportState(row, facts);
    return { state, reason: row?.reason ?? null, at: row?.leftAt ?? row?.arrivedAt ?? null };
  }

  const told = shown.filter(({ report }) => report && ['told', 'left'].includes(report.state));
  const isDone = service === null || told.length >= Math.max(expected, shown.length);
  const listed = new Set(guests.map(({ id }) => id));
  const gone = reports.filter(({ id, state }) => state === 'present' && !listed.has(id));
  return {
    guests: shown,
    service,
    urgency: isDone ? 'none' : urgencyOf(arrival, now),
    notes: gone.map(
      ({ reason }) =>
        `Listeden çıkarılan bir kişinin çıkışı henüz bildirilmedi${reason === null ? '' : ` (${reason})`}.`,
    ),
  };
}
