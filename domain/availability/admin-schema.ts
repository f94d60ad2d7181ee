import * as z from 'zod';
import { istanbulDay, isDay, nightsBetween } from '#domain/values/dates.ts';
import { pageOf, pagingShape, wholeShape } from '#domain/wire/paging.ts';
import { QueryIds } from '#domain/wire/query-ids.ts';
import { parseInstant } from '#domain/values/instant.ts';
import { DaySchema, InstantSchema, paragraph, VersionInput } from '#domain/wire/fields.ts';
import { BLOCK_KINDS, type BlockKind } from './block-kinds.ts';
import { MAX_OCCUPANCY_VILLAS } from './occupancy-limits.ts';

/**
 * A day, or an instant that stands for its day in Türkiye: `2027-06-01` and
 * `2027-05-31T21:00:00.000Z` mean the same. The specification sends dates of owner blocks as ISO
 * strings.
 */
const DayOrInstant = z
  .string()
  // Stop here, so that the rules that compare two days never see something else.
  .max(40, { abort: true })
  .transform((text, context) => {
    const day = toDay(text);
    if (day !== null) return day;
    context.addIssue({
      code: 'custom',
      message:
        text === '' ? 'Tarih seçin.' : 'Geçerli bir tarih bekleniyor (YYYY-AA-GG ya da ISO 8601).',
    });
    return z.NEVER;
  });

function toDay(text: string): string | null {
  if (isDay(text)) return text;
  const instant = parseInstant(text);
  if (instant === null) return null;
  const day = istanbulDay(instant);
  return isDay(day) ? day : null;
}

const BlockKindSchema = z.enum(BLOCK_KINDS);

/** Longest block, in nights. */
const MAX_BLOCK_NIGHTS = 731;

const VillaId = z.int('Villa seçin.').min(1, 'Villa seçin.').max(999_999_999);

const datesShape = {
  /** The first blocked night. */
  started_at: DayOrInstant,
  /** The first free day after it: the nights [started_at, finished_at) are taken. */
  finished_at: DayOrInstant,
};

const NoteSchema = paragraph(500);

/** When an option ends and its nights become free. Null: it stays until it is removed. */
const ExpirySchema = InstantSchema.nullable();

/**
 * POST /v1/admin/villas/date: closes nights of a villa by hand. 404 unknown or not your villa, 409
 * DATES_TAKEN naming what is there, 422 in the past.
 */
export const CreateBlockInput = z
  .strictObject({
    villa_id: VillaId,
    ...datesShape,
    status: BlockKindSchema.default('full'),
    note: NoteSchema.default(''),
    expires_at: ExpirySchema.default(null),
  })
  .superRefine(checkBlock);
export type CreateBlockInput = z.infer<typeof CreateBlockInput>;

/**
 * PUT /v1/admin/villas/date/{id}: other dates; what else is left out stays as it is. Another
 * `villa_id` moves the block to that villa; a block made `full` no longer ends by itself. 409
 * STALE_VERSION when it is no longer the `version` that was read.
 */
export const UpdateBlockInput = z
  .strictObject({
    version: VersionInput.optional(),
    villa_id: VillaId.optional(),
    ...datesShape,
    status: BlockKindSchema.meta({ example: 'option' }).optional(),
    note: NoteSchema.optional(),
    expires_at: ExpirySchema.optional(),
  })
  .superRefine(checkBlock);
export type UpdateBlockInput = z.infer<typeof UpdateBlockInput>;

const QueryId = z
  .string()
  .regex(/^\d{1,9}$/, 'Sayı bekleniyor.')
  .transform(Number);

/** DELETE /v1/admin/villas/date/{id}?version=3: the version that was read. */
export const DeleteBlockQuery = z.object({ version: QueryId.optional() });

/** What the form of a block holds; the version is that of the block it began with. */
export const BlockFormValues = z
  .strictObject({ ...CreateBlockInput.shape, version: VersionInput.optional() })
  .superRefine(checkBlock);
export type BlockFormValues = z.infer<typeof BlockFormValues>;

function checkBlock(
  block: {
    started_at: string;
    finished_at: string;
    status?: BlockKind;
    expires_at?: string | null;
  },
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const nights = nightsBetween(block.started_at, block.finished_at);
  if (nights < 1) refuse('finished_at', 'Bitiş günü başlangıç gününden sonra olmalı.');
  if (nights > MAX_BLOCK_NIGHTS) refuse('finished_at', `En çok ${MAX_BLOCK_NIGHTS} gece olabilir.`);
  if (typeof block.expires_at === 'string' && block.status === 'full') {
    refuse('expires_at', 'Yalnız opsiyonların bitiş zamanı olur.');
  }
}

