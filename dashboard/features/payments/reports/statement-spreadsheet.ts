import { nameMonths } from '#domain/payments/reports/month-span.ts';
import type { Statement, StatementStay } from '#domain/payments/reports/report-schema.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import {
  day,
  money,
  number,
  type SheetOf,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const statementSheet = ({ stays, ...span }: Statement): SheetOf<StatementStay> => ({
  name: `ekstre-${nameMonths(span)}`,
  read: async ({ skip }) => ({ items: stays.slice(Number(skip)), total: stays.length }),
  columns: [
    text('Rezervasyon', (row) => row.reservation_id),
    text('Villa', (row) => row.villa_name),
    text('Misafir', (row) => row.customer_name),
    text('Durum', (row) => STATUS_LABELS[row.status]),
    day('Giriş', (row) => row.checkin),
    day('Çıkış', (row) => row.checkout),
    number('Gece', (row) => row.nights),
    money('Brüt (TL)', (row) => row.gross),
    money('Komisyon (TL)', (row) => row.commission),
    money('Temizlik ve ek hizmet (TL)', (row) => row.extras),
    money('Net (TL)', (row) => row.net),
    money('Girişte alınan (TL)', (row) => row.at_door),
    money('Hak ediş (TL)', (row) => row.payout),
    money('Ödenen (TL)', (row) => row.paid_out),
    money('Kalan (TL)', (row) => row.left),
  ],
});
