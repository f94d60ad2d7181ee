import { factsOf, FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { surplusOf } from '#domain/payments/dues.ts';
import type { ReservationExportRow } from '#domain/reservations/schema.ts';
import { SOURCE_LABELS } from '#domain/reservation-sources.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import {
  day,
  instant,
  money,
  number,
  type SheetOf,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readReservationPart } from '../api.ts';
import type { ReservationSearch } from './search.ts';

type Row = ReservationExportRow;

const CONTACT = [
  text<Row>('Telefon', (row) => row.phone),
  text<Row>('E-posta', (row) => row.email),
];

/** The reservations as a spreadsheet; an owner's has no contact data. */
export const reservationSheet = (
  search: ReservationSearch,
  seesContacts: boolean,
): SheetOf<Row> => ({
  name: 'rezervasyonlar',
  read: (part) => readReservationPart(search, part),
  columns: [
    text('Rezervasyon', (row) => row.reservation_id),
    text('Durum', (row) => STATUS_LABELS[row.status]),
    text('Villa', (row) => row.villa_name),
    text('Misafir', (row) => row.customer_name),
    ...(seesContacts ? CONTACT : []),
    day('Giriş', (row) => row.checkin),
    day('Çıkış', (row) => row.checkout),
    number('Gece', (row) => row.nights),
    number('Yetişkin', (row) => row.adults),
    number('Çocuk', (row) => row.children),
    number('Bebek', (row) => row.babies),
    money('Toplam (TL)', (row) => row.total),
    money('Ek hizmetler (TL)', (row) => row.extras),
    money('Ödenen (TL)', (row) => row.paid),
    money('Fazla ödenen (TL)', surplusOf),
    money('Ön ödeme (TL)', (row) => row.prepayment),
    money('Depozito (TL)', (row) => row.deposit),
    text('Kaynak', (row) => SOURCE_LABELS[row.source]),
    text('Dil', (row) => factsOf(row.language ?? FIRST_LANGUAGE).name),
    instant('Oluşturma', (row) => row.created_at),
  ],
});
