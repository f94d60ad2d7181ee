import * as z from 'zod';
import { GUEST_ASKS, InstallmentsShape } from '#domain/payments/guest-schema.ts';
import { TrackedReservation } from '#domain/reservations/schema.ts';
import { SearchItem } from '#domain/search/schema.ts';
import { DaySchema, EmailSchema, KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { OfferedExtra } from '#domain/extras/offered.ts';
import { PHASES } from './phase.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { RequestWish, StayRequest } from './requests.ts';
import { PrivateToken } from '#domain/wire/link-token.ts';
import { PARTY } from '#domain/wire/party.ts';

/** POST /v1/stay */
export const StayPageInput = z.strictObject({ link: PrivateToken });

const Contact = z.object({ name: z.string(), phone: z.string() });

/** `closed`: the stay does not count as over yet. */
const REVIEW_STATES = ['closed', 'open', 'waiting', 'published'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What only the guest who booked sees: money, requests, what comes next. Amounts in kuruş. */
const OwnPart = z.object({
  reservation: TrackedReservation,
  /** Where mails about the stay go; empty when only a phone is known. */
  email: z.string(),
  /** The amounts that can be paid now, each separately; `card`: whether cards are accepted. */
  payable: z.array(
    z.object({
      kind: z.enum(GUEST_ASKS),
      amount: KurusSchema,
      /** The last day for an interim payment. */
      dueOn: DaySchema.nullable(),
    }),
  ),
  card: z.boolean(),
  ...InstallmentsShape,
  /** `invoice`: its file is available from `GET /v1/stay/invoice.pdf`; its numbers may come before. */
  documents: z.object({
    voucher: z.boolean(),
    invoice: z.boolean(),
    invoice_numbers: z.array(z.string()),
    /** Those of them that `GET /v1/stay/invoices/{id}/file.pdf` has. */
    invoice_files: z.array(z.object({ id: z.string(), number: z.string() })),
    /** An invoice will follow, and its buyer is not known yet: the guest's name; else null. */
    lacks_buyer: z.string().nullable(),
  }),
  /** What may be asked for now. */
  askable: z.array(z.enum(REQUEST_KINDS)),
  /** The extras that the villa offers for this stay. */
  extras: z.array(OfferedExtra),
  requests: z.array(StayRequest),
  /** After a refusal: houses that are free for the same nights, the nearest first. */
  instead: z.array(SearchItem),
  /** Messages about this stay, oldest first: from this page, by mail, by clerks. */
  messages: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      from: z.enum(['guest', 'agency']),
      text: z.string(),
    }),
  ),
  /**
   * What cancelling today would cost under the agency's terms; null when it cannot be requested.
   */
  cancellation: z.object({ kept: KurusSchema, refund: KurusSchema }).nullable(),
  /** Once the stay is over. */
  after: z
    .object({
      deposit: z.object({
        held: KurusSchema,
        returned: KurusSchema,
        /** Kept for damage. */
        kept: KurusSchema,
        returnedAt: z.string().nullable(),
      }),
      /** The guest's review: can be written, waits for a clerk, or is published. */
      review: z.enum(REVIEW_STATES),
      /** What stands below it, as the invitation says, unless the guest writes another name. */
      author: z.string(),
      /** The same nights a year later, on the same weekdays. */
      nextYear: z.object({ checkIn: DaySchema, checkOut: DaySchema }),
    })
    .nullable(),
});

/**
 * POST /v1/stay: the page of a stay by its private link. The view for fellow travellers (`own`
 * null) has no money, code or identities.
 */
export const StayPage = z.object({
  phase: z.enum(PHASES),
  /** The instant it is true of. */
  at: z.string(),
  villa: TrackedReservation.shape.villa,
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  ...PARTY,
  /** From the prepayment on. */
  place: z
    .object({
      address: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      greeter: Contact.nullable(),
      caretaker: Contact.nullable(),
      guide: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          /** `GET /v1/stay/pictures/{id}` with the same link; size in pixels. */
          picture: z.object({ id: z.string(), width: z.int(), height: z.int() }).nullable(),
        }),
      ),
      /** Places nearby, the nearest first; metres. */
      nearby: z.array(z.object({ label: z.string(), name: z.string(), metres: z.int() })),
    })
    .nullable(),
  /** From the day of arrival to the day of departure. */
  keys: z
    .object({
      doorCode: z.string().nullable(),
      keyBox: z.string().nullable(),
      wifiName: z.string().nullable(),
      wifiPassword: z.string().nullable(),
    })
    .nullable(),
  houseRules: z.array(z.string()),
  own: OwnPart.nullable(),
});
export type StayPage = z.infer<typeof StayPage>;
export type OwnStay = NonNullable<StayPage['own']>;

/** POST /v1/stay/share */
export const SharedStayLink = z.object({ link: z.string() });
export type SharedStayLink = z.infer<typeof SharedStayLink>;

/** POST /v1/stay/requests (+ Idempotency-Key) */
export const AskInput = z.strictObject({ link: PrivateToken, wish: RequestWish });
export type AskInput = z.infer<typeof AskInput>;

/** POST /v1/stay/messages (+ Idempotency-Key) */
export const StayMessageInput = z.strictObject({
  link: PrivateToken,
  text: paragraph(2000).min(1, 'Mesajınızı yazın.'),
});
export type StayMessageInput = z.infer<typeof StayMessageInput>;

/** POST /v1/stay/email */
export const StayEmailInput = z.strictObject({ link: PrivateToken, email: EmailSchema });
export type StayEmailInput = z.infer<typeof StayEmailInput>;

/** The page's address, another one when the e-mail was changed. */
export const StayAddress = z.object({ page: z.string() });
export type StayAddress = z.infer<typeof StayAddress>;

/** POST /v1/stay/requests/withdraw */
export const WithdrawInput = z.strictObject({ link: PrivateToken, id: line(10, 60) });

/** POST /v1/stay/transfer, the fields besides the receipt; numbers arrive as texts. */
export const TransferFields = {
  amount: z
    .string()
    .max(12)
    .regex(/^\d{1,12}$/, 'Tutarı yazın.')
    .transform(Number)
    .pipe(KurusSchema.min(1, 'Tutarı yazın.'))
    .meta({ type: 'string', maxLength: 12, description: 'Kuruş', example: '840000' }),
  note: paragraph(600).default(''),
};
