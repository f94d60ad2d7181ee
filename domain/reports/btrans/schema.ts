import * as z from 'zod';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import { BTRANS_BASES } from './codes.ts';
import { BTRANS_FIELDS } from './gaps.ts';
import { MonthSchema } from '../month.ts';

const Basis = z.enum(BTRANS_BASES, 'Tarih esası confirmed, created ya da checkin olmalı.');

/**
 * GET /v1/admin/reports/btrans (the XML), `/btrans.zip`, `/btrans/summary`, `/btrans/changes`.
 * `basis`: the date by which a reservation belongs to the month, by default its confirmation.
 */
export const BtransQuery = z.object({ month: MonthSchema, basis: Basis.default('confirmed') });
export type BtransQuery = z.infer<typeof BtransQuery>;

/** GET /v1/admin/reports/btrans/missing, `/btrans/changes` */
export const BtransPageQuery = BtransQuery.extend(pagingShape(100));
export type BtransPageQuery = z.infer<typeof BtransPageQuery>;

/**
 * Something missing that keeps a reservation out of the file, and the screen where it can be
 * entered.
 */
export const BtransGap = z.object({
  field: z.enum(BTRANS_FIELDS),
  /** Turkish: "IBAN". */
  label: z.string(),
  /** The problem in Turkish, such as "IBAN girilmemiş." */
  message: z.string(),
  /** Address in the dashboard, e.g. `/dashboard/villas/12?alan=btrans.iban#btrans`. */
  link: z.string(),
});
export type BtransGap = z.infer<typeof BtransGap>;

/**
 * A confirmed reservation that is left out of the file, and everything missing. `reservation_id` is
 * the code.
 */
export const BtransMissing = z.object({
  id: z.string(),
  reservation_id: z.string(),
  status: z.enum(STATUSES),
  villa_id: z.int(),
  villa_name: z.string(),
  customer_name: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  total: KurusSchema,
  missing: z.array(BtransGap),
});
export type BtransMissing = z.infer<typeof BtransMissing>;

export const BtransMissingPage = pageOf(BtransMissing);
export type BtransMissingPage = z.infer<typeof BtransMissingPage>;

/** A file recorded as submitted. `fileNo` (`dosyano`) counts the files of a month from 1. */
export const BtransFile = z.object({
  id: z.string(),
  month: MonthSchema,
  basis: Basis,
  fileNo: z.int(),
  rows: z.int(),
  amount: KurusSchema,
  commission: KurusSchema,
  /** Who recorded it; null when that user has been deleted. */
  made_by: z.string().nullable(),
  created_at: z.string(),
});
export type BtransFile = z.infer<typeof BtransFile>;

/** GET /v1/admin/reports/btrans/files: newest first; of one month where asked. */
export const BtransFilesQuery = z.object({ month: MonthSchema.optional(), ...pagingShape(20) });
export const BtransFilePage = pageOf(BtransFile);
export type BtransFilePage = z.infer<typeof BtransFilePage>;

/**
 * POST /v1/admin/reports/btrans/files: records the content of the month's file as reported.
 * `fileNo`, `count` and `amount` are those of the submitted file; 409 when that number is already
 * recorded, or when the month has changed since.
 */
export const RecordBtransFileInput = z.strictObject({
  month: MonthSchema,
  basis: Basis,
  fileNo: z.int('Dosya numarası bekleniyor.').min(1).max(9_999),
  count: z.int('İşlem sayısı bekleniyor.').min(0),
  amount: KurusSchema.min(0),
});
export type RecordBtransFileInput = z.infer<typeof RecordBtransFileInput>;

/** Totals of a set of reservations, in kuruş. */
const Sums = z.object({
  count: z.int(),
  /** Sum of `rezervasyonTutari`. */
  amount: KurusSchema,
  /** Sum of `komisyonTutari`. */
  commission: KurusSchema,
});

/** GET /v1/admin/reports/btrans/summary */
export const BtransSummary = z.object({
  month: MonthSchema,
  basis: Basis,
  /** The `dosyano` that a file made now would have. */
  fileNo: z.int(),
  /** Last day to send it. */
  deadline: DaySchema,
  /** What is missing of the agency itself; until it is complete there is no file. */
  agency: z.array(BtransGap),
  /**
   * Reservations in the file. `received` is what the ledger has of them (less refunds), `due` the
   * rest of `amount`.
   */
  included: Sums.extend({ received: KurusSchema, due: KurusSchema }),
  /** Reservations left out because something is missing, by what is missing. */
  excluded: Sums.extend({
    missing: z.array(z.object({ field: z.enum(BTRANS_FIELDS), label: z.string(), count: z.int() })),
  }),
  /** Reservations left out because they are in another month's file already. */
  elsewhere: z.int(),
  lastFile: BtransFile.nullable(),
});
export type BtransSummary = z.infer<typeof BtransSummary>;

const BTRANS_CHANGE_KINDS = ['added', 'changed', 'removed'] as const;

/** How a reservation differs from the last recorded file of the month (in Turkish). */
export const BtransChange = z.object({
  id: z.string(),
  reservation_id: z.string(),
  status: z.enum(STATUSES),
  villa_id: z.int(),
  villa_name: z.string(),
  kind: z.enum(BTRANS_CHANGE_KINDS),
  what: z.array(z.string()),
});
export type BtransChange = z.infer<typeof BtransChange>;

/** GET /v1/admin/reports/btrans/changes: against the last recorded file; empty where there is none. */
export const BtransChanges = pageOf(BtransChange).extend({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type BtransChanges = z.infer<typeof BtransChanges>;
