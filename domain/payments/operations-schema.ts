import * as z from 'zod';
import { queryFlag } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { SendMailInput, TransactionDetail } from './admin-schema.ts';
import { MAX_KURUS } from './refunds/give-back-schema.ts';
import { ALARM_KINDS } from './alarms.ts';
import { PartRules } from './part-schema.ts';
import { INSTALLMENT_PAYERS, PROVIDER_NAMES } from './providers.ts';

/** GET /v1/admin/paymentalarms: `open=1` (default) those that nobody has settled. */
export const AlarmQuery = z.object({ open: queryFlag.default(true), ...pagingShape(100) });

export const PaymentAlarm = z.object({
  id: z.string(),
  kind: z.enum(ALARM_KINDS),
  label: z.string(),
  /** What happened and what to do about it. */
  sentence: z.string(),
  amount: KurusSchema,
  provider: z.string().nullable(),
  provider_ref: z.string().nullable(),
  /** The code, for an entry of one of our reservations. */
  reservation_id: z.string().nullable(),
  reservation_uid: z.string().nullable(),
  transaction_id: z.string().nullable(),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  resolved_by: z.string().nullable(),
  resolution: z.string().nullable(),
});
export type PaymentAlarm = z.infer<typeof PaymentAlarm>;
export const PaymentAlarmPage = pageOf(PaymentAlarm);

/** PATCH /v1/admin/paymentalarms: says what was done about one. A settled one stays as it is. */
export const ResolveAlarmInput = z.strictObject({
  id: line(1, 100),
  resolution: paragraph(500).min(3, 'Ne yaptığınızı birkaç sözcükle yazın.'),
});
export type ResolveAlarmInput = z.infer<typeof ResolveAlarmInput>;

/**
 * POST /v1/admin/transactions/{id}/refund (+ Idempotency-Key): refunds a card payment through the
 * provider that took it, fully or in part; the refund becomes an entry of its own.
 */
export const RefundInput = z.strictObject({
  amount: z
    .int()
    .min(1, 'Tutar sıfırdan büyük olmalı.')
    .max(MAX_KURUS, 'Tutar en çok 100.000.000 ₺ olabilir.'),
  reason: paragraph(500).min(1, 'İadenin nedenini yazın.'),
  notify: z.boolean().default(true),
});
export type RefundInput = z.infer<typeof RefundInput>;

/** The refund's own entry; `status` tells whether the provider has executed it. */
export const Refunded = TransactionDetail;

/**
 * PATCH /v1/admin/transactions/{id}: the outcome of a refund whose result was unknown, as shown in
 * the provider's own panel.
 */
export const SettlePendingInput = z.strictObject({
  status: z.enum(['succeeded', 'failed']),
  note: paragraph(500).min(3, 'Sonucu nereden gördüğünüzü yazın.'),
});
export type SettlePendingInput = z.infer<typeof SettlePendingInput>;

/**
 * PUT /v1/admin/payment/edit (GET /v1/admin/paymentsettings): the provider that takes cards; `none`
 * leaves bank transfers only.
 */
const PaymentTerms = z.strictObject({
  payment_provider: z.enum([...PROVIDER_NAMES, 'none']),
  /** Most instalments a guest may choose; 1 means a single payment. */
  payment_installments: z.int().min(1).max(12),
  /** Who carries what the bank asks for instalments (decision 0129). */
  payment_installment_fee: z.enum(INSTALLMENT_PAYERS),
  /** The interim payments of villas that have none of their own. */
  payment_parts: PartRules,
});
/** What is left out of the last two stays as it is. */
export const PaymentSettingsInput = PaymentTerms.partial({
  payment_installment_fee: true,
  payment_parts: true,
});
export type PaymentSettingsInput = z.infer<typeof PaymentSettingsInput>;

export const PaymentSettings = PaymentTerms.extend({
  providers: z.array(
    z.object({
      name: z.enum(PROVIDER_NAMES),
      label: z.string(),
      /** Whether its secrets are set; only then can it be chosen. */
      ready: z.boolean(),
      /** What its panel calls the secrets that are missing. */
      missing: z.array(z.string()),
      /** Where the provider has to send its callbacks. */
      callback_url: z.string(),
    }),
  ),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/**
 * POST /v1/admin/paymentlink (+ Idempotency-Key): a payment page at the provider for what is due,
 * for a guest on the phone. No mail is sent.
 */
export const ProviderLinkInput = SendMailInput.extend({
  kind: z.enum(['prepayment', 'part', 'balance']).optional(),
});
export type ProviderLinkInput = z.infer<typeof ProviderLinkInput>;

export const ProviderLink = z.object({
  reservation_id: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  kind: z.enum(['prepayment', 'balance']),
  amount: KurusSchema,
  link: z.string(),
  expires_at: z.string(),
});
export type ProviderLink = z.infer<typeof ProviderLink>;
