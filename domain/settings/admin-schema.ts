import * as z from 'zod';
import { EXEMPTION_CODES } from '#domain/invoices/codes.ts';
import { OWNER_RULES } from '#domain/reservations/owner-replies.ts';
import { DAY_UNITS, MINUTE_UNITS, OFFICE_UNITS, sayDuration } from '#domain/values/durations.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { FocusSchema } from '#domain/media/focus.ts';
import { PictureKeySchema } from '#domain/media/picture-key.ts';
import { DaySchema, EmailSchema, line, paragraph, PhoneSchema } from '#domain/wire/fields.ts';
import { RETENTION_LIMITS } from '#domain/privacy/retention.ts';
import { tileTemplateFault } from '#domain/maps/tiles.ts';
import { readOfficeHours } from '#domain/office/office-hours.ts';
import { ExchangeInput } from '#domain/exchange-rates/admin-schema.ts';

/** A text that may be emptied. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.union([z.literal(''), schema], 'Geçerli bir değer yazın ya da boş bırakın.');

/** Stored in a readable format: +90 242 000 16 84. */
const Phone = PhoneSchema.transform(formatPhone);

const HttpsUrl = line(1, 300).refine(isHttpsUrl, 'https:// ile başlayan bir adres yazın.');

const Digits = (length: number, what: string) =>
  line(1, 40).regex(new RegExp(`^\\d{${length}}$`), what);

/** Stored with a dot, typed with a comma too. */
const number = (min: number, max: number, what: string) =>
  line(1, 20)
    .transform((text) => text.replace(',', '.'))
    .refine((text) => /^-?\d{1,6}(\.\d{1,8})?$/.test(text), what)
    .refine((text) => Number(text) >= min && Number(text) <= max, what);

/** `say`: the limits in the unit in which people type the number. */
const whole = (min: number, max: number, say: (limit: number) => string = String) =>
  line(1, 9)
    .regex(/^\d{1,6}$/, 'Tam sayı bekleniyor.')
    .refine(
      (text) => Number(text) >= min && Number(text) <= max,
      `${say(min)} ile ${say(max)} arasında olmalı.`,
    );

const minutes = (min: number, max: number) =>
  whole(min, max, (limit) => sayDuration(MINUTE_UNITS, limit));

const days = (min: number, max: number) =>
  whole(min, max, (limit) => sayDuration(DAY_UNITS, limit));

/** A rate in basis points. */
const rate = (max: number) => whole(0, max, (limit) => `%${limit / 100}`);

