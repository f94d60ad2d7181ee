import { z } from 'zod';
import { pageOf, pagingShape } from '../../wire/paging.ts';
import { RowIdSchema } from '../../wire/fields.ts';
import { DiscountInput } from '../discount-schema.ts';
import { SeasonInput } from '../schema.ts';
import { PriceChange } from './change-schema.ts';

/** Villas that one change may have: one write of the database holds all of them. */
export const MOST_VILLAS = 500;

const some = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, 'En az bir villa seçin.')
    .max(MOST_VILLAS, `Bir kerede en çok ${MOST_VILLAS} villa değiştirilebilir.`);

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
});
export type ApplyBulkInput = z.infer<typeof ApplyBulkInput>;

/** A row that comes; `season` names the feast or school break that it moved with. */
const NewSeason = z.object({ ...SeasonInput.shape, season: z.string().nullable() });

/** What a change would do to a villa. Money in kuruş. */
export const VillaChange = z.object({
  villa_id: z.int(),
  code: z.string(),
  name: z.string(),
  version: z.int(),
  prices: z.object({ removed: z.array(SeasonInput), added: z.array(NewSeason) }),
  discounts: z.object({ removed: z.array(DiscountInput), added: z.array(DiscountInput) }),
  /** Nights to come that nobody has and whose price changes, and what they cost together. */
  freeNights: z.object({ nights: z.int(), before: z.int(), after: z.int() }),
});
export type VillaChange = z.infer<typeof VillaChange>;

/** Villas that stay as they are are named apart; those that are gone are in neither list. */
export const BulkPreview = z.object({
  villas: z.array(VillaChange),
  unchanged: z.array(z.object({ villa_id: z.int(), name: z.string() })),
});
export type BulkPreview = z.infer<typeof BulkPreview>;

export const BulkApplied = z.object({ id: z.string(), villas: z.int() });
export type BulkApplied = z.infer<typeof BulkApplied>;

export const BulkChangeQuery = z.object(pagingShape(10));

/** A change that was made; names of who made it and who undid it. */
export const BulkChange = z.object({
  id: z.string(),
  created_at: z.string(),
  by: z.string(),
  change: PriceChange,
  villas: z.int(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
});
export type BulkChange = z.infer<typeof BulkChange>;
export const BulkChanges = pageOf(BulkChange);
