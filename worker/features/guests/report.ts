import type {
  GuestReport,
  GuestReportQuery,
  GuestReportStay,
} from '#domain/guests/admin-schema.ts';
import { IDENTITY_LABELS } from '#domain/guests/identity.ts';
import { missingOf, PART_LABELS } from '#domain/guests/list-state.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { CsvCell } from '#worker/http/answers/csv.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { openGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import { askedBy } from '#worker/features/kbs/asked.ts';
import { toListed, toState, writtenOf } from './present.ts';
import { showReports } from './show-reports.ts';
import { type GuestRow, readReport, type ReportStay } from './queries.ts';

/** The guest lists of a day, numbers masked; one trip. */
export async function getGuestReport(deps: Deps, query: GuestReportQuery): Promise<GuestReport> {
  const date = query.date ?? today(deps.clock);
  const found = await readReport(deps.db, date, query);
  const stays = await Promise.all(found.map((entry) => toReportStay(deps, entry)));
  const complete = stays.filter((stay) => stay.complete).length;
  return { date, stays, complete, total: stays.length };
}

async function toReportStay(deps: Deps, found: ReportStay): Promise<GuestReportStay> {
  const { stay, guests } = found;
  const state = toState(guests, stay);
  const { notes, ...reported } = await showReports(deps, found, state.expected);
  return {
    id: stay.id,
    reservation_id: stay.code,
    status: stay.status,
    villa_id: stay.villaId,
    villa_name: stay.villaName,
    customer_name: `${stay.firstName} ${stay.lastName}`,
    phone: stay.phone,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    ...pick(state, 'done', 'expected', 'complete'),
    notes: [...state.notes, ...notes],
    ...reported,
    opened_at: stay.openedAt,
    mailed_at: stay.mailedAt,
  };
}

export const REPORT_COLUMNS = [
  'Villa',
  'İzin belgesi',
  'Rezervasyon',
  'Giriş',
  'Çıkış',
  'Ad',
  'Soyad',
  'Uyruk',
  'Kimlik türü',
  'Kimlik numarası',
  'Doğum tarihi',
  'Plaka',
  'Eksik',
] as const;

/**
 * The same lists for the police and the gendarmerie, with full numbers. Before they are sent, the
 * audit log records for each reservation who exported them. Two trips.
 */
export async function exportGuests(
  deps: Deps,
  query: GuestReportQuery,
  actor: Actor,
): Promise<{ date: string; rows: CsvCell[][] }> {
  const date = query.date ?? today(deps.clock);
  const found = await readReport(deps.db, date, query);
  const rows = await Promise.all(found.flatMap((entry) => exportRows(deps, entry)));
  const audits = found.flatMap((entry) => exportAudit(deps, entry, actor));
  if (audits.length > 0) await deps.db.write(audits);
  return { date, rows };
}

function exportRows(deps: Deps, { stay, guests }: ReportStay): Promise<CsvCell[]>[] {
  const where = [stay.villaName, stay.permitNo, stay.code, stay.checkIn, stay.checkOut];
  return writtenOf(guests).map(async (guest) => [
    ...where,
    guest.firstName,
    guest.lastName,
    guest.nationality,
    guest.identityKind && IDENTITY_LABELS[guest.identityKind],
    await openNumber(deps, guest),
    guest.birthDate,
    guest.plate,
    missingOf(toListed(guest), stay.checkIn, askedBy(stay.asked))
      .map((part) => PART_LABELS[part])
      .join(', '),
  ]);
}

async function openNumber(deps: Deps, { id, identityNumber }: GuestRow): Promise<string | null> {
  if (identityNumber === null) return null;
  // Sealed under a lost key: the other rows are exported all the same.
  return openGuestIdentity(deps, id, identityNumber).catch(() => 'açılamadı');
}

function exportAudit(deps: Deps, { stay, guests }: ReportStay, actor: Actor) {
  const shown = guests.filter((guest) => guest.identityNumber !== null).length;
  if (shown === 0) return [];
  const write = beginWrite(deps, actor);
  return [
    write.audit('guests.export', stay.id, { entity: 'reservation', after: { numbers: shown } }),
  ];
}
