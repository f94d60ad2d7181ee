import * as z from 'zod';
import { DaySchema } from '#domain/wire/fields.ts';
import { PrivateToken } from '#domain/wire/link-token.ts';
import {
  OWNER_REFUSALS,
  OWNER_REPLIES,
  type OwnerRefusal,
  type OwnerWay,
} from './owner-replies.ts';

/** POST /v1/owner-question: what a private link asks. */
export const OwnerQuestionInput = z.strictObject({ link: PrivateToken });

/**
 * POST /v1/owner-question/answer. A refusal has its reason. `close`: the nights are closed for everybody
 * else too; only for reasons of `CLOSING_REFUSALS`, for others it has no effect.
 */
export const OwnerAnswerInput = z
  .strictObject({
    link: PrivateToken,
    answer: z.enum(OWNER_REPLIES, 'Evet ya da Hayır seçin.'),
    reason: z.enum(OWNER_REFUSALS, 'Nedenini seçin.').optional(),
    close: z.boolean().default(false),
  })
  .refine(({ answer, reason }) => answer === 'yes' || reason !== undefined, {
    path: ['reason'],
    message: 'Nedenini seçin.',
  });
export type OwnerAnswerInput = z.infer<typeof OwnerAnswerInput>;

/**
 * The request that an owner is asked about; no name and no contact of the guest. `open` can be
 * answered until `until` (ISO 8601; null: while the stay waits). `answered` was, `changed` is about
 * another stay by now, `over` has run out or was decided by the agency.
 */
export const OwnerQuestion = z.object({
  state: z.enum(['open', 'answered', 'changed', 'over']),
  /** Why it cannot be answered any more, as a sentence; null while it is open. */
  said: z.string().nullable(),
  villa: z.string(),
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  guests: z.int(),
  until: z.string().nullable(),
});
export type OwnerQuestion = z.infer<typeof OwnerQuestion>;

/** POST /v1/admin/reservations/{id}/owner-question: the link for a clerk to pass on. */
export const OwnerQuestionLink = z.object({
  link: z.string(),
  phone: z.string(),
  text: z.string(),
});
export type OwnerQuestionLink = z.infer<typeof OwnerQuestionLink>;

export const OWNER_REFUSAL_LABELS: Record<OwnerRefusal, string> = {
  taken: 'Başka yerden doldu',
  maintenance: 'Bakım ya da tadilat var',
  price: 'Fiyat uygun değil',
  other: 'Başka bir neden',
};

export const OWNER_WAY_LABELS: Record<OwnerWay, string> = {
  mail: 'E-postadaki bağlantı',
  whatsapp: 'WhatsApp’taki bağlantı',
  push: 'Telefon bildirimi',
  hand: 'Elle gönderilen bağlantı',
};
