import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { BTRANS_BASES } from '#domain/reports/btrans/codes.ts';
import { eventId, kurus } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import type { ReservationId, VillaId } from '#domain/values/ids.ts';

/** A BTRANS file that was sent; `file_no` (dosyano) counts the files of a month. Never changed. */
export const btransFiles = sqliteTable(
  'btrans_files',
  {
    ...eventId,
    month: text('month').notNull(),
    basis: text('basis', { enum: BTRANS_BASES }).notNull(),
    fileNo: integer('file_no').notNull(),
    rows: integer('rows').notNull(),
    amount: kurus('amount'),
    commission: kurus('commission'),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('btrans_files_no').on(t.month, t.fileNo),
    index('btrans_files_created').on(t.createdAt),
  ],
);

/**
 * What a sent file contained of a reservation. `digest` is a keyed hash of all of it, owner
 * included.
 */
export const btransRows = sqliteTable(
  'btrans_rows',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => btransFiles.id),
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    villaId: integer('villa_id').$type<VillaId>().notNull(),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    amount: kurus('amount'),
    commission: kurus('commission'),
    collectedOn: text('collected_on').notNull(),
    digest: text('digest').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.reservationId] }),
    index('btrans_rows_reservation').on(t.reservationId),
  ],
);
