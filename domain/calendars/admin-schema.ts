import * as z from 'zod';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { DaySchema, line, queryNumber } from '#domain/wire/fields.ts';
import { SOURCES } from './sources.ts';
import { ENDINGS, EVENT_KINDS, FRESHNESS, OUR_KINDS, RESOLUTIONS, RUN_OUTCOMES } from './states.ts';

/** Days are `YYYY-MM-DD`; `start` is the first taken night, `end` the first free day after it. */

const villaId = z.int('Villa seçin.').min(1).max(999_999_999);
const sourceId = z.int().min(1).max(999_999_999);
const feedUrl = line(1, 2000);

/**
 * POST /v1/admin/villas/date/sync/preview: reads the feed and changes nothing. `source` is guessed
 * from the address when left out; `webcal://` means `https://`.
 * 404 unknown villa; 422 FEED_URL_REFUSED, FEED_UNREACHABLE, FEED_UNREADABLE, each saying why.
 */
export const SyncPreviewInput = z.strictObject({
  villa_id: villaId,
  url: feedUrl,
  source: z.enum(SOURCES, 'Tanınmayan kaynak.').optional(),
});
export type SyncPreviewInput = z.infer<typeof SyncPreviewInput>;

/**
 * POST /v1/admin/villas/date/sync: links the feed to the villa and applies what it says, in one
 * batch. When more than half of its coming events are gone, nothing is applied (`outcome: 'held'`)
 * until the call comes again with `confirmLoss`. Errors as in the preview; 409 FEED_MOVED_ON when
 * another run of this feed was faster.
 */
export const SyncInput = SyncPreviewInput.extend({ confirmLoss: z.boolean().default(false) });
export type SyncInput = z.infer<typeof SyncInput>;

const FeedEventShape = {
  uid: z.string(),
  start: DaySchema,
  end: DaySchema,
  nights: z.int(),
  kind: z.enum(EVENT_KINDS),
  summary: z.string(),
  /** What a person should know about it; empty for nothing. */
  why: z.string(),
};

/** The reservation or block of ours that an external event overlaps. */
const OursShape = {
  kind: z.enum(OUR_KINDS),
  ref: z.string(),
  /** "KY26-… Ad Soyad", or the note of a block. */
  label: z.string(),
  start: DaySchema,
  end: DaySchema,
};

/**
 * An event that could only be read in part: its name, its days as far as they are known, and what
 * is wrong.
 */
const FeedWarningSchema = z.object({
  uid: z.string(),
  start: DaySchema.nullable(),
  end: DaySchema.nullable(),
  summary: z.string(),
  why: z.string(),
});

/**
 * An event is in exactly one of the lists, or counted in `unchanged`. `warnings` also lists the
 * events that could only be read in part; what an earlier reading knew about those is kept.
 */
export const SyncPreview = z.object({
  source: z.enum(SOURCES),
  /** The address in the form in which it would be stored. */
  url: z.string(),
  /** The link's id when this feed is already linked to the villa. */
  source_id: z.int().nullable(),
  new: z.array(z.object(FeedEventShape)),
  moved: z.array(
    z.object({ ...FeedEventShape, from: z.object({ start: DaySchema, end: DaySchema }) }),
  ),
  gone: z.array(z.object(FeedEventShape)),
  conflicts: z.array(z.object({ ...FeedEventShape, ours: z.array(z.object(OursShape)) })),
  ignored: z.array(FeedWarningSchema),
  warnings: z.array(FeedWarningSchema),
  /** Coming events that the seller marks as free, which take no nights, or as tentative, which do. */
  notes: z.array(FeedWarningSchema),
  unchanged: z.int(),
  /** Coming events that the feed no longer has; above half of them `needsConfirm` is true. */
  loss: z.object({ lost: z.int(), of: z.int(), needsConfirm: z.boolean() }),
});
export type SyncPreview = z.infer<typeof SyncPreview>;

const CountsShape = {
  new: z.int(),
  moved: z.int(),
  gone: z.int(),
  conflicts: z.int(),
  ignored: z.int(),
  unchanged: z.int(),
};

/** Counts of what was applied; with `held`, of what would have been applied. */
export const SyncResult = z.object({
  run_id: z.string(),
  source_id: z.int(),
  outcome: z.enum(RUN_OUTCOMES),
  ...CountsShape,
  loss: z.object({ lost: z.int(), of: z.int() }),
  /** Events that could not be read whole. */
  warnings: z.array(FeedWarningSchema),
  /** One sentence for the toast. */
  message: z.string(),
});
export type SyncResult = z.infer<typeof SyncResult>;

/**
 * PATCH /v1/admin/villas/deleteical: removes links with their nights: all of the villa, or the one
 * that `source_id` or `url` names. 404 for a villa or a link that is not there.
 */
export const DeleteIcalInput = z.strictObject({
  villa_id: villaId,
  source_id: sourceId.optional(),
  url: feedUrl.optional(),
});
export type DeleteIcalInput = z.infer<typeof DeleteIcalInput>;

export const DeleteIcalResult = z.object({
  deleted: z.literal(true),
  /** How many links were removed, and how many of their coming nights. */
  sources: z.int(),
  nights: z.int(),
});
export type DeleteIcalResult = z.infer<typeof DeleteIcalResult>;

/**
 * GET /v1/admin/calendars/sources, ordered by villa. Owners see those of their own villas, without
 * the url.
 */
export const SourceListQuery = z.object({
  villa_id: queryNumber(1, 999_999_999).optional(),
  ...pagingShape(20),
});
export type SourceListQuery = z.infer<typeof SourceListQuery>;

