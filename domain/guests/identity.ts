import { isTckn } from '#domain/values/tckn.ts';

export const IDENTITY_KINDS = ['tckn', 'passport'] as const;
type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const IDENTITY_LABELS: Record<IdentityKind, string> = {
  tckn: 'T.C. kimlik no',
  passport: 'Pasaport',
};

export const SEXES = ['female', 'male'] as const;

export const SEX_LABELS: Record<(typeof SEXES)[number], string> = {
  female: 'Kadın',
  male: 'Erkek',
};

/**
 * Turkish citizens are reported with their identity number, everybody else with a passport number.
 */
export const identityKindOf = (nationality: string): IdentityKind =>
  nationality === 'TR' ? 'tckn' : 'passport';

/** Normalises an identity number as typed: `u 12 345-678` → `U12345678`. */
export const plainIdentityNumber = (typed: string): string =>
  typed.replace(/[\s.-]/g, '').toUpperCase();

/** What is said at the field of a number. */
export const IDENTITY_FAULTS = {
  kind: 'Kimlik türünü de seçin.',
  tckn: 'Geçerli bir T.C. kimlik numarası yazın.',
  passport: 'Pasaport numarası 5–20 büyük harf ve rakamdan oluşur.',
};

/** The error to show below the field, in `words`; null for a valid number. */
export function identityProblem(
  kind: IdentityKind | null,
  number: string,
  words = IDENTITY_FAULTS,
): string | null {
  if (kind === null) return words.kind;
  if (kind === 'tckn') return isTckn(number) ? null : words.tckn;
  return /^[A-Z0-9]{5,20}$/.test(number) ? null : words.passport;
}
