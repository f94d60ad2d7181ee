import * as z from 'zod';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { OWNER_STATES } from './owner-replies.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import {
  DaySchema,
  EmailSchema,
  KurusSchema,
  line,
  paragraph,
  PhoneSchema,
} from '#domain/wire/fields.ts';
import { personName } from '#domain/wire/person-name.ts';
import { parseReservationCode } from '#domain/reservation-code.ts';
import { StayExtra } from '#domain/extras/items.ts';
import { OpenPart } from '#domain/payments/part-schema.ts';
import { Dues, GivenBack, MoneyLine, OpenAmounts } from './money-schema.ts';
import { SOURCES } from '#domain/reservation-sources.ts';
import { PARTY } from '#domain/wire/party.ts';

export const CustomerInput = z.strictObject({
  firstName: personName(1, 60),
  lastName: personName(1, 60),
  phone: PhoneSchema,
  email: EmailSchema,
  note: paragraph(1000).optional(),
});
export type CustomerInput = z.infer<typeof CustomerInput>;

/** POST /v1/reservation, with an `Idempotency-Key` header. */
export const CreateReservationInput = z.strictObject({
  quoteToken: z.string().min(1).max(4000),
  language: LanguageSchema.optional(),
  customer: CustomerInput,
  guests: z
    .array(z.strictObject({ firstName: personName(1, 60), lastName: personName(1, 60) }))
    .max(20)
    .optional(),
  /** Booked at once: its nights are held while the guest pays, and nobody is asked. */
  instant: z.boolean().optional(),
  consents: z.strictObject({
    terms: z.literal(true, 'Kiralama koşullarını onaylamanız gerekir.'),
    kvkk: z.literal(true, 'Aydınlatma metnini okuduğunuzu belirtmeniz gerekir.'),
    marketing: z.boolean().default(false),
  }),
});
export type CreateReservationInput = z.infer<typeof CreateReservationInput>;

export const ReservationCreated = z.object({
  reservationCode: z.string(),
  status: StatusSchema,
  holdExpiresAt: z.string(),
  total: KurusSchema,
  prepayment: KurusSchema,
  /** The private address of the stay's page; what is booked at once is paid there. */
  page: z.string(),
});
export type ReservationCreated = z.infer<typeof ReservationCreated>;

/** POST /v1/reservation/track */
export const TrackInput = z.strictObject({
  /** With or without dash and spaces, in any case; a text that is not a code finds nothing. */
  code: line(4, 30).transform((text) => parseReservationCode(text) ?? ''),
  email: EmailSchema,
});
export type TrackInput = z.infer<typeof TrackInput>;

export const TrackedReservation = z.object({
  code: z.string(),
  status: StatusSchema,
  statusLabel: z.string(),
  villa: z.object({
    slug: z.string(),
    name: z.string(),
    thumbnail: z.string(),
    town: z.string(),
    checkInTime: z.string(),
    checkOutTime: z.string(),
  }),
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  ...PARTY,
  lines: z.array(MoneyLine),
  total: KurusSchema,
  prepayment: KurusSchema,
  balance: KurusSchema,
  deposit: KurusSchema,
  paid: KurusSchema,
  dues: Dues,
  parts: z.array(OpenPart),
  givenBack: GivenBack.nullable(),
  deadline: z.string().nullable(),
  timeline: z.array(z.object({ status: StatusSchema, label: z.string(), at: z.string() })),
});
export type TrackedReservation = z.infer<typeof TrackedReservation>;

/** `page`: the address of the stay's page. */
export const TrackAnswer = TrackedReservation.extend({ page: z.string() });
export type TrackAnswer = z.infer<typeof TrackAnswer>;

const QueryId = z
  .string()
  .regex(/^\d{1,9}$/, 'Sayı bekleniyor.')
  .transform(Number);

/**
 * The filters of a list or an export of reservations. `reservation_id` is the code or a part of it;
 * `date1`, `date2` are inclusive; `oldrez=1`: only stays that have ended, `all`: those too.
 * `datetype=present`: confirmed stays that arrive, continue or leave on one of the days.
 */
export const ReservationFilters = z.object({
  order: z
    .enum([
      'checkin',
      '-checkin',
      'checkout',
      '-checkout',
      'created',
      '-created',
      'total',
      '-total',
      'code',
      '-code',
    ])
    .default('-created'),
  oldrez: z.enum(['0', '1', 'true', 'false', 'all']).default('0'),
  status: StatusSchema.optional(),
  villa_id: QueryId.optional(),
  town_id: QueryId.optional(),
  owner_id: QueryId.optional(),
  source: z.enum(SOURCES).optional(),
  /** `1`: only those that nobody has opened. */
  unread: z.enum(['0', '1', 'true', 'false']).default('0'),
  /** `1`: only those that hold money and are not confirmed. */
  undecided: z.enum(['0', '1', 'true', 'false']).default('0'),
  /** `1`: only those assigned to the caller. */
  mine: z.enum(['0', '1', 'true', 'false']).default('0'),
  reservation_id: z.string().trim().max(30).optional(),
  customer_name: z.string().trim().max(120).optional(),
  /** Searches code, name and, for the agency, phone; includes stays that have ended. */
  q: z.string().trim().max(120).optional(),
  datetype: z.enum(['checkin', 'checkout', 'created', 'stay', 'present']).default('checkin'),
  date1: DaySchema.optional(),
  date2: DaySchema.optional(),
});
export type ReservationFilters = z.infer<typeof ReservationFilters>;

