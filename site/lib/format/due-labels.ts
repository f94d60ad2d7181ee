/**
 * Payments on arrival have the same name before the request, on every later page and at payment.
 */
export const DUE_LABELS = {
  extras: 'Ek hizmetler (acenteye)',
  atDoor: 'Girişte ödenecek',
  deposit: 'Hasar depozitosu (girişte, iade edilir)',
} as const;
