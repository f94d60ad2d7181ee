import * as z from 'zod';
import { DaySchema } from '#domain/wire/fields.ts';
import { discountShape } from './discount-shape.ts';

/** Both days inclusive; null leaves that side open. */
const windows = {
  /** When it may be booked. */
  bookFrom: DaySchema.nullable().default(null),
  bookTo: DaySchema.nullable().default(null),
  /** The first and the last discounted night. */
  stayFrom: DaySchema.nullable().default(null),
  stayTo: DaySchema.nullable().default(null),
};

const isForwards = (from: string | null, to: string | null) =>
  from === null || to === null || from <= to;

/** `early` needs a condition that makes the booking early; `long_stay` needs a number of nights. */
export const DiscountInput = z
  .strictObject({
    kind: z.enum(['early', 'long_stay']),
    /** Basis points: 10 % is 1000. */
    rate: z.int().min(1, 'Oran sıfırdan büyük olmalı.').max(9000, 'Oran en çok %90 olabilir.'),
    ...windows,
    /** Nights the whole stay must have. */
    minNights: z.int().min(1).max(100).nullable().default(null),
    /** Least number of days between booking and check-in. */
    daysBefore: z.int().min(1).max(730).nullable().default(null),
  })
  .refine((row) => isForwards(row.bookFrom, row.bookTo), {
    path: ['bookTo'],
    message: 'Rezervasyon aralığının bitişi, başlangıcından önce olamaz.',
  })
  .refine((row) => isForwards(row.stayFrom, row.stayTo), {
    path: ['stayTo'],
    message: 'Konaklama aralığının bitişi, başlangıcından önce olamaz.',
  })
  .refine((row) => row.kind !== 'early' || row.bookTo !== null || row.daysBefore !== null, {
    path: ['daysBefore'],
    message: 'Erken rezervasyon için son rezervasyon gününü ya da kaç gün önce olduğunu yazın.',
  })
  .refine((row) => row.kind !== 'long_stay' || row.minNights !== null, {
    path: ['minNights'],
    message: 'Uzun konaklama için en az gece sayısını yazın.',
  });
export type DiscountInput = z.infer<typeof DiscountInput>;

/** PUT /v1/admin/villas/{villa_id}/discounts: all discounts of the villa, replaced as a set. */
export const ReplaceDiscountsInput = z.strictObject({
  version: z.int().min(1),
  rows: z.array(DiscountInput).max(50, 'En çok 50 indirim olabilir.'),
});
export type ReplaceDiscountsInput = z.infer<typeof ReplaceDiscountsInput>;

/** A stored discount. */
export const AdminDiscount = z.object({ id: z.int(), ...discountShape });
export type AdminDiscount = z.infer<typeof AdminDiscount>;

export const DiscountTable = z.object({
  villa_id: z.int(),
  version: z.int(),
  discounts: z.array(AdminDiscount),
});
export type DiscountTable = z.infer<typeof DiscountTable>;
