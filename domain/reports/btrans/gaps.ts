import type { TransactionMethod } from '#domain/payments/ledger.ts';
import type { Day } from '#domain/values/dates.ts';
import { isIban, isTurkishIban } from '#domain/values/iban.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { BTRANS_CODES } from './codes.ts';

/** The fields that the BTRANS file requires and a villa may lack; named as in the villa's form. */
export const BTRANS_FIELDS = [
  'identityNumber',
  'firstName',
  'lastName',
  'companyTitle',
  'iban',
  'phone',
  'email',
  'provincePlate',
  'districtCode',
  'neighbourhood',
  'avenue',
  'street',
  'outerDoorNo',
  'innerDoorNo',
  'zoningPlan',
  'groundSystemNo',
  'deedJournalNo',
  'applicationInfo',
  'coordinates',
  'collection',
  'agencyTitle',
  'agencyTaxNumber',
  'agencyIban',
] as const;
export type BtransField = (typeof BTRANS_FIELDS)[number];

/** The label of a field on every screen. */
export const BTRANS_FIELD_LABELS: Record<BtransField, string> = {
  identityNumber: 'Ev sahibinin kimlik numarası',
  firstName: 'Ev sahibinin adı',
  lastName: 'Ev sahibinin soyadı',
  companyTitle: 'Şirket unvanı',
  iban: 'Ev sahibinin IBAN numarası',
  phone: 'Ev sahibinin cep telefonu',
  email: 'Ev sahibinin e-postası',
  provincePlate: 'İl',
  districtCode: 'İlçe',
  neighbourhood: 'Mahalle',
  avenue: 'Cadde',
  street: 'Sokak',
  outerDoorNo: 'Dış kapı no',
  innerDoorNo: 'İç kapı no',
  zoningPlan: 'İmar planı',
  groundSystemNo: 'Zemin sistem numarası',
  deedJournalNo: 'Yevmiye no',
  applicationInfo: 'İzin başvurusu',
  coordinates: 'Koordinatlar',
  collection: 'Komisyon tahsilatı',
  agencyTitle: 'Acentanın unvanı',
  agencyTaxNumber: 'Acentanın vergi numarası',
  agencyIban: 'Acentanın TL hesabı',
};

/** Who let a villa; null where nothing was entered. */
export type Lessor = {
  ownerKind: 'person' | 'company';
  identityKind: 'tckn' | 'passport' | 'vkn' | null;
  /** Decrypted; null when none is stored or it cannot be decrypted any more. */
  identityNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  companyTitle: string | null;
  iban: string | null;
  phone: string | null;
  email: string | null;
};

/**
 * The stored data of a villa and of the owner of its stays for the file; null where nothing was
 * entered.
 */
export type BtransVilla = Lessor & {
  id: number;
  code: string;
  name: string;
  slug: string;
  latitude: number | null;
  longitude: number | null;
  /** The owner of before the villa changed hands, whose stays these are; null: today's. */
  formerOwner: number | null;
  provincePlate: number | null;
  districtCode: number | null;
  /** Plate number of the province of the district code; null for an unknown code. */
  plateOfDistrict: number | null;
  neighbourhood: string | null;
  avenue: string | null;
  street: string | null;
  outerDoorNo: string | null;
  innerDoorNo: string | null;
  zoningPlan: 'inside' | 'outside' | null;
  groundSystemNo: string | null;
  deedJournalNo: string | null;
  applicationInfo: 'yes' | 'no' | null;
};

/** What the file says of the agency. */
export type BtransAgency = { title: string; taxNumber: string; iban: string | null };

/**
 * A field that keeps rows out of the file, and the reason in Turkish. `formerOwner`: it is missing of
 * an owner of before, and entered with their account.
 */
export type Gap = { field: BtransField; message: string; formerOwner?: number };

const EMPTY = 'Girilmemiş.';

/** Text fields of the address and the title deed; for a house without one, a clerk writes 0. */
const TEXTS = [
  'neighbourhood',
  'avenue',
  'street',
  'outerDoorNo',
  'innerDoorNo',
  'groundSystemNo',
  'deedJournalNo',
] as const;

/** What many houses in the country do not have. */
const OFTEN_UNKNOWN = [
  'avenue',
  'street',
  'outerDoorNo',
  'innerDoorNo',
  'groundSystemNo',
  'deedJournalNo',
] as const;

/** The villa with "0" where street, door or deed are not known, as agencies send it. */
export function withZeros(villa: BtransVilla): BtransVilla {
  const unknown = OFTEN_UNKNOWN.filter((field) => emptiness(villa[field]) !== null);
  return {
    ...villa,
    ...Object.fromEntries(unknown.map((field) => [field, BTRANS_CODES.unknown])),
  };
}

