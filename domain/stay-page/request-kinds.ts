/** What a guest can request or report on the page of the stay. */
export const REQUEST_KINDS = [
  'transfer',
  'dates',
  'people',
  'cancel',
  'extra',
  'late_checkout',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `withdrawn`: the guest withdrew it before it was answered. */
export const REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_LABELS: Record<RequestKind, string> = {
  transfer: 'Havale bildirimi',
  dates: 'Tarih değişikliği',
  people: 'Kişi değişikliği',
  cancel: 'İptal',
  extra: 'Ek hizmet',
  late_checkout: 'Geç çıkış',
};

/** Labels for guests; a transfer is found rather than granted. */
export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  open: 'Yanıt bekliyor',
  accepted: 'Onaylandı',
  declined: 'Olumsuz yanıtlandı',
  withdrawn: 'Geri çektiniz',
};
