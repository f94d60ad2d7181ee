import { z } from 'zod';
import { line } from '../wire/fields.ts';

/** Lira for one unit, as text with a dot: "41.8512". */
const RateText = line(1, 20)
  .regex(/^\d{1,4}(\.\d{1,4})?$/, 'Kur 41,8512 gibi yazılır; virgülden sonra en çok dört basamak.')
  .refine((text) => Number(text) > 0, 'Kur sıfırdan büyük olmalı.');

const Override = z.union([z.literal(''), RateText], 'Kur 41,8512 gibi yazılır; boş bırakılabilir.');

export const RATE_SOURCES = ['tcmb', 'manual'] as const;

/** Which of the bulletin's four rates is taken. */
export const RATE_FIELDS = [
  'ForexSelling',
  'ForexBuying',
  'BanknoteSelling',
  'BanknoteBuying',
] as const;

/**
 * PUT /v1/admin/exchange/edit. Every field may be left out and then stays as it is. The three
 * `*_exchange_rate` are typed in only while the source is `manual` (422 RATES_FROM_BULLETIN
 * otherwise); an `*_override` wins over the bulletin until it is emptied.
 */
export const ExchangeInput = z
  .strictObject({
    exchange_source: z.enum(RATE_SOURCES, 'Kaynak tcmb ya da manual olmalı.'),
    exchange_field: z.enum(RATE_FIELDS, `Alan şunlardan biri olmalı: ${RATE_FIELDS.join(', ')}.`),
    /** Added to the bulletin, in basis points: 1,5 % is "150". */
    exchange_margin: line(1, 5)
      .regex(/^\d{1,4}$/, 'Tam sayı bekleniyor (yüzde 1,5 için 150).')
      .refine((text) => Number(text) <= 2000, 'Marj en çok 2000 (yüzde 20) olabilir.'),
    dollar_exchange_rate: RateText,
    euro_exchange_rate: RateText,
    sterling_exchange_rate: RateText,
    dollar_override: Override,
    euro_override: Override,
    sterling_override: Override,
  })
  .partial();
export type ExchangeInput = z.infer<typeof ExchangeInput>;

/** One currency: the rate the site shows, where it comes from, and the bulletin beside it. */
const EffectiveRate = z.object({
  currency: z.enum(['DOLLAR', 'EURO', 'POUND']),
  code: z.enum(['USD', 'EUR', 'GBP']),
  /** Lira for one unit; empty where there is none yet. */
  rate: z.string(),
  origin: z.enum(['bulletin', 'override', 'manual']),
  override: z.string().nullable(),
  /** The chosen field of the last good bulletin, without margin. */
  bulletin: z.string().nullable(),
});

/**
 * GET /v1/admin/getexchange. `problem` says why the last look at the bulletin changed nothing; the
 * rates are then the last good ones, of `date`.
 */
export const Exchange = z.object({
  source: z.enum(RATE_SOURCES),
  field: z.enum(RATE_FIELDS),
  margin: z.int(),
  rates: z.array(EffectiveRate),
  /** The day of the rates that the site shows. */
  date: z.string().nullable(),
  bulletin_date: z.string().nullable(),
  checked_at: z.string().nullable(),
  problem: z.string().nullable(),
  /** The stored settings as they are: `dollar_exchange_rate` … */
  items: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type Exchange = z.infer<typeof Exchange>;

/**
 * POST /v1/admin/exchange/refresh: looks at the bulletin now. `acceptJump` takes rates that moved
 * more than 10 %, after a person has looked at them. 422 RATES_UNAVAILABLE with the reason.
 */
export const RefreshRatesInput = z.strictObject({ acceptJump: z.boolean().default(false) });
export type RefreshRatesInput = z.infer<typeof RefreshRatesInput>;
