import * as z from 'zod';
import { MonthSchema } from '#domain/payments/reports/report-schema.ts';
import { isMonth } from '#domain/values/dates.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { DaySchema, KurusSchema, line } from '#domain/wire/fields.ts';
import { PrivateToken } from '#domain/wire/link-token.ts';
import { INVOICE_KINDS, INVOICE_PROFILES } from './codes.ts';
import { INVOICE_NUMBER } from './number.ts';
import { BUYER_NUMBER_KINDS, INVOICE_STATES, SALE_KINDS } from './states.ts';

/** GET /v1/admin/invoices?month=2027-06: the month of the services. */
export const InvoicesQuery = z.object({ month: MonthSchema });

/** Who pays: `owner:7`, or `stay:` and the id of a stay whose guest pays. */
const PayerSchema = z.string().regex(/^(owner:\d{1,9}|stay:[\w-]{1,60})$/, 'Geçersiz alıcı.');

export const PayerParam = z.object({ payer: PayerSchema });

/** What an invoice says of its buyer. Numbers may be typed in groups. */
const BuyerFields = {
  number_kind: z.enum(BUYER_NUMBER_KINDS, 'Numaranın türünü seçin.'),
  number: line(0, 20, (text) => text.replaceAll(/[\s.-]/g, '').toUpperCase()).meta({ example: '' }),
  name: line(2, 120),
  tax_office: line(0, 60),
  street: line(0, 160),
  district: line(2, 60),
  city: line(2, 60),
  country: line(2, 60).meta({ example: 'Türkiye' }),
};

type BuyerNumber = { number_kind: keyof typeof NUMBER_RULES; number: string };

const hasValidNumber = ({ number_kind: kind, number }: BuyerNumber): boolean =>
  number === '' || NUMBER_RULES[kind](number);

const INVALID_NUMBER = { path: ['number'], message: 'Bu numara geçerli değil.' };

/** PUT /v1/admin/invoices/buyers/{payer}. An empty number keeps the stored one. */
export const InvoiceBuyerInput = z
  .strictObject({ ...BuyerFields, registered: z.boolean() })
  .refine(hasValidNumber, INVALID_NUMBER);
export type InvoiceBuyerInput = z.infer<typeof InvoiceBuyerInput>;

const NUMBER_RULES: Record<(typeof BUYER_NUMBER_KINDS)[number], (number: string) => boolean> = {
  tckn: isTckn,
  vkn: isVkn,
  passport: (number) => /^[A-Z0-9]{5,20}$/i.test(number),
  unknown: () => false,
};

/** What the buyers themselves say, on Konaklamam or by a link of their own. */
export const OwnBuyerInput = z
  .strictObject({
    link: PrivateToken,
    ...BuyerFields,
    number: BuyerFields.number.meta({ example: '10000000146' }),
    number_kind: z.enum(['tckn', 'vkn', 'passport'], 'Numaranın türünü seçin.'),
    street: line(3, 160),
  })
  .refine(({ number }) => number !== '', { path: ['number'], message: 'Numarayı yazın.' })
  .refine(hasValidNumber, INVALID_NUMBER)
  .refine(({ number_kind: kind, tax_office: office }) => kind !== 'vkn' || office !== '', {
    path: ['tax_office'],
    message: 'Şirket faturası için vergi dairesini yazın.',
  });
export type OwnBuyerInput = z.infer<typeof OwnBuyerInput>;

/** POST /v1/invoice-buyer: who is asked by a link. */
export const AskedBuyerInput = z.strictObject({ link: PrivateToken });
export const AskedBuyer = z.object({ name: z.string() });
export type AskedBuyer = z.infer<typeof AskedBuyer>;

/** POST /v1/admin/invoices/buyers/{payer}/link */
export const BuyerLink = z.object({
  link: z.string(),
  expires_at: z.string(),
  phone: z.string(),
  text: z.string(),
});
export type BuyerLink = z.infer<typeof BuyerLink>;

/** A buyer as the dashboard reads it; the number is masked. */
export const InvoiceBuyer = z.object({
  number_kind: z.enum(BUYER_NUMBER_KINDS),
  number: z.string(),
  name: z.string(),
  tax_office: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  country: z.string(),
  registered: z.boolean(),
});
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>;

