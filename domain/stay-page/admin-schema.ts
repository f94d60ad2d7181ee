import { z } from 'zod';
import { ExpectedTotalSchema } from '../reservations/clerk-input.ts';
import { NewExtra } from '../extras/items.ts';
import { DaySchema, paragraph } from '../wire/fields.ts';
import { pageOf, pagingShape } from '../wire/paging.ts';
import { REQUEST_KINDS, REQUEST_STATES } from './request-kinds.ts';
import { StayRequest } from './requests.ts';

/** GET /v1/admin/stayrequests: what guests ask for, the open ones first. */
export const StayRequestQuery = z.object({
  state: z.enum(REQUEST_STATES).optional(),
  kind: z.enum(REQUEST_KINDS).optional(),
  reservation: z.string().max(60).optional(),
  ...pagingShape(50),
});
export type StayRequestQuery = z.infer<typeof StayRequestQuery>;

export const AdminStayRequest = StayRequest.extend({
  /** The stay as it is wished for, to be priced before it is granted; null where the wish is another. */
  wished: z
    .object({
      villa_id: z.int(),
      checkIn: DaySchema,
      checkOut: DaySchema,
      adults: z.int(),
      children: z.int(),
      babies: z.int(),
    })
    .nullable(),
  /** The price that the guest saw of one of the villa's extras, for which it is granted. Kuruş. */
  promised: NewExtra.pick({ unitPrice: true, payee: true })
    .extend({ quantity: z.int() })
    .nullable(),
  /** Why it cannot be granted as things are; null where nothing stands against it. */
  obstacle: z.string().nullable(),
  reservation: z.object({
    id: z.string(),
    code: z.string(),
    checkin: DaySchema,
    checkout: DaySchema,
    customer_name: z.string(),
    phone: z.string(),
    villa_name: z.string(),
  }),
});
export type AdminStayRequest = z.infer<typeof AdminStayRequest>;

export const StayRequestPage = pageOf(AdminStayRequest);
export type StayRequestPage = z.infer<typeof StayRequestPage>;

/** GET /v1/admin/reservations/{id}/invoice */
export const StayInvoice = z.object({ invoice: z.object({ uploadedAt: z.string() }).nullable() });
export type StayInvoice = z.infer<typeof StayInvoice>;

/**
 * What a clerk agrees to with the wish: the total that they saw (another by now is `PRICE_CHANGED`), or
 * what an extra or a late check-out costs and whom it is paid to. Kuruş.
 */
export const RequestChange = z.strictObject({
  expectedTotal: ExpectedTotalSchema.optional(),
  extra: NewExtra.pick({ unitPrice: true, payee: true }).optional(),
});
export type RequestChange = z.infer<typeof RequestChange>;

/** PATCH /v1/admin/stayrequests/{id} */
export const AnswerRequestInput = z.strictObject({
  state: z.enum(['accepted', 'declined']),
  /** Nothing more is said where it is left out. */
  answer: paragraph(1000).optional(),
  /** Of what is granted: the stay is changed in the same batch. Left out: a clerk does it by hand. */
  apply: RequestChange.optional(),
});
export type AnswerRequestInput = z.infer<typeof AnswerRequestInput>;
