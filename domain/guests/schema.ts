import * as z from 'zod';
import { DaySchema, line } from '#domain/wire/fields.ts';
import { personName } from '#domain/wire/person-name.ts';
import { KBS_SERVICES } from '#domain/kbs/codes.ts';
import { BirthDateSchema, foreignerFields, listedPerson, NationalitySchema } from './fields.ts';
import { identityKindOf, identityProblem, plainIdentityNumber } from './identity.ts';
import { GAPS, PERSON_PARTS } from './list-state.ts';

/** The token of the private link that opens a stay's guest list. */
const LinkToken = z.string().max(200, 'Bağlantı eksik ya da hatalı.');

/** GET /v1/guestlist */
export const GuestListQuery = z.object({ token: LinkToken });

/** Highest number of people on one list. */
export const MAX_GUESTS = 60;

/** One entry of the list. */
export const GuestPlace = z.object({
  /** Place of the list, from 0. */
  position: z.int(),
  ...listedPerson,
  missing: z.array(z.enum(PERSON_PARTS)),
});
export type GuestPlace = z.infer<typeof GuestPlace>;

const ListStateSchema = z.object({
  done: z.int(),
  expected: z.int(),
  complete: z.boolean(),
  notes: z.array(z.string()),
});

/** The notes as facts: how many people, and how many were booked. */
const Gaps = z.array(z.object({ kind: z.enum(GAPS), count: z.int(), expected: z.int() }));

/**
 * GET /v1/guestlist: a stay's guest list as its guest sees it, one entry for each person of the
 * party.
 */
export const GuestForm = z.object({
  villa: z.object({ name: z.string(), town: z.string() }),
  checkIn: DaySchema,
  checkOut: DaySchema,
  state: ListStateSchema,
  gaps: Gaps,
  /** The service that the villa's guests are reported to; null: the agency reports them by hand. */
  service: z.enum(KBS_SERVICES).nullable(),
  /** It wants to know foreigners' parents and sex. */
  asksParents: z.boolean(),
  people: z.array(GuestPlace),
});
export type GuestForm = z.infer<typeof GuestForm>;

/**
 * PUT /v1/guestlist/{position}: one person, possibly incomplete, so that a form can save while it
 * is filled in. Idempotent. 404 NOT_FOUND for a link that is unknown or expired, 409 STALE_VERSION
 * when the entry was changed meanwhile, 422 VALIDATION.
 */
export const SaveGuestInput = z
  .strictObject({
    token: LinkToken,
    firstName: personName(0, 60),
    lastName: personName(0, 60),
    nationality: NationalitySchema.nullable().default(null).meta({ example: 'TR' }),
    /** Left out or empty: the stored number stays. */
    identityNumber: line(0, 30).transform(plainIdentityNumber).optional(),
    birthDate: BirthDateSchema.nullable().default(null),
    plate: line(0, 15)
      .transform((text) => text.toUpperCase().replace(/\s+/g, ' ') || null)
      .nullable()
      .default(null),
    ...foreignerFields,
  })
  .superRefine(({ nationality, identityNumber }, context) => {
    if (!identityNumber) return;
    const message =
      nationality === null
        ? 'Uyruğu da seçin.'
        : identityProblem(identityKindOf(nationality), identityNumber);
    if (message !== null) {
      context.addIssue({ code: 'custom', path: ['identityNumber'], message });
    }
  });
export type SaveGuestInput = z.infer<typeof SaveGuestInput>;

/** The entry as stored, and how complete the list is. */
export const SavedGuest = z.object({ person: GuestPlace, state: ListStateSchema, gaps: Gaps });
export type SavedGuest = z.infer<typeof SavedGuest>;
