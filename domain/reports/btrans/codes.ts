import type { Status } from '../../reservation-status.ts';

/**
 * Every value of the BTRANS file that is a code, in one place: the administration does not publish
 * its schema, so a code that its test screen refuses is corrected here and nowhere else.
 */
export const BTRANS_CODES = {
  /** Kind of institution: intermediaries of short lets (VUK Tebliğ 538). */
  institution: '538',
  /** Türkiye. */
  country: '1',
  currency: 'TRY',
  identityKind: { tckn: '1', passport: '2' },
  /** How the commission was collected; agencies are seen to send 5 for a bank account. */
  collection: { cash: '1', card: '2', link: '2', havale_eft: '5', fast: '5' },
  zoningPlan: { inside: '1', outside: '0' },
  applicationInfo: { yes: '1', no: '0' },
} as const;

/** Name of the schema that the file names; the administration checks against its own copy. */
export const BTRANS_SCHEMA_FILE = 'gunubirlikson.xsd';

/** States of a contract that was made and not called off. */
export const REPORTED_STATUSES = [
  'confirmed',
  'staying',
  'completed',
  'no_show',
] as const satisfies readonly Status[];

/** Which day of a reservation puts it into a month. */
export const BTRANS_BASES = ['confirmed', 'created', 'checkin'] as const;
export type BtransBasis = (typeof BTRANS_BASES)[number];

export const BTRANS_BASIS_LABELS: Record<BtransBasis, string> = {
  confirmed: 'Onay tarihi',
  created: 'Oluşturma tarihi',
  checkin: 'Giriş tarihi',
};
