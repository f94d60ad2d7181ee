import * as z from 'zod';
import { isTckn } from '#domain/values/tckn.ts';
import { DaySchema, line } from '#domain/wire/fields.ts';
import { KBS_SERVICES } from './codes.ts';

/** TLS, or a test's service on this machine, which an installation outside refuses. */
const SAFE = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/i;

const Endpoint = line(1, 300)
  .refine(
    (text) => SAFE.test(text) && URL.canParse(text),
    'https:// ile başlayan tam adresi yazın.',
  )
  .meta({ example: 'https://kbs.example/SrvShsYtkTml.svc' });

const plain = {
  service: z.enum(KBS_SERVICES),
  endpoint: Endpoint,
  code: line(1, 20)
    .regex(/^\d{6}$/, 'Tesis kodu 6 rakamdır.')
    .meta({ example: '123456' }),
  asksParents: z.boolean(),
  active: z.boolean(),
  /** The first day of arrival that is reported. */
  startsOn: DaySchema,
};

const User = line(11, 14)
  .transform((text) => text.replaceAll(' ', ''))
  .refine(isTckn, 'Kullanıcı, geçerli bir T.C. kimlik numarasıdır.')
  .meta({ example: '10000000146' });
const Password = line(1, 100, (text) => text);

/** POST /v1/admin/kbs/facilities: of a villa or of a district. 409 FACILITY_TAKEN */
export const KbsFacilityInput = z
  .strictObject({
    ...plain,
    asksParents: plain.asksParents.default(true),
    active: plain.active.default(true),
    villaId: z.int().min(1).nullable().default(null).meta({ example: 1 }),
    districtId: z.int().min(1).nullable().default(null),
    user: User,
    password: Password,
  })
  .refine(({ villaId, districtId }) => (villaId === null) !== (districtId === null), {
    path: ['villaId'],
    message: 'Bir villa ya da bir ilçe seçin.',
  });
export type KbsFacilityInput = z.infer<typeof KbsFacilityInput>;

/** PUT /v1/admin/kbs/facilities/{id}: user and password stay where they are left out. */
export const KbsFacilityUpdate = z.strictObject({
  ...plain,
  version: z.int().min(1),
  user: User.optional(),
  password: Password.optional(),
});
export type KbsFacilityUpdate = z.infer<typeof KbsFacilityUpdate>;

/** A facility at the service; the password is never shown. */
export const KbsFacility = z.object({
  id: z.string(),
  version: z.int(),
  villaId: z.int().nullable(),
  districtId: z.int().nullable(),
  /** The villa's or the district's name. */
  place: z.string(),
  service: z.enum(KBS_SERVICES),
  endpoint: z.string(),
  code: z.string(),
  /** `*******0146` */
  user: z.string(),
  asksParents: z.boolean(),
  active: z.boolean(),
  startsOn: DaySchema,
  /** Why nothing is sent until somebody corrects the access; null: nothing is wrong. */
  trouble: z.string().nullable(),
  /** The service did not answer, and is asked again then. */
  pausedUntil: z.string().nullable(),
  testedAt: z.string().nullable(),
});
export type KbsFacility = z.infer<typeof KbsFacility>;

export const KbsFacilityPage = z.object({
  items: z.array(KbsFacility),
  total: z.int(),
  skip: z.int(),
  take: z.int(),
});

/** POST /v1/admin/kbs/facilities/{id}/test */
export const KbsTested = z.object({ ok: z.boolean(), text: z.string() });
export type KbsTested = z.infer<typeof KbsTested>;

/** POST /v1/admin/kbs/people/{id}/again */
export const KbsAgain = z.object({ queued: z.literal(true) });
