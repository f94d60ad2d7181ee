import { z } from 'zod';
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

/** PATCH /v1/admin/stayrequests/{id} */
export const AnswerRequestInput = z.strictObject({
  state: z.enum(['accepted', 'declined']),
  /** Nothing more is said where it is left out. */
  answer: paragraph(1000).optional(),
});
export type AnswerRequestInput = z.infer<typeof AnswerRequestInput>;
