/** What is paid on arrival is called the same before the request, on every page after it and at payment. */
export const DUE_LABELS = {
  extras: 'Ek hizmetler (acenteye)',
  atDoor: 'Girişte ödenecek',
  deposit: 'Hasar depozitosu (girişte, iade edilir)',
} as const;