const amounts = {
  net: KurusSchema,
  vat: KurusSchema,
  /** Accommodation tax, where there is any. */
  accommodation: KurusSchema.optional(),
  rounding: KurusSchema,
  gross: KurusSchema,
};

/** An invoice to be issued. Amounts in kuruş; below zero for a return. */
export const InvoiceDraft = z.object({
  /** Names the draft when it is issued. */
  id: z.string(),
  what: z.enum(SALE_KINDS),
  kind: z.enum(INVOICE_KINDS),
  payer: z.string(),
  name: z.string(),
  /** Codes of the stays it is for. */
  stays: z.array(z.string()),
  ...amounts,
  /** The last day to issue it: seven days after the first service (VUK md. 231/5). */
  due_on: DaySchema,
  is_late: z.boolean(),
  /** What has to be filled in before, in words. */
  missing: z.array(z.string()),
  buyer: InvoiceBuyer.nullable(),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

export const InvoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  /** The integrator has its PDF. */
  file: z.boolean(),
  what: z.enum(SALE_KINDS),
  kind: z.enum(INVOICE_KINDS),
  profile: z.enum(INVOICE_PROFILES),
  name: z.string(),
  stays: z.array(z.string()),
  issued_on: DaySchema,
  ...amounts,
  state: z.enum(INVOICE_STATES),
  state_reason: z.string(),
  /** Why the integrator has not said what became of it yet; '' for nothing. */
  problem: z.string(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** An invoice of a stay as the stay names it; one to an owner may name other stays too. Kuruş. */
export const InvoiceOfStay = InvoiceRow.pick({
  id: true,
  number: true,
  what: true,
  kind: true,
  issued_on: true,
  state: true,
}).extend({
  /** What of it is for this stay. */
  gross: KurusSchema,
  file: z.boolean(),
});
export type InvoiceOfStay = z.infer<typeof InvoiceOfStay>;

/** A month of the register: what is due of its services, and what was issued in it. */
export const InvoiceMonth = z.object({
  month: MonthSchema,
  /** What the agency has to fill in before it can issue any. */
  missing: z.array(z.string()),
  drafts: z.array(InvoiceDraft),
  issued: z.array(InvoiceRow),
});
export type InvoiceMonth = z.infer<typeof InvoiceMonth>;

/** The id of a draft begins with its month. */
const DraftId = z
  .string()
  .max(170)
  .refine((id) => isMonth(id.slice(0, 7)), 'Geçersiz fatura.')
  .meta({ example: '2027-06|commission|owner:7' });

/** POST /v1/admin/invoices/issue: all drafts of a month, or these in this order. */
export const IssueInvoicesInput = z
  .strictObject({
    month: MonthSchema.optional(),
    ids: z.array(DraftId).min(1, 'Fatura seçin.').max(200).optional(),
  })
  .refine(({ month, ids }) => (month === undefined) !== (ids === undefined), {
    path: ['month'],
    message: 'Ya ayı ya da faturaları seçin.',
  })
  .meta({ example: { month: '2027-06' } });
export type IssueInvoicesInput = z.infer<typeof IssueInvoicesInput>;

/** What became of each draft: issued, or why not. */
export const IssuedInvoices = z.object({
  issued: z.array(z.object({ id: z.string(), number: z.string() })),
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type IssuedInvoices = z.infer<typeof IssuedInvoices>;

/** POST /v1/admin/invoices/states: the answers of the integrator or the accountant's program. */
export const InvoiceStatesInput = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        number: z
          .string()
          .regex(INVOICE_NUMBER, 'Fatura numarası 16 karakterdir.')
          .meta({ example: 'KYA2027000000001' }),
        state: z.enum(INVOICE_STATES, 'Bilinmeyen durum.'),
        reason: line(0, 300),
      }),
    )
    .min(1)
    .max(1000),
});
export type InvoiceStatesInput = z.infer<typeof InvoiceStatesInput>;

export const InvoiceStatesAnswer = z.object({
  changed: z.int(),
  refused: z.array(z.object({ number: z.string(), reason: z.string() })),
});
export type InvoiceStatesAnswer = z.infer<typeof InvoiceStatesAnswer>;
