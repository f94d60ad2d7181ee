import * as z from 'zod';
import { EXTRA_UNITS } from '#domain/extras/offered.ts';
import { PublicQuestion } from '#domain/messages/questions.ts';
import { PublicComment } from '#domain/comments/schema.ts';
import { CategoryAverage } from '#domain/comments/scores.ts';
import { discountShape } from '#domain/prices/discount-shape.ts';
import { shownStayDays } from '#domain/prices/stay-days-schema.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';

/** A picture: `src` is the path below /media without width and extension; see site/lib/picture. */
const Picture = z.object({
  key: z.string(),
  alt: z.string(),
  /** The room it shows; pictures of one room are adjacent. Empty for none. */
  room: z.string(),
  color: z.string(),
  width: z.int(),
  height: z.int(),
});
type Picture = z.infer<typeof Picture>;

const SeasonRow = z.object({
  id: z.string(),
  startsOn: DaySchema,
  endsOn: DaySchema,
  nightly: KurusSchema,
  minNights: z.int().nullable(),
  shortStayFee: KurusSchema.nullable(),
  cleaningThreshold: z.int().nullable(),
  ...shownStayDays,
});

/** A discount that can be booked today. */
const VillaDiscount = z.object(discountShape);

const named = z.object({ slug: z.string(), name: z.string() });

/** GET /v1/villa/{slug}: everything the page shows. Contains nothing private. */
export const VillaPage = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  code: z.string(),
  summary: z.string(),
  description: z.array(z.string()),
  town: named,
  district: named.extend({ province: z.string() }),
  types: z.array(named),
  permitNo: z.string(),
  /** Whether some night can be booked at once (domain/reservations/instant.ts). */
  instant: z.boolean(),
  /** The day on which the agency last saw the house, null for never, and who did; empty: the agency. */
  inspectedOn: DaySchema.nullable(),
  inspectedBy: z.string(),
  capacity: z.int(),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxBabies: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  floors: z.int(),
  /** As exact as the owner allows (domain/villas/location.ts); null when unknown or not shown. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Metres around `location` within which the villa lies; 0 when it is the villa's own place. */
  locationRadius: z.int(),
  rooms: z.array(z.object({ name: z.string(), beds: z.string() })),
  pools: z.array(
    z.object({
      label: z.string(),
      widthCm: z.int(),
      lengthCm: z.int(),
      depthCm: z.int(),
      heated: z.boolean(),
      sheltered: z.boolean(),
    }),
  ),
  distances: z.array(z.object({ place: z.string(), metres: z.int() })),
  features: z.array(z.object({ category: z.string(), items: z.array(z.string()) })),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  houseRules: z.array(z.string()),
  /** What the house charges besides the nights, at its price in kuruş. */
  extras: z.array(z.object({ name: z.string(), price: KurusSchema, unit: z.enum(EXTRA_UNITS) })),
  notes: z.string(),
  /** Why the agency recommends it; empty for none. */
  why: z.string(),
  /** What to know before booking: stairs, road, neighbours, sounds. */
  goodToKnow: z.array(z.string()),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  deposit: KurusSchema,
  cleaningFee: KurusSchema,
  cleaningThreshold: z.int(),
  minNightsSeason: z.int(),
  minNightsOther: z.int(),
  /** Basis points: 2000 is 20 %. */
  prepaymentRate: z.int(),
  /** What of the total is due between prepayment and arrival, basis points. */
  paymentParts: z.array(z.object({ daysBefore: z.int(), rate: z.int() })),
  /** The cheapest night on sale, kuruş; 0 when none is. */
  from: KurusSchema,
  /** The dearest. */
  to: KurusSchema,
  pictures: z.array(Picture),
  seasons: z.array(SeasonRow),
  discounts: z.array(VillaDiscount),
  /** The newest. */
  comments: z.array(PublicComment),
  /** The newest published questions with answers, and their total number. */
  questions: z.array(PublicQuestion),
  questionCount: z.int(),
  /** Average scores over all published reviews. */
  scores: z.array(CategoryAverage),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
});
export type VillaPage = z.infer<typeof VillaPage>;

/** POST /v1/admin/villas/{id}/preview: where the page can be seen before the villa is on sale. */
export const PreviewLink = z.object({ path: z.string(), validUntil: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;
