import * as z from 'zod';
import { DaySchema, PriceSchema, RowIdSchema } from '#domain/wire/fields.ts';
import { haveRoom, ROOM, shownStayDays, stayDays } from './stay-days-schema.ts';

/** A limit that suits any table and leaves room for computing the following day. */
const SeasonDay = DaySchema.refine((day) => day < '2100', 'Tarih çok ileride.');

/**
 * A season row. Money in kuruş; `endsOn` is the last night, inclusive; null means the villa's own
 * terms.
 */
const season = {
  startsOn: SeasonDay,
  endsOn: SeasonDay,
  nightly: PriceSchema.min(100, 'Gecelik fiyat en az 1 ₺ olmalı.'),
  minNights: z.int().min(1).max(100).nullable(),
  /** Cleaning fee of a stay below the threshold. */
  shortStayFee: PriceSchema.nullable(),
  /** Number of nights from which cleaning is free. */
  cleaningThreshold: z.int().min(0).max(100).nullable(),
  /** Whether its nights are booked at once, by whoever pays (reservations/instant.ts). */
  instant: z.boolean().nullable().optional(),
  ...stayDays,
};

/** The fields of a new row, or of one that is replaced completely. */
const newSeason = {
  ...season,
  minNights: season.minNights.default(null),
  shortStayFee: season.shortStayFee.default(null),
  cleaningThreshold: season.cleaningThreshold.default(null),
};

/** Whether a row ends on or after its first night; `FORWARDS` is the error otherwise. */
export const isForwards = (row: { startsOn: string; endsOn: string }): boolean =>
  row.startsOn <= row.endsOn;
export const FORWARDS = { path: ['endsOn'], message: 'Bitiş, başlangıçtan önce olamaz.' };

/**
 * The villa's version when the editor loaded it; a row saved without it is not checked for
 * conflicts.
 */
const version = z.int().min(1).optional();

/** POST /v1/admin/villas/price */
export const CreatePriceInput = z
  .strictObject({ villa_id: RowIdSchema, version, ...newSeason })
  .refine(isForwards, FORWARDS)
  .refine(haveRoom, ROOM);
export type CreatePriceInput = z.infer<typeof CreatePriceInput>;

/** PUT /v1/admin/villas/price/{id}: what is left out stays; the row stays its villa's. */
export const UpdatePriceInput = z.strictObject({ version, ...season }).partial();
export type UpdatePriceInput = z.infer<typeof UpdatePriceInput>;

/** A price for nights that changes only what it names. */
export const SeasonPart = z
  .strictObject({
    ...season,
    minNights: season.minNights.optional(),
    shortStayFee: season.shortStayFee.optional(),
    cleaningThreshold: season.cleaningThreshold.optional(),
  })
  .refine(isForwards, FORWARDS)
  .refine(haveRoom, ROOM);
export type SeasonPart = z.infer<typeof SeasonPart>;

export const SeasonInput = z
  .strictObject(newSeason)
  .refine(isForwards, FORWARDS)
  .refine(haveRoom, ROOM);
export type SeasonInput = z.infer<typeof SeasonInput>;

/** Rows a villa's table may have. */
const MAX_SEASONS = 400;

/**
 * PUT /v1/admin/villas/{villa_id}/prices: replaces all rows of the table that have not ended. Ended
 * rows are kept and not sent.
 */
export const ReplacePricesInput = z.strictObject({
  version: z.int().min(1),
  rows: z.array(SeasonInput).max(MAX_SEASONS, `En çok ${MAX_SEASONS} satır olabilir.`),
  /** Prices far from those that stand are meant (`findPriceDoubts`); refused otherwise. */
  sure: z.boolean().optional(),
});
export type ReplacePricesInput = z.infer<typeof ReplacePricesInput>;

/** A stored season row. */
export const AdminPrice = z.object({
  id: z.int(),
  villa_id: z.int(),
  startsOn: DaySchema,
  endsOn: DaySchema,
  nightly: z.int(),
  minNights: z.int().nullable(),
  shortStayFee: z.int().nullable(),
  cleaningThreshold: z.int().nullable(),
  instant: z.boolean().nullable(),
  ...shownStayDays,
});
export type AdminPrice = z.infer<typeof AdminPrice>;

/** Nights without a price inside the table; `from` and `to` are the first and the last. */
export const PriceGap = z.object({ from: DaySchema, to: DaySchema, nights: z.int() });
export type PriceGap = z.infer<typeof PriceGap>;

/** The answer to saving one row; `version` is the villa's new version. */
export const PriceSaved = AdminPrice.extend({ version: z.int() });
export type PriceSaved = z.infer<typeof PriceSaved>;

export const PriceDeleted = z.object({ id: z.int(), deleted: z.literal(true), version: z.int() });
export type PriceDeleted = z.infer<typeof PriceDeleted>;

/** The complete table of a villa, including ended rows, oldest first. */
export const PriceTable = z.object({
  villa_id: z.int(),
  version: z.int(),
  prices: z.array(AdminPrice),
  gaps: z.array(PriceGap),
});
export type PriceTable = z.infer<typeof PriceTable>;
