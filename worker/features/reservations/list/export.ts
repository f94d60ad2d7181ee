import { may } from '#domain/auth/permissions.ts';
import { factsOf, FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { SOURCE_LABELS } from '#domain/reservation-sources.ts';
import { asOf } from '#domain/reservation-hold.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { type CsvCell, csvMoney, toCsv } from '#domain/spreadsheets/csv.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { readInParts } from '#worker/platform/database/read-in-parts.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { listReservations } from './list-queries.ts';

/** Most rows of one export, because of the limits of spreadsheets and of the platform's memory. */
export const EXPORT_ROWS = 10_000;

type Row = Awaited<ReturnType<typeof listReservations>>['rows'][number];
type Column = { title: string; cell: (row: Row) => CsvCell; isContact?: true };

const COLUMNS: Column[] = [
  { title: 'Rezervasyon', cell: (row) => row.code },
  { title: 'Durum', cell: (row) => STATUS_LABELS[row.status] },
  { title: 'Villa', cell: (row) => row.villaName },
  { title: 'Misafir', cell: (row) => `${row.firstName} ${row.lastName}` },
  { title: 'Telefon', cell: (row) => row.phone, isContact: true },
  { title: 'E-posta', cell: (row) => row.email, isContact: true },
  { title: 'Giriş', cell: (row) => row.checkIn },
  { title: 'Çıkış', cell: (row) => row.checkOut },
  { title: 'Gece', cell: (row) => row.nights },
  { title: 'Yetişkin', cell: (row) => row.adults },
  { title: 'Çocuk', cell: (row) => row.children },
  { title: 'Bebek', cell: (row) => row.babies },
  { title: 'Toplam (TL)', cell: (row) => csvMoney(row.total) },
  { title: 'Ek hizmetler (TL)', cell: (row) => csvMoney(row.extras) },
  { title: 'Ödenen (TL)', cell: (row) => csvMoney(row.paid) },
  { title: 'Ön ödeme (TL)', cell: (row) => csvMoney(row.prepayment) },
  { title: 'Depozito (TL)', cell: (row) => csvMoney(row.deposit) },
  { title: 'Kaynak', cell: (row) => SOURCE_LABELS[row.source] },
  { title: 'Dil', cell: (row) => factsOf(row.language ?? FIRST_LANGUAGE).name },
  { title: 'Oluşturma (UTC)', cell: (row) => row.createdAt },
];

/** The filtered reservations as CSV, at most 10,000; `total` counts all that match. */
export async function exportReservations(
  { db, clock }: Deps,
  filters: ReservationFilters,
  viewer: Viewer,
): Promise<{ csv: string; total: number }> {
  let total = 0;
  const now = instant(clock);
  const rows = await readInParts(EXPORT_ROWS, async (part) => {
    const listed = await listReservations(db, { ...filters, ...part }, viewer, now);
    total = listed.total;
    return listed.rows;
  });
  const columns = COLUMNS.filter(({ isContact }) => !isContact || may(viewer.role, 'contacts'));
  const csv = toCsv(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ cell }) => cell(asOf(row, now)))),
  );
  return { csv, total };
}
