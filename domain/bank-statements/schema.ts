import * as z from 'zod';
import { TRANSACTION_KINDS } from '#domain/payments/ledger.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, IbanSchema, KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { MAX_KURUS } from '#domain/payments/refunds/give-back-schema.ts';
import { LONGEST, MAX_STATEMENT_LINES, STATEMENT_FORMATS } from './statement.ts';

const Signed = z.int().min(-MAX_KURUS).max(MAX_KURUS);

/**
 * POST /v1/admin/bank-statements: the lines of one account in lira, as the dashboard read them from
 * the bank's file, the oldest first. `account` is the IBAN of one of the agency's accounts.
 */
export const StatementInput = z.strictObject({
  account: IbanSchema.meta({ example: 'TR330006100519786457841326' }),
  format: z.enum(STATEMENT_FORMATS),
  currency: z.literal('TRY', 'Yalnız TL hesapların ekstresi deftere işlenir.'),
  lines: z
    .array(
      z.strictObject({
        day: DaySchema,
        amount: Signed.refine((amount) => amount !== 0, 'Tutar sıfır olamaz.'),
        text: paragraph(LONGEST.text),
        name: paragraph(LONGEST.name),
        reference: paragraph(LONGEST.reference),
        balance: z.int().nullable(),
      }),
    )
    .min(1, 'Ekstrede hareket yok.')
    .max(MAX_STATEMENT_LINES),
});
export type StatementInput = z.infer<typeof StatementInput>;

/** `known`: lines that were brought before, in this or in another format. */
export const StatementTaken = z.object({ added: z.int(), known: z.int() });
export type StatementTaken = z.infer<typeof StatementTaken>;

export const LINE_STATES = ['open', 'done', 'ignored'] as const;

/** GET /v1/admin/bank-lines: `open` are those that nobody has matched or set aside. */
export const BankLineQuery = z.object({
  state: z.enum(LINE_STATES).default('open'),
  ...pagingShape(100),
});
export type BankLineQuery = z.infer<typeof BankLineQuery>;

const Proposed = z.object({
  reason: z.string(),
  certain: z.boolean(),
  /** `book`: a payment to record for this stay; `recognise`: a transfer that is in the books. */
  do: z.enum(['book', 'recognise']),
  of: z.enum(['stay', 'entry', 'payout', 'run']),
  id: z.string(),
  /** The code of the stay; empty for a payout. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  amount: KurusSchema,
  day: DaySchema.nullable(),
  status: z.enum(STATUSES).nullable(),
  /** A transfer that waits for the bank: it counts as made, and its mail leaves. */
  waits: z.boolean(),
});
export type Proposed = z.infer<typeof Proposed>;

export const BankLine = z.object({
  id: z.string(),
  account: z.string(),
  day: DaySchema,
  /** Signed: below zero for what left the account. */
  amount: z.int(),
  /** The part that nothing in the books stands for yet, above zero. */
  left: z.int(),
  text: z.string(),
  name: z.string(),
  reference: z.string(),
  ignored: z.string().nullable(),
  matches: z.array(
    z.object({
      of: z.enum(['entry', 'payout']),
      id: z.string(),
      code: z.string(),
      name: z.string(),
      kind: z.enum(TRANSACTION_KINDS),
      amount: KurusSchema,
      /** It was recorded from this line: “Yanlış yazıldı” takes it back. Others are only let go. */
      booked: z.boolean(),
    }),
  ),
  proposals: z.array(Proposed),
});
export type BankLine = z.infer<typeof BankLine>;

export const BankLinePage = pageOf(BankLine).extend({
  /** How many lines are in each state. */
  counts: z.object({ open: z.int(), done: z.int(), ignored: z.int() }),
  /** The agency's accounts, of which statements may be brought. */
  accounts: z.array(z.object({ iban: z.string(), bank: z.string(), currency: z.string() })),
});

/** POST /v1/admin/bank-lines/{id}/matches: the transfer in the books that a line is. */
export const MatchInput = z.strictObject({
  of: z.enum(['entry', 'payout', 'run']),
  id: line(1, 100),
});
export type MatchInput = z.infer<typeof MatchInput>;

/** PATCH /v1/admin/bank-lines/{id}: why a line is none of the books', or null to look at it again. */
export const SetAsideInput = z.strictObject({ ignored: line(3, 200).nullable() });
export type SetAsideInput = z.infer<typeof SetAsideInput>;