/** GET /v1/admin/reservations */
export const ReservationListQuery = ReservationFilters.extend(pagingShape(100));
export type ReservationListQuery = z.infer<typeof ReservationListQuery>;

export const ReservationListItem = z.object({
  id: z.string(),
  reservation_id: z.string(),
  status: StatusSchema,
  villa_id: z.int(),
  villa_name: z.string(),
  villa_slug: z.string(),
  customer_name: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  nights: z.int(),
  guests: z.int(),
  total: KurusSchema,
  paid: KurusSchema,
  /** Until when the nights are held; null in other states, and while it holds money. */
  deadline: z.string().nullable(),
  /**
   * It holds the guest's money and is not confirmed: it does not expire, and somebody has to
   * decide.
   */
  undecided: z.boolean(),
  /** Whether the owner of a request answered; null: not asked, or it waits no longer. */
  owner_answer: z.enum(OWNER_STATES).nullable(),
  unread: z.boolean(),
  version: z.int(),
  created_at: z.string(),
});
export type ReservationListItem = z.infer<typeof ReservationListItem>;

export const ReservationPage = pageOf(ReservationListItem);
export type ReservationPage = z.infer<typeof ReservationPage>;

/**
 * GET /v1/admin/reservations/export: rows for a spreadsheet, at most 200 per call. Owners get no
 * contact data.
 */
export const ReservationExportQuery = ReservationFilters.extend(pagingShape(200));
export const ReservationExportRow = ReservationListItem.omit({
  id: true,
  unread: true,
  version: true,
}).extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  ...PARTY,
  extras: KurusSchema,
  prepayment: KurusSchema,
  deposit: KurusSchema,
  source: z.enum(SOURCES),
  /** Null: Turkish. */
  language: LanguageSchema.nullable(),
});
export type ReservationExportRow = z.infer<typeof ReservationExportRow>;
export const ReservationExportPage = pageOf(ReservationExportRow);

/** The content of the drawer. Owners see only the guest's name, no agency note, no commission. */
export const ReservationDetail = ReservationListItem.extend({
  source: z.enum(SOURCES),
  /** Booked at once; nobody was asked. */
  instant: z.boolean(),
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string(),
  }),
  /** In which the guest is written to; null: Turkish. */
  language: LanguageSchema.nullable(),
  ...PARTY,
  /** Of the stay and of its extras; they add up to the total. */
  lines: z.array(MoneyLine),
  extras: z.array(StayExtra),
  /** Whether extras can be added and removed. */
  extrasEditable: z.boolean(),
  prepayment: KurusSchema,
  balance: KurusSchema,
  dues: Dues,
  /** The interim payments before the arrival; none once it has ended early. */
  parts: z.array(OpenPart),
  open: OpenAmounts.nullable(),
  deposit: KurusSchema,
  gross: KurusSchema,
  ownerDiscount: KurusSchema,
  /** The agency's discount out of its own commission; only admins see the reason. */
  agencyDiscount: KurusSchema,
  discountReason: z.string().nullable(),
  cleaning: KurusSchema,
  commission: KurusSchema.nullable(),
  ownerPayout: KurusSchema.nullable(),
  /** Until when the guest may stay on the last day, if promised; HH:MM. */
  lateCheckout: z.string().nullable(),
  /** The villa's own hour. */
  checkOutTime: z.string(),
  /**
   * When the guest may enter, if the guests before may leave late; null for the villa's own time.
   */
  lateArrival: z.string().nullable(),
  /** Whether dates, villa and guests can still be changed; of a stay that has begun, its end. */
  stayEditable: z.boolean(),
  /** The guests are in the house. */
  begun: z.boolean(),
  agencyNote: z.string().nullable(),
  holdExpiresAt: z.string().nullable(),
  optionExpiresAt: z.string().nullable(),
  closeReason: z.string().nullable(),
  /** What the guest still owes, in kuruş: zero once the stay has ended early. */
  due: KurusSchema,
  /** What was paid beyond the total of a stay that stands: the guest's. */
  surplus: KurusSchema,
  /**
   * For a stay that has ended early: how much of `paid` the agency keeps (null until decided), why,
   * and what still has to be refunded. Null for every other stay.
   */
  off: z
    .object({
      kept: KurusSchema.nullable(),
      keptReason: z.string().nullable(),
      refundDue: KurusSchema,
    })
    .nullable(),
  moves: z.array(
    z.object({
      status: StatusSchema,
      label: z.string(),
      mails: z.array(z.string()),
      needsReason: z.boolean(),
    }),
  ),
  history: z.array(
    z.object({
      id: z.string(),
      from: StatusSchema.nullable(),
      to: StatusSchema,
      by: z.enum(['visitor', 'admin', 'owner', 'system', 'payment']),
      user: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type ReservationDetail = z.infer<typeof ReservationDetail>;
