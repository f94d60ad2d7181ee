import * as z from 'zod';
import { NAMED_SEASON_YEARS } from '#domain/holidays/named-seasons.ts';
import { addDays, isDay } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { DaySchema } from '#domain/wire/fields.ts';
import { DiscountInput } from '../discount-schema.ts';
import { FORWARDS, isForwards, SeasonPart } from '../schema.ts';
import { stayDays } from '../stay-days-schema.ts';

const YearSchema = z
  .string()
  .regex(/^20\d\d$/, 'Yılı dört rakamla yazın.')
  .refine(
    (year) => Number(year) >= NAMED_SEASON_YEARS.from && Number(year) <= NAMED_SEASON_YEARS.to,
    `${NAMED_SEASON_YEARS.from}–${NAMED_SEASON_YEARS.to} arasında bir yıl seçin.`,
  );

/** A price above ten million lira a night is a typing mistake. */
const MAX = 1_000_000_000;

/** How nightly prices change: first by basis points, then by kuruş, then rounded to a multiple. */
const RaiseShape = z.strictObject({
  percent: z.int().min(-9000, 'En çok %90 indirim olabilir.').max(100_000, 'Oran çok yüksek.'),
  amount: z.int().min(-MAX).max(MAX),
  roundTo: z.union([z.literal(100), z.literal(1000), z.literal(5000), z.literal(10_000)]),
});

/** First and last night, both inclusive. */
const span = {
  startsOn: DaySchema.refine((day) => day < '2100', 'Tarih çok ileride.'),
  endsOn: DaySchema.refine((day) => day < '2100', 'Tarih çok ileride.'),
};

/** The change applied to the prices of every chosen villa; past nights are unchanged. */
export const PriceChange = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('copy_year'),
      from: YearSchema.meta({ example: '2027' }),
      to: YearSchema.meta({ example: '2028' }),
      raise: RaiseShape,
      /** Rows of feasts and school breaks move with them to the other year's dates. */
      moveSeasons: z.boolean(),
      /** Nights of the other year that already have a price keep it. */
      keepPriced: z.boolean(),
    })
    .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Başka bir yıl seçin.' }),
  z
    .strictObject({ kind: z.literal('raise'), ...span, raise: RaiseShape })
    .refine(isForwards, FORWARDS)
    .refine(({ raise }) => raise.percent !== 0 || raise.amount !== 0, {
      path: ['raise', 'percent'],
      message: 'Oran ya da tutar yazın.',
    }),
  /** Terms that are left out stay those of the nights; null: as the villa's own terms say. */
  z.strictObject({ kind: z.literal('season'), row: SeasonPart }),
  z
    .strictObject({
      kind: z.literal('min_nights'),
      ...span,
      /** Null: as the villa's own terms say. */
      minNights: z.int().min(1, 'En az 1 gece olmalı.').max(100).nullable(),
    })
    .refine(isForwards, FORWARDS),
  /** On which days stays begin and end; what is left out stays. */
  z
    .strictObject({
      kind: z.literal('stay_days'),
      ...span,
      ...pick(stayDays, 'arrivalDays', 'departureDays', 'maxNights'),
    })
    .refine(isForwards, FORWARDS),
  /** The nights are sold together only, as a feast. */
  z
    .strictObject({ kind: z.literal('whole'), ...span })
    .refine(isForwards, FORWARDS)
    .refine(
      ({ startsOn, endsOn }) =>
        !isDay(startsOn) || !isDay(endsOn) || endsOn < addDays(startsOn, 100),
      { path: ['endsOn'], message: 'En çok 100 gece bütün olarak satılabilir.' },
    ),
  z
    .strictObject({ kind: z.literal('opening'), ...span })
    .refine(isForwards, FORWARDS)
    .refine(({ startsOn, endsOn }) => startsOn.slice(0, 4) === endsOn.slice(0, 4), {
      path: ['endsOn'],
      message: 'Açılış ve kapanış aynı yılda olmalı.',
    }),
  z.strictObject({
    kind: z.literal('discount'),
    row: DiscountInput,
    /** Discounts of the same kind go. */
    replace: z.boolean(),
  }),
]);
export type PriceChange = z.infer<typeof PriceChange>;
export type PriceChangeKind = PriceChange['kind'];
