import { z } from 'zod';
import { DaySchema, KurusSchema } from '../wire/fields.ts';
import { pagingShape } from '../wire/paging.ts';

/** How many nights ahead advice looks: further on, the season's end is mostly not decided yet. */
export const ADVICE_NIGHTS = 365;

/** Free nights [from, to) that nobody can book, and the mildest change that lets somebody. */
const UnsellableGap = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  from: DaySchema,
  to: DaySchema,
  nights: z.int(),
  /** The fewest nights that an arrival on `from` must take today. */
  minNights: z.int(),
  /** List prices of the nights together. */
  worth: KurusSchema,
  /** A bulk change of the kind `min_nights`. */
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
  /** Of all of them, whatever the page. */
  nights: z.int(),
  worth: KurusSchema,
  /** Nights are looked at from today to this day, not included. */
  until: DaySchema,
});
export type AdviceList = z.infer<typeof AdviceList>;

/** GET /v1/admin/villas/{villa_id}/advice: what to try on the last season. */
export const VillaAdviceQuery = z.object({
  minNights: z.coerce.number().int().min(1).max(30).default(5),
  /** Whole per cent; below zero it gets cheaper. */
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
    /** Villas of the district for as many people, one more or one less. */
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