export const ManualBlock = z.object({
  id: z.string(),
  version: VersionInput,
  villa_id: z.int(),
  villa_name: z.string(),
  status: BlockKindSchema,
  started_at: DaySchema,
  finished_at: DaySchema,
  nights: z.int(),
  note: z.string(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  /** The agency set it: an owner sees it, and cannot change it. */
  by_office: z.boolean(),
  /** Who blocked the nights. */
  created_by: z.string().nullable(),
});
export type ManualBlock = z.infer<typeof ManualBlock>;

/**
 * GET /v1/admin/external: `started_at` blocks that begin on or after that day, `finished_at` those
 * that end on or before it, `created_at` those made that day. Removed and run out ones are left out.
 */
export const BlockListQuery = z.object({
  ...pagingShape(20),
  order: z
    .enum(['started_at', '-started_at', 'finished_at', '-finished_at', 'created_at', '-created_at'])
    .default('-created_at'),
  status: BlockKindSchema.optional(),
  villa_id: QueryId.optional(),
  started_at: DayOrInstant.optional(),
  finished_at: DayOrInstant.optional(),
  created_at: DayOrInstant.optional(),
});
export type BlockListQuery = z.infer<typeof BlockListQuery>;

export const BlockPage = pageOf(ManualBlock);

/**
 * GET /v1/admin/occupancy: the days [from, to), by default 60 from today, at most 400. `villa_ids`
 * is comma-separated; `free_from` and `free_to` keep villas that are free on all those nights.
 * `persons`: capacity for that many; `features` (slugs, comma-separated): all of these;
 * `max_nightly` (kuruş): every one of the free nights costs at most that, or, without dates, some
 * coming night does. `prices=1` adds the nightly prices.
 */
export const OccupancyQuery = z.object({
  from: DaySchema.optional(),
  to: DaySchema.optional(),
  ...wholeShape(MAX_OCCUPANCY_VILLAS),
  town_id: QueryId.optional(),
  owner_id: QueryId.optional(),
  villa_ids: QueryIds(MAX_OCCUPANCY_VILLAS).optional(),
  free_from: DaySchema.optional(),
  free_to: DaySchema.optional(),
  persons: QueryId.optional(),
  features: z
    .string()
    .max(1_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(z.string().max(80)).max(30))
    .optional(),
  max_nightly: QueryId.optional(),
  prices: z.enum(['0', '1']).default('0'),
});
export type OccupancyQuery = z.infer<typeof OccupancyQuery>;

/**
 * Consecutive nights [from, to) of one holder. `hold`: a request that waits for an answer;
 * `option`: an option of a guest; `reservation`: booked. `state`: the status of a reservation, the
 * kind of a block (`full` or `option`) or the source of a feed.
 */
export const NightRun = z.object({
  from: DaySchema,
  to: DaySchema,
  kind: z.enum(['hold', 'option', 'reservation', 'block', 'external']),
  state: z.string(),
  /** Id of the reservation, the block or the event. */
  ref: z.string(),
  /** A guest's name (for owners the first name and an initial), a note, a feed's summary. */
  label: z.string(),
  /** The instant at which the nights become free. */
  expires_at: z.string().nullable(),
});
export type NightRun = z.infer<typeof NightRun>;

/**
 * Nightly prices: the seasons [from, to) in kuruş with their minimum stay where they set one;
 * otherwise the villa's own minimum applies, in and outside the high season.
 */
export const NightlyPrices = z.object({
  seasons: z.array(
    z.object({
      from: DaySchema,
      to: DaySchema,
      nightly: z.int(),
      minNights: z.int().nullable(),
      /** On which weekdays stays begin and end, in words; missing for every day. */
      rule: z.string().optional(),
    }),
  ),
  minNightsSeason: z.int(),
  minNightsOther: z.int(),
});
export type NightlyPrices = z.infer<typeof NightlyPrices>;

/**
 * The villas of a page with their runs of nights. The runs extend one night beyond the window on
 * either side, so that a bar cut off by the window can be told from one that begins or ends there.
 */
export const Occupancy = pageOf(
  z.object({
    id: z.int(),
    villa_id: z.int(),
    code: z.string(),
    name: z.string(),
    slug: z.string(),
    town: z.string(),
    capacity: z.int(),
    active: z.boolean(),
    runs: z.array(NightRun),
    /** Prices within the window, if requested. */
    prices: NightlyPrices.nullable(),
  }),
).extend({ from: DaySchema, to: DaySchema });
export type Occupancy = z.infer<typeof Occupancy>;
