import * as z from 'zod';
import { DaySchema, InstantSchema, line, paragraph } from '#domain/wire/fields.ts';

/** Hours within which a house must be off after an order (communiqué of 31 December 2025). */
export const TAKEDOWN_HOURS = 24;

/** POST /v1/admin/villas/{id}/takedown: an order of the authorities; the house is off at once. */
export const TakedownInput = z.strictObject({
  receivedAt: InstantSchema,
  /** Who ordered it. */
  source: line(2, 160),
  /** Number or date of the letter. */
  reference: line(0, 120).default(''),
  what: paragraph(2000).default(''),
});
export type TakedownInput = z.infer<typeof TakedownInput>;

/** POST /v1/admin/takedowns/{id}/end */
export const TakedownEnd = z.strictObject({
  /** What shows that the house may be offered again. */
  evidence: paragraph(2000).refine((text) => text.length >= 3, 'Neyin kanıtladığını yazın.'),
});
export type TakedownEnd = z.infer<typeof TakedownEnd>;

export const Takedown = z.object({
  id: z.string(),
  villa_id: z.int(),
  villa_name: z.string(),
  receivedAt: z.string(),
  /** The end of the 24 hours. */
  dueAt: z.string(),
  /** When it was recorded, which is when the house was off. */
  takenAt: z.string(),
  source: z.string(),
  reference: z.string(),
  what: z.string(),
  endedAt: z.string().nullable(),
  evidence: z.string().nullable(),
});
export type Takedown = z.infer<typeof Takedown>;

/** Why a house that the agency has on sale is not offered, or soon will not be. */
const OFF_SALE_REASONS = ['order', 'withdrawn', 'unchecked', 'expired', 'check-due'] as const;
export type OffSaleReason = (typeof OFF_SALE_REASONS)[number];

export const OFF_SALE_LABELS: Record<OffSaleReason, string> = {
  order: 'Kaldırma bildirimi var',
  withdrawn: 'İzin belgesi geri alınmış',
  unchecked: 'İzin belgesi doğrulanmamış',
  expired: 'İzin belgesinin süresi',
  'check-due': 'Belgenin yeniden kontrolü',
};

/** GET /v1/admin/permits */
export const PermitOverview = z.object({
  /** Houses on sale whose permit keeps them, or within 30 days will keep them, off every page. */
  houses: z.array(
    z.object({
      villa_id: z.int(),
      villa_name: z.string(),
      reason: z.enum(OFF_SALE_REASONS),
      /** The last day on which it is offered; null: it is off. */
      until: DaySchema.nullable(),
      /** Coming stays, which stand. */
      stays: z.array(
        z.object({ id: z.string(), code: z.string(), checkin: DaySchema, checkout: DaySchema }),
      ),
    }),
  ),
  /** Every order, open ones first. */
  orders: z.array(Takedown),
});
export type PermitOverview = z.infer<typeof PermitOverview>;
