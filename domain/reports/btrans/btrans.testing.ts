import type { BtransVilla } from './gaps.ts';

/** A valid Turkish one. */
export const IBAN = 'TR330006100519786457841326';

/** A complete villa owned by a person. */
export const VILLA: BtransVilla = {
  id: 12,
  code: 'V1012',
  name: 'Villa Çınar',
  slug: 'villa-cinar',
  latitude: 36.26521,
  longitude: 29.41422,
  formerOwner: null,
  ownerKind: 'person',
  identityKind: 'tckn',
  identityNumber: '10000000146',
  firstName: 'Şükrü',
  lastName: 'İğdeli',
  companyTitle: null,
  iban: IBAN,
  phone: '+905321234567',
  email: 'sukru@posta.example',
  provincePlate: 7,
  districtCode: 1451,
  plateOfDistrict: 7,
  neighbourhood: 'Kalkan',
  avenue: '0',
  street: 'Begonvil Sokak',
  outerDoorNo: '4/A',
  innerDoorNo: '0',
  zoningPlan: 'outside',
  groundSystemNo: '90817263',
  deedJournalNo: '1453',
  applicationInfo: 'no',
};

/** The same villa, owned by a company. */
export const COMPANY_VILLA: BtransVilla = {
  ...VILLA,
  ownerKind: 'company',
  identityKind: 'vkn',
  identityNumber: '1234567890',
  firstName: null,
  lastName: null,
  companyTitle: 'Çınar & Oğulları',
};
