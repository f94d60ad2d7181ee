import type * as z from 'zod';
import type { ReplaceDiscountsInput } from '#domain/prices/discount-schema.ts';

export type DiscountValues = z.input<typeof ReplaceDiscountsInput>;
