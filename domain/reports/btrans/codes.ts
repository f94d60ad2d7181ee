import type { Status } from '#domain/reservation-status.ts';

/**
 * Every coded value of the BTRANS file. The administration does not publish its schema, so when its
 * test screen rejects a code, it is corrected here only.
 */
export const BTRANS_CODES = {
  /** Type of institution: intermediaries of short-term lets (VUK Genel Tebliği no. 538). */
  institution: '538',
  /** Türkiye. */
  country: '1',
  currency: 'TRY',
  identityKind: { tckn: '1', passport: '2' },
  /** How the commission was collected; agencies use 5 for a bank account in practice. */
  collection: { cash: '1', card: '2', link: '2', havale_eft: '5', fast: '5', carried: '5' },
  /** Elements of a choice. */
  zoningPlan: { inside: 'imarPlaniIcinde', outside: 'imarPlaniIcindeDegil' },
  applicationInfo: { yes: 'evet', no: 'hayir' },
  /** What stands for a door number, a street or a deed that nobody knows. */
  unknown: '0',
} as const;

/**
 * Name of the schema referred to in the file; the administration validates against its own copy.
 */
export const BTRANS_SCHEMA_FILE = 'gunubirlikson.xsd';

/** States of a contract that was concluded and not cancelled. */
export const REPORTED_STATUSES = [
  'confirmed',
  'staying',
  'completed',
  'no_show',
] as const satisfies readonly Status[];

/** The date that decides which month a reservation belongs to. */
export const BTRANS_BASES = ['confirmed', 'created', 'checkin'] as const;
export type BtransBasis = (typeof BTRANS_BASES)[number];

export const BTRANS_BASIS_LABELS: Record<BtransBasis, string> = {
  confirmed: 'Onay tarihi',
  created: 'Oluşturma tarihi',
  checkin: 'Giriş tarihi',
};