export const CalendarSource = z.object({
  id: z.int(),
  villa_id: z.int(),
  villa_name: z.string(),
  source: z.enum(SOURCES),
  /** The secret address of the feed; null for an owner. */
  url: z.string().nullable(),
  host: z.string(),
  freshness: z.enum(FRESHNESS),
  /** True when the last good reading is more than 3 hours old, or there was none: shown in red. */
  stale: z.boolean(),
  lastOkAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Events that the last reading could only read in part; `freshness` is then `warning`. */
  warnings: z.array(FeedWarningSchema),
  /** Coming events that the seller marks as free or as tentative. */
  notes: z.array(FeedWarningSchema),
  /** Failed runs in a row. */
  failures: z.int(),
  nextRunAt: z.string().nullable(),
  /** Coming events of the feed, and how many of them overlap stays of ours. */
  events: z.int(),
  openConflicts: z.int(),
  createdAt: z.string(),
});
export type CalendarSource = z.infer<typeof CalendarSource>;
export const CalendarSourcePage = pageOf(CalendarSource);

/**
 * GET /v1/admin/calendars/freshness: each villa with linked calendars, rated by its worst calendar.
 * Owners get their own villas.
 */
export const FreshnessQuery = z.object({ villa_id: queryNumber(1, 999_999_999).optional() });

export const VillaFreshness = z.object({
  villa_id: z.int(),
  /** How many calendars are linked. */
  sources: z.int(),
  /** The oldest last good reading of its calendars; null while one has none. */
  lastOkAt: z.string().nullable(),
  /** True when that is more than 3 hours ago, or never: shown in red. */
  stale: z.boolean(),
  /** Which events of a calendar could not be read whole, in one sentence. */
  warning: z.string().nullable(),
  /** Why a calendar that fails cannot be read. */
  lastError: z.string().nullable(),
});
export type VillaFreshness = z.infer<typeof VillaFreshness>;
export const VillaFreshnessList = pageOf(VillaFreshness);

/** GET /v1/admin/calendars/runs, newest first. */
export const RunListQuery = z.object({
  villa_id: queryNumber(1, 999_999_999).optional(),
  source_id: queryNumber(1, 999_999_999).optional(),
  outcome: z.enum(RUN_OUTCOMES).optional(),
  ...pagingShape(20),
});
export type RunListQuery = z.infer<typeof RunListQuery>;

export const CalendarRun = z.object({
  id: z.string(),
  source_id: z.int(),
  source: z.enum(SOURCES),
  villa_id: z.int(),
  villa_name: z.string(),
  outcome: z.enum(RUN_OUTCOMES),
  counts: z.object({ ...CountsShape, lost: z.int() }),
  error: z.string().nullable(),
  warnings: z.array(FeedWarningSchema),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type CalendarRun = z.infer<typeof CalendarRun>;
export const CalendarRunPage = pageOf(CalendarRun);

/**
 * GET /v1/admin/calendars/conflicts: open ones ordered by their first night, closed ones newest
 * first.
 */
export const ConflictListQuery = z.object({
  villa_id: queryNumber(1, 999_999_999).optional(),
  state: z.enum(['open', 'resolved', 'all']).default('open'),
  ...pagingShape(20),
});
export type ConflictListQuery = z.infer<typeof ConflictListQuery>;

export const CalendarConflict = z.object({
  id: z.string(),
  villa_id: z.int(),
  villa_name: z.string(),
  /** The nights that both sides want. */
  firstNight: DaySchema,
  lastNight: DaySchema,
  nights: z.int(),
  /** When it was first seen. */
  since: z.string(),
  external: z.object({
    source_id: z.int(),
    source: z.enum(SOURCES),
    uid: z.string(),
    start: DaySchema,
    end: DaySchema,
    kind: z.enum(EVENT_KINDS),
    summary: z.string(),
    gone: z.boolean(),
  }),
  ours: z.object({
    kind: z.enum(['reservation', 'block']),
    ref: z.string(),
    /** The reservation's code; null for a block. */
    code: z.string().nullable(),
    label: z.string(),
    /** Status of the reservation or kind of the block, in Turkish. */
    status: z.string(),
    start: DaySchema,
    end: DaySchema,
  }),
  /** Possible next steps, one sentence each. */
  advice: z.array(z.string()),
  resolvedAt: z.string().nullable(),
  resolution: z.enum([...RESOLUTIONS, ...ENDINGS]).nullable(),
  note: z.string(),
});
export type CalendarConflict = z.infer<typeof CalendarConflict>;
export const CalendarConflictPage = pageOf(CalendarConflict);

/**
 * PATCH /v1/admin/calendars/conflicts/{id}: closes it and leaves the nights as they are. `other`
 * needs a note. 404 unknown, 409 CONFLICT_RESOLVED when it is already closed, 422 REASON_REQUIRED.
 */
export const ResolveConflictInput = z.strictObject({
  resolution: z.enum(RESOLUTIONS, 'Nasıl çözüldüğünü seçin.'),
  note: line(0, 500).default(''),
});
export type ResolveConflictInput = z.infer<typeof ResolveConflictInput>;

/**
 * GET and POST /v1/admin/villas/{villa_id}/calendartoken; POST makes a new address, and the old one
 * stops working.
 */
export const CalendarToken = z.object({
  villa_id: z.int(),
  token: z.string(),
  /** The address to give to other sellers. */
  url: z.string(),
});
export type CalendarToken = z.infer<typeof CalendarToken>;
