import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';

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
 * PUT /v1/admin/exchange/edit. Fields left out are unchanged. The three `*_exchange_rate` can only
 * be set while the source is `manual` (422 RATES_FROM_BULLETIN otherwise); an `*_override` takes
 * precedence over the bulletin until it is emptied.
 */
export const ExchangeInput = z
  .strictObject({
    exchange_source: z.enum(RATE_SOURCES, 'Kaynak tcmb ya da manual olmalı.'),
    exchange_field: z.enum(RATE_FIELDS, `Alan şunlardan biri olmalı: ${RATE_FIELDS.join(', ')}.`),
    /** Added to the bulletin's rate, in basis points: "150" is 1,5 %. */
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

/** One currency: the rate shown on the site, its origin, and the bulletin's rate. */
const EffectiveRate = z.object({
  currency: z.enum(['DOLLAR', 'EURO', 'POUND']),
  code: z.enum(['USD', 'EUR', 'GBP']),
  /** Lira for one unit; empty while there is no rate. */
  rate: z.string(),
  origin: z.enum(['bulletin', 'override', 'manual']),
  override: z.string().nullable(),
  /** The chosen field of the last good bulletin, without margin. */
  bulletin: z.string().nullable(),
});

/**
 * GET /v1/admin/getexchange. `problem` says why the last read of the bulletin changed nothing; the
 * rates are then the last good ones, of `date`.
 */
export const Exchange = z.object({
  source: z.enum(RATE_SOURCES),
  field: z.enum(RATE_FIELDS),
  margin: z.int(),
  rates: z.array(EffectiveRate),
  /** The day of the rates shown on the site. */
  date: z.string().nullable(),
  bulletin_date: z.string().nullable(),
  checked_at: z.string().nullable(),
  problem: z.string().nullable(),
  /** The stored settings: `dollar_exchange_rate` … */
  items: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type Exchange = z.infer<typeof Exchange>;

/**
 * POST /v1/admin/exchange/refresh: reads the bulletin now. `acceptJump` takes rates that moved more
 * than 10 %, once a person has checked them. 422 RATES_UNAVAILABLE with the reason.
 */
export const RefreshRatesInput = z.strictObject({ acceptJump: z.boolean().default(false) });
export type RefreshRatesInput = z.infer<typeof RefreshRatesInput>;
