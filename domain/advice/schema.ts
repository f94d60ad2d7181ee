import * as z from 'zod';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import { pagingShape } from '#domain/wire/paging.ts';

/** How many nights ahead advice looks. Later seasons are usually not priced yet. */
export const ADVICE_NIGHTS = 365;

/**
 * Free nights [from, to) that no visitor can book, and the smallest change that makes them
 * bookable.
 */
const UnsellableGap = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  from: DaySchema,
  to: DaySchema,
  nights: z.int(),
  /** The minimum stay of an arrival on `from` as it is today. */
  minNights: z.int(),
  /** List price of all the nights together. */
  worth: KurusSchema,
  /** The rules of weekdays leave the nights over: what helps is a bulk change `stay_days`. */
  byDays: z.literal(true).optional(),
  /** Else a bulk change of the kind `min_nights`; the nights of either. */
  opensWith: z.object({ startsOn: DaySchema, endsOn: DaySchema, minNights: z.int() }),
});
export type UnsellableGap = z.infer<typeof UnsellableGap>;

/** GET /v1/admin/advice */
export const AdviceQuery = z.object(pagingShape(50));

export const AdviceList = z.object({
  items: z.array(UnsellableGap),
  total: z.int(),
  skip: z.int(),
  take: z.int(),
  /** Total over all rows, not only this page. */
  nights: z.int(),
  worth: KurusSchema,
  /** Nights are looked at from today to this day, not included. */
  until: DaySchema,
});
export type AdviceList = z.infer<typeof AdviceList>;

/** GET /v1/admin/villas/{villa_id}/advice: what to try on the last season. */
export const VillaAdviceQuery = z.object({
  minNights: z.coerce.number().int().min(1).max(30).default(5),
  /** Whole per cent; a negative number is a lower price. */
  percent: z.coerce.number().int().min(-50).max(100).default(10),
});
export type VillaAdviceQuery = z.infer<typeof VillaAdviceQuery>;

const Figures = z.object({
  stays: z.int(),
  nights: z.int(),
  /** Null where the reader may not see what stays bring in. */
  gross: KurusSchema.nullable(),
});
const Openness = z.object({ arrivals: z.int(), unsellable: z.int() });

export const VillaAdvice = z.object({
  villa_id: z.int(),
  active: z.boolean(),
  /** Nights are looked at from today to this day, not included. */
  until: DaySchema,
  gaps: z.array(UnsellableGap),
  leadTimes: z.object({
    /** Nights [from, to). */
    from: DaySchema,
    to: DaySchema,
    /** Villas in the same district for as many people, give or take one. */
    neighbours: z.int(),
    months: z.array(
      z.object({
        month: z.string(),
        own: z.int(),
        ownNights: z.int(),
        others: z.int(),
        otherNights: z.int(),
        otherVillas: z.int(),
        verdict: z.enum(['earlier', 'later', 'alike']),
      }),
    ),
  }),
  lastSeason: z.object({
    from: DaySchema,
    to: DaySchema,
    was: Figures,
    price: z.object({
      percent: z.int(),
      gross: KurusSchema.nullable(),
      breakEvenNights: z.int(),
    }),
    minimum: z.object({
      minNights: z.int(),
      freeNights: z.int(),
      before: Openness,
      after: Openness,
      shorter: Figures,
    }),
  }),
});
export type VillaAdvice = z.infer<typeof VillaAdvice>;