const Time = line(1, 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saat SS:DD olmalı, örneğin 16:00.');

/** Office hours in any common form, stored as `09:00-21:00`. */
const Hours = line(1, 20)
  .transform((text, context) => {
    const hours = readOfficeHours(text);
    if (hours === null) {
      context.addIssue({
        code: 'custom',
        message: 'Saatleri 09.00–21.00 gibi yazın; gece yarısı 24.00.',
      });
    }
    return hours ?? z.NEVER;
  })
  .meta({ example: '09:00-21:00' });

/** A code of EXEMPTIONS, or none. */
const Exemption = optional(z.enum(EXEMPTION_CODES, 'Listeden seçin.'));

/** Days that personal data is kept (domain/privacy/retention.ts). */
const Retention = days(RETENTION_LIMITS.min, RETENTION_LIMITS.max);

/** PUT /v1/admin/site/edit. Fields left out are unchanged. */
export const SiteInput = z
  .strictObject({
    site_name: line(1, 60),
    site_slogan: line(0, 160),
    site_footer_text: paragraph(1000),
    company_title: line(2, 160),
    /** Who signs the mails. */
    mail_signer: line(0, 80),
    tursab_no: line(1, 10).regex(/^\d{1,6}$/, 'TÜRSAB belge numarası yalnız rakamdır.'),
    tursab_link: optional(HttpsUrl),
    /** Where visitors can verify the permit of a house; empty: its number is not a link. */
    permit_link: optional(HttpsUrl),
    /** Basis points: 2 % is "200". */
    accommodation_tax_rate: rate(2000),
    /** Key of the picture at the top of the home page; empty for none. */
    hero_picture: optional(PictureKeySchema),
    hero_alt: line(0, 200),
    hero_focus: optional(FocusSchema),
    /** `1`: visitors also see what a machine has translated and nobody has read. */
    machine_translations_shown: z.enum(['0', '1'], 'Açık ya da kapalı seçin.'),
    /** `1`: clerks may send guests' messages to the translation service (domain/translations/mask.ts). */
    translate_messages: z.enum(['0', '1'], 'Açık ya da kapalı seçin.'),
  })
  .partial();

/** PUT /v1/admin/contact/edit */
export const ContactInput = z
  .strictObject({
    site_phone: Phone,
    site_email: EmailSchema,
    site_whatsapp: optional(Phone),
    site_address: line(0, 300),
    site_hours: line(0, 200),
    site_latitude: optional(number(-90, 90, 'Enlem -90 ile 90 arasında olmalı.')),
    site_longitude: optional(number(-180, 180, 'Boylam -180 ile 180 arasında olmalı.')),
    tax_office: line(0, 80),
    tax_number: optional(
      line(1, 20).refine((text) => isVkn(text) || isTckn(text), 'Vergi numarası geçerli değil.'),
    ),
    mersis_no: optional(Digits(16, 'MERSİS numarası 16 rakamdır.')),
  })
  .partial();

/** PUT /v1/admin/social/edit: https addresses; an empty one takes the link off the site. */
export const SocialInput = z
  .strictObject({
    facebook_link: optional(HttpsUrl),
    instagram_link: optional(HttpsUrl),
    twitter_link: optional(HttpsUrl),
    youtube_link: optional(HttpsUrl),
  })
  .partial();

/**
 * PUT /v1/admin/map/edit: the agency's own tile server; both empty for none. Its address may
 * contain a key and is not disclosed; the attribution is shown on every map. The Worker checks
 * where the address leads, as for every external address.
 */
export const MapInput = z
  .strictObject({
    map_tiles_url: line(0, 500)
      .superRefine((text, issues) => {
        const fault = text === '' ? null : tileTemplateFault(text);
        if (fault !== null) issues.addIssue({ code: 'custom', message: fault });
      })
      .meta({ example: 'https://tiles.example/{z}/{x}/{y}.png' }),
    map_tiles_attribution: line(0, 160),
  })
  .partial()
  .refine(
    ({ map_tiles_url: url, map_tiles_attribution: by }) =>
      url ? Boolean(by) : by !== '' || url === '',
    {
      path: ['map_tiles_attribution'],
      message: 'Haritayı kimin yaptığını yazın; her haritanın altında görünür.',
    },
  );

/** PUT /v1/admin/rules/edit: defaults of the trade. Rates in basis points, times `HH:MM`. */
export const RulesInput = z
  .strictObject({
    /** Minutes of office hours that a request holds its nights. */
    hold_minutes: whole(10, 10_080, (limit) => sayDuration(OFFICE_UNITS, limit)),
    office_hours: Hours,
    office_days: z.enum(['7', '6', '5'], 'Çalışılan günleri seçin.'),
    /** `1`: the office works on public holidays too. */
    office_holidays: z.enum(['0', '1'], 'Açık ya da kapalı seçin.'),
    /** Minutes after which an admin's idle session ends. */
    session_idle_minutes: minutes(5, 720),
    /** `1`: users without a second factor must set one up before anything else. */
    second_factor_required: z.enum(['0', '1'], 'Açık ya da kapalı seçin.'),
    /** Most unanswered requests of one person; a network may have several times as many. */
    open_requests_max: whole(1, 1000),
    /** What follows from an owner's answer to a request (`OWNER_RULES`). */
    owner_answers: z.enum(OWNER_RULES, 'Listeden seçin.'),
    /** Minutes that a guest who books at once may pay, and the oldest age of a linked calendar. */
    instant_minutes: minutes(10, 120),
    instant_feed_hours: whole(1, 72),
    /** Longest duration of an option in days; it always ends before the arrival. */
    option_max_days: days(1, 365),
    default_prepayment_rate: rate(10_000),
    default_commission_rate: rate(10_000),
    default_cleaning_threshold: whole(1, 60),
    check_in_time: Time,
    check_out_time: Time,
    option_reminder_minutes: minutes(0, 10_080),
    reminder_days_before: days(0, 30),
    review_days_after: days(0, 30),
    terms_version: line(1, 20),
    kvkk_version: line(1, 20),
    retention_identity_days: Retention,
    retention_message_days: Retention,
    retention_request_days: Retention,
    /** From this day on, what is retained of a cancelled stay includes VAT; empty: it does not. */
    kept_vat_from: optional(DaySchema),
    /** Why the commission, or the agency's own services, hold no VAT; empty: they do. */
    commission_exemption: Exemption,
    services_exemption: Exemption,
    /** `1`: “0” stands in the BTRANS file for a street, door or deed that is not known. */
    btrans_unknown_zero: z.enum(['0', '1'], 'Açık ya da kapalı seçin.'),
    /** Three capitals or digits before the number of an invoice; empty: none is issued here. */
    invoice_series: optional(z.string().regex(/^[A-Z0-9]{3}$/, 'Üç büyük harf ya da rakam yazın.')),
    /** Services from this day on are invoiced here. */
    invoices_from: optional(DaySchema),
  })
  .partial();

/** The fields of each group of settings. */
export const SETTING_INPUTS = {
  site: SiteInput,
  contact: ContactInput,
  social: SocialInput,
  map: MapInput,
  exchange: ExchangeInput,
  rules: RulesInput,
} as const;

export type SettingGroup = keyof typeof SETTING_INPUTS;
export const SettingGroupSchema = z.enum(['site', 'contact', 'social', 'map', 'exchange', 'rules']);

/** GET /v1/admin/settings/{group}, and the answer to PUT of a group. */
export const SettingsOfGroup = z.object({
  group: SettingGroupSchema,
  items: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      /** The value as it comes with the product; null for what only the agency can say. */
      shipped: z.string().nullable(),
    }),
  ),
  updated_at: z.string().nullable(),
});
export type SettingsOfGroup = z.infer<typeof SettingsOfGroup>;

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '';
}
