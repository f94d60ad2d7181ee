import * as z from 'zod';
import { DaySchema, KurusSchema, line, RowIdSchema } from '#domain/wire/fields.ts';
import { queryId } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { PAYOUT_OBSTACLES } from './proposal.ts';
import { PAYOUT_TIMINGS } from './timing.ts';

/** GET /v1/admin/payouts/proposal?until=2027-05-31; without a day it is today. */
export const ProposalQuery = z.object({ until: DaySchema.optional() });

/** What is due to an owner for one stay; negative when too much was paid. Kuruş. */
const DueStay = z.object({
  reservation_id: z.string(),
  reservation_uid: z.string(),
  villa_name: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  owed: KurusSchema,
  /** Received for the stay so far: any payout beyond it is the agency's own money. */
  collected: KurusSchema,
});

export const ProposedPayout = z.object({
  owner: z.object({ id: z.int(), name: z.string(), iban: z.string().nullable() }),
  timing: z.enum(PAYOUT_TIMINGS),
  due: KurusSchema,
  /** Why nothing can be paid, or null. */
  obstacle: z.enum(PAYOUT_OBSTACLES).nullable(),
  stays: z.array(DueStay),
});
export type ProposedPayout = z.infer<typeof ProposedPayout>;

/** Days after its own that a proposal looks ahead. */
export const DAYS_AHEAD = 60;

/** Every owner with something due by the end of `until`; owners who can be paid first, then by amount. */
export const Proposal = z.object({
  until: DaySchema,
  owners: z.array(ProposedPayout),
  /** What becomes due in the following `DAYS_AHEAD` days, as agreed today. */
  coming: z.array(z.object({ day: DaySchema, owners: z.int(), amount: KurusSchema })),
});
export type Proposal = z.infer<typeof Proposal>;

/**
 * POST /v1/admin/payouts (+ Idempotency-Key): the owners to pay. `due` is the amount of the
 * proposal and must still be right; `amount` may be less, with a `reason`. Owners left out are not
 * paid.
 */
export const PayoutRunInput = z.strictObject({
  until: DaySchema,
  rows: z
    .array(
      z
        .strictObject({
          owner: RowIdSchema,
          due: KurusSchema.min(1, 'Tutar sıfırdan büyük olmalı.'),
          amount: KurusSchema.min(1, 'Tutar sıfırdan büyük olmalı.'),
          reason: line(3, 200).nullable().default(null),
        })
        .refine(({ amount, due }) => amount <= due, {
          path: ['amount'],
          message: 'Ödenecek olandan fazlası ödenemez.',
        })
        .refine(({ amount, due, reason }) => amount === due || reason !== null, {
          path: ['reason'],
          message: 'Neden daha az ödendiğini yazın.',
        }),
    )
    .min(1, 'En az bir ev sahibi seçin.')
    .max(500, 'Bir seferde en çok 500 ev sahibine ödenir.')
    .refine((rows) => new Set(rows.map(({ owner }) => owner)).size === rows.length, {
      message: 'Bir ev sahibi iki kez yazılmış.',
    }),
  /** False: owners get no statement by mail. */
  notify: z.boolean().default(true),
});
export type PayoutRunInput = z.infer<typeof PayoutRunInput>;

export const PayoutRun = z.object({
  id: z.string(),
  until: DaySchema,
  created_at: z.string(),
  created_by: z.string().nullable(),
  owners: z.int(),
  total: KurusSchema,
  /** From this day on it can no longer be taken back. */
  final_from: DaySchema,
  /** Whether owners are told by mail once it is at the bank, and then of its being taken back. */
  notified: z.boolean(),
  /** It is written down and not at the bank yet: neither its file was made nor is it marked so. */
  awaits_bank: z.boolean(),
  taken_back_at: z.string().nullable(),
  taken_back_by: z.string().nullable(),
  taken_back_reason: z.string().nullable(),
  /** Whether it can be taken back today. */
  can_take_back: z.boolean(),
});
export type PayoutRun = z.infer<typeof PayoutRun>;

/** GET /v1/admin/payouts, the newest first. */
export const PayoutRunQuery = z.object(pagingShape(50));
export const PayoutRunPage = pageOf(PayoutRun);

/** What one owner received; `iban` shows its last four characters. */
const Payout = z.object({
  id: z.string(),
  owner: z.object({ id: z.int(), name: z.string() }),
  iban: z.string(),
  due: KurusSchema,
  amount: KurusSchema,
  reason: z.string().nullable(),
  stays: z.array(
    z.object({
      reservation_id: z.string(),
      reservation_uid: z.string(),
      villa_name: z.string(),
      amount: KurusSchema,
    }),
  ),
});

export const PayoutRunDetail = PayoutRun.extend({ payouts: z.array(Payout) });
export type PayoutRunDetail = z.infer<typeof PayoutRunDetail>;

/** GET /v1/admin/reports/payday?owner=7; owners leave `owner` out. */
export const PaydayQuery = z.object({ owner: queryId.optional() });

/** An owner's last and next payout; kuruş. */
export const Payday = z.object({
  timing: z.enum(PAYOUT_TIMINGS),
  last: z.object({ day: DaySchema, amount: KurusSchema }).nullable(),
  /** Due by today and not paid yet; negative when too much was paid. */
  due: KurusSchema,
  /** What becomes due on the next day on which something does. */
  next: z.object({ day: DaySchema, amount: KurusSchema }).nullable(),
});
export type Payday = z.infer<typeof Payday>;

/** POST /v1/admin/payouts/{id}/takeback (+ Idempotency-Key) */
export const TakeBackInput = z.strictObject({ reason: line(3, 200) });
export type TakeBackInput = z.infer<typeof TakeBackInput>;