/** Everything that is missing of a villa, in the order of its form; empty when it is complete. */
export const listVillaGaps = (villa: BtransVilla): Gap[] => [
  ...lessorGaps(villa),
  ...houseGaps(villa),
];

const HANDS = 'Villa el değiştirdi; konaklamanın o günkü ev sahibi için:';

function lessorGaps(villa: BtransVilla): Gap[] {
  const { formerOwner } = villa;
  const gaps = [
    ...gap('identityNumber', identityProblem(villa)),
    ...(villa.ownerKind === 'company'
      ? gap('companyTitle', emptiness(villa.companyTitle))
      : [
          ...gap('firstName', emptiness(villa.firstName)),
          ...gap('lastName', emptiness(villa.lastName)),
        ]),
    ...gap('iban', problemOf(villa.iban, isOurIban, 'Geçerli bir TR IBAN değil.')),
    ...gap('phone', problemOf(villa.phone, isMobile, '10 haneli bir cep telefonu değil.')),
    ...gap('email', emptiness(villa.email)),
  ];
  if (formerOwner === null) return gaps;
  return gaps.map(({ field, message }) => ({
    field,
    message: `${HANDS} ${message}`,
    formerOwner,
  }));
}

function houseGaps(villa: BtransVilla): Gap[] {
  return [
    ...gap('provincePlate', villa.provincePlate === null ? 'Seçilmemiş.' : null),
    ...gap('districtCode', districtProblem(villa)),
    ...TEXTS.flatMap((field) => gap(field, emptiness(villa[field]))),
    ...gap('zoningPlan', villa.zoningPlan === null ? 'Seçilmemiş.' : null),
    ...gap('applicationInfo', villa.applicationInfo === null ? 'Seçilmemiş.' : null),
    ...gap('coordinates', villa.latitude === null || villa.longitude === null ? EMPTY : null),
  ];
}

/** Everything that is missing of the agency itself. */
export function listAgencyGaps({ title, taxNumber, iban }: BtransAgency): Gap[] {
  return [
    ...gap('agencyTitle', emptiness(title)),
    ...gap(
      'agencyTaxNumber',
      problemOf(taxNumber, isTaxNumber, 'Geçerli bir vergi numarası değil.'),
    ),
    ...gap('agencyIban', iban === null ? 'Açık bir Türk lirası hesabı yok.' : null),
  ];
}

/** Why the commission of a reservation does not count as collected. */
export const COLLECTION_GAP: Gap = {
  field: 'collection',
  message: 'Ön ödeme henüz tam tahsil edilmemiş.',
};

/** A Turkish mobile number without country code: ten digits; null for other numbers. */
export function mobileDigits(phone: string): string | null {
  return /^\+90(5\d{9})$/.exec(phone)?.[1] ?? null;
}

/** The day that the file calls `tahsilTar`, and how the money was received. */
export type Collection = {
  on: Day;
  method: Exclude<TransactionMethod, 'to_owner'>;
};

const gap = (field: BtransField, message: string | null): Gap[] =>
  message === null ? [] : [{ field, message }];

const emptiness = (text: string | null) => (text === null || text.trim() === '' ? EMPTY : null);

const problemOf = (text: string | null, isGood: (text: string) => boolean, wrong: string) =>
  emptiness(text) ?? (isGood(text ?? '') ? null : wrong);

/** A sole trader's is the TCKN. */
const isTaxNumber = (text: string) => isVkn(text) || isTckn(text);

const isOurIban = (text: string) => isTurkishIban(text) && isIban(text);

const isMobile = (phone: string) => mobileDigits(phone) !== null;

function identityProblem({ ownerKind, identityKind, identityNumber }: BtransVilla): string | null {
  if (identityNumber === null) return EMPTY;
  if (ownerKind === 'company') {
    return isVkn(identityNumber) ? null : 'Geçerli bir vergi kimlik numarası değil.';
  }
  if (identityKind === 'passport') return null;
  return isTckn(identityNumber) ? null : 'Geçerli bir T.C. kimlik numarası değil.';
}

function districtProblem({ districtCode, plateOfDistrict, provincePlate }: BtransVilla) {
  if (districtCode === null) return 'Seçilmemiş.';
  if (plateOfDistrict === null) return 'İlçe kodu tanınmıyor.';
  if (provincePlate === null || plateOfDistrict === provincePlate) return null;
  return 'İlçe, seçilen ilin ilçesi değil.';
}
