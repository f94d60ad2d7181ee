import * as z from 'zod';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { RowIdSchema } from '#domain/wire/fields.ts';
import { DiscountInput } from '../discount-schema.ts';
import { SeasonInput } from '../schema.ts';
import { PriceChange } from './change-schema.ts';

/** Most villas of one change: all of them are written in one batch. */
export const MAX_VILLAS = 500;

const some = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'En az bir villa seçin.')
    .max(MAX_VILLAS, `Bir kerede en çok ${MAX_VILLAS} villa değiştirilebilir.`);

/** POST /v1/admin/prices/bulk/preview */
export const PreviewBulkInput = z.strictObject({
  villaIds: some(RowIdSchema),
  change: PriceChange,
});
export type PreviewBulkInput = z.infer<typeof PreviewBulkInput>;

/** POST /v1/admin/prices/bulk: each villa with the version that the preview was made of. */
export const ApplyBulkInput = z.strictObject({
  villas: some(z.strictObject({ id: RowIdSchema, version: z.int().min(1) })),
  change: PriceChange,
  /** Prices far from those that stand are meant (`findPriceDoubts`); refused otherwise. */
  sure: z.boolean().optional(),
});
export type ApplyBulkInput = z.infer<typeof ApplyBulkInput>;

/** An added row; `season` names the feast or school break it moved with. */
const NewSeason = z.object({ ...SeasonInput.shape, season: z.string().nullable() });

/** The effect of a change on one villa. Money in kuruş. */
export const VillaChange = z.object({
  villa_id: z.int(),
  code: z.string(),
  name: z.string(),
  version: z.int(),
  prices: z.object({ removed: z.array(SeasonInput), added: z.array(NewSeason) }),
  discounts: z.object({ removed: z.array(DiscountInput), added: z.array(DiscountInput) }),
  /** Coming free nights whose price changes, and their total. */
  freeNights: z.object({ nights: z.int(), before: z.int(), after: z.int() }),
});
export type VillaChange = z.infer<typeof VillaChange>;

/** Unchanged villas are listed separately; deleted ones are in neither list. */
export const BulkPreview = z.object({
  villas: z.array(VillaChange),
  unchanged: z.array(z.object({ villa_id: z.int(), name: z.string() })),
});
export type BulkPreview = z.infer<typeof BulkPreview>;

export const BulkApplied = z.object({ id: z.string(), villas: z.int() });
export type BulkApplied = z.infer<typeof BulkApplied>;

export const BulkChangeQuery = z.object(pagingShape(10));

/** A change that was made, with the names of who made it and who undid it. */
const BulkChange = z.object({
  id: z.string(),
  created_at: z.string(),
  by: z.string(),
  change: PriceChange,
  villas: z.int(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
});
type BulkChange = z.infer<typeof BulkChange>;
export const BulkChanges = pageOf(BulkChange);
