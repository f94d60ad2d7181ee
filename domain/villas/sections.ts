import * as z from 'zod';
import { PartRules } from '#domain/payments/part-schema.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
import {
  DaySchema,
  HttpsUrl,
  InstantSchema,
  line,
  paragraph,
  PhoneSchema,
  RowIdSchema,
  PriceSchema,
} from '#domain/wire/fields.ts';
import { HouseGuide } from './house-guide.ts';
import { ShownLocation } from './location.ts';
import { Nearby } from './nearby.ts';
import { parsePermitNumber } from './permit.ts';

/** A set of row ids: each once. */
export const rowIds = (max: number) =>
  z
    .array(RowIdSchema)
    .max(max, `En çok ${max} seçim yapılabilir.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Aynı seçim iki kez gönderildi.');

export const RateSchema = z
  .int()
  .min(0, 'Oran eksi olamaz.')
  .max(10_000, 'Oran %100 değerini aşamaz.');

const NightsSchema = z.int().min(1, 'En az 1 gece olmalı.').max(100, 'En çok 100 gece olabilir.');

const TimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saati SS:DD biçiminde yazın.');

export const VillaSlug = z
  .string()
  .max(80, 'En çok 80 karakter olabilir.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Yalnız küçük harf, rakam ve tire kullanın.')
  .refine((slug) => !isReservedSlug(slug), 'Bu adres sitenin kendi sayfasına ayrılmış.');

const VillaCode = line(1, 20).regex(/^[A-Za-z0-9-]+$/, 'Yalnız harf, rakam ve tire kullanın.');

/** Türkiye and northern Cyprus: swapped coordinates fall outside. */
const Latitude = z
  .number()
  .min(34, 'Enlem 34–43 arasında olmalı.')
  .max(43, 'Enlem 34–43 arasında olmalı.');
const Longitude = z
  .number()
  .min(25, 'Boylam 25–46 arasında olmalı.')
  .max(46, 'Boylam 25–46 arasında olmalı.');

/** Name, location and capacity of the villa. `capacity` is adults and children together. */
export const VillaFacts = z.strictObject({
  name: line(2, 120),
  code: VillaCode,
  slug: VillaSlug,
  owner_id: RowIdSchema,
  /**
   * The first day of arrival that is this owner's; null: all. Left out with another owner, it is
   * today; never later, because whoever books until then would book the next owner's stay. Earlier
   * stays, and those with money of their owner, stay with the previous one.
   */
  owner_since: DaySchema.nullable(),
  /** Region that visitors search by. */
  town_id: RowIdSchema,
  /** İlçe; defaults to the region's own on creation or when the region changes. */
  district_id: RowIdSchema,
  neighbourhood: line(0, 80),
  capacity: z.int().min(1).max(60),
  maxAdults: z.int().min(1).max(60),
  maxChildren: z.int().min(0).max(60),
  maxBabies: z.int().min(0).max(20),
  bedrooms: z.int().min(0).max(30),
  bathrooms: z.int().min(0).max(30),
  floors: z.int().min(1).max(20),
  /** Exact; the public page shows it as exactly as `locationShown` allows. */
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  locationShown: ShownLocation,
  videoUrl: HttpsUrl.nullable(),
});
export type VillaFacts = z.infer<typeof VillaFacts>;

/** Booking rules and price defaults. Money in kuruş, rates in basis points (20 % = 2000). */
export const VillaRules = z.strictObject({
  checkInTime: TimeSchema,
  checkOutTime: TimeSchema,
  /** Minimum nights for a check-in from 1 June to 30 September, and for any other. */
  minNightsSeason: NightsSchema,
  minNightsOther: NightsSchema,
  deposit: PriceSchema,
  depositTaker: z.enum(['agency', 'owner']),
  cleaningFee: PriceSchema,
  /** Number of nights from which cleaning is free. */
  cleaningThreshold: z.int().min(0).max(100),
  commissionRate: RateSchema,
  prepaymentRate: RateSchema,
  /** Its interim payments, none with an empty list; null: the agency's. Left out: unchanged. */
  paymentParts: PartRules.nullable().optional(),
  /** Booked at once by whoever pays, and the day on which the owner agreed to that. */
  instant: z.boolean(),
  instantAgreedOn: DaySchema.nullable(),
});
export type VillaRules = z.infer<typeof VillaRules>;

const lines = z.array(line(1, 300)).max(60, 'En çok 60 satır olabilir.');

export const VillaTexts = z.strictObject({
  summary: paragraph(500),
  description: RichText,
  included: lines,
  excluded: lines,
  houseRules: lines,
  notes: paragraph(3000),
  /** "Neden bu ev". */
  why: paragraph(600),
  /** "Gelmeden bilin": stairs, road, neighbours, sounds. */
  goodToKnow: z.array(line(1, 200)).max(12, 'En çok 12 satır olabilir.'),
  /** When the agency last saw the house, not later than today, and who did; empty: the agency. */
  inspectedOn: DaySchema.nullable(),
  inspectedBy: line(0, 60),
});
export type VillaTexts = z.infer<typeof VillaTexts>;

/** A bedroom: "Ebeveyn yatak odası", "1 çift kişilik yatak". Shown in this order. */
const VillaRoom = z.strictObject({ name: line(1, 80), beds: line(1, 200) });
export const VillaRooms = z.array(VillaRoom).max(40, 'En çok 40 oda olabilir.');

const Centimetres = z.int().min(10, 'En az 10 cm olmalı.').max(20_000, 'En çok 200 m olabilir.');

/** `sheltered`: korunaklı, not visible from outside. */
const VillaPool = z.strictObject({
  use: z.enum(['private', 'shared']),
  kind: z.enum(['outdoor', 'indoor', 'children']),
  widthCm: Centimetres,
  lengthCm: Centimetres,
  depthCm: Centimetres,
  heated: z.boolean(),
  sheltered: z.boolean(),
});
export const VillaPools = z.array(VillaPool).max(10, 'En çok 10 havuz olabilir.');

const VillaDistance = z.strictObject({
  place: z.enum(['sea', 'centre', 'market', 'restaurant', 'hospital', 'airport']),
  metres: z.int().min(0).max(1_000_000),
});
export const VillaDistances = z
  .array(VillaDistance)
  .max(6)
  .refine(
    (rows) => new Set(rows.map((row) => row.place)).size === rows.length,
    'Aynı yer iki kez yazılmış.',
  );

const PermitNumber = line(0, 40).transform((text, context) => {
  const number = parsePermitNumber(text);
  if (text !== '' && number === null) {
    context.addIssue({ code: 'custom', message: 'Belge numarasında en az bir rakam olmalı.' });
    return z.NEVER;
  }
  return number;
});

/**
 * İzin belgesi (law 7464). Without `no` a villa cannot be activated. `scan` is the key of a file.
 */
export const VillaPermit = z.strictObject({
  no: PermitNumber.nullable(),
  date: DaySchema.nullable(),
  holder: line(0, 160).nullable(),
  address: line(0, 300).nullable(),
  maxGuests: z.int().min(1).max(100).nullable(),
  scan: line(0, 200).nullable(),
  plaqueNo: line(0, 40).nullable(),
  verifiedAt: InstantSchema.nullable(),
  expiresOn: DaySchema.nullable(),
  /** Who looked, and where: `e-Devlet izin belgesi sorgulama`. */
  checkedBy: line(0, 120).nullable(),
  checkedWhere: line(0, 160).nullable(),
  /** The last day on which that check counts. */
  nextCheckOn: DaySchema.nullable(),
  withdrawnOn: DaySchema.nullable(),
});
export type VillaPermit = z.infer<typeof VillaPermit>;

/**
 * Handover facts: never public, and never shown to owners. Guests see theirs on the page of the
 * stay from a certain day on (domain/stay-page/phase.ts).
 */
export const VillaPrivate = z.strictObject({
  greeterName: line(0, 120).nullable(),
  greeterPhone: PhoneSchema.nullable(),
  caretakerName: line(0, 120).nullable(),
  caretakerPhone: PhoneSchema.nullable(),
  keyBox: line(0, 200).nullable(),
  doorCode: line(0, 60).nullable(),
  wifiName: line(0, 100).nullable(),
  wifiPassword: line(0, 100).nullable(),
  calendarManager: line(0, 120).nullable(),
  agencyNotes: paragraph(4000).nullable(),
  /** Where the exits and the fire extinguisher are. */
  exits: paragraph(800).nullable(),
  /** How things in the house work, as shown to guests. */
  houseGuide: HouseGuide,
  nearby: Nearby,
});

/** The same as an answer carries it. */
export const StoredPrivate = VillaPrivate.extend({
  greeterPhone: z.string().nullable(),
  caretakerPhone: z.string().nullable(),
});
export type StoredPrivate = z.infer<typeof StoredPrivate>;
