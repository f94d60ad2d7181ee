/** What a person may request (KVKK art. 11): access, erasure, correction. */
export const DATA_REQUEST_KINDS = ['export', 'erasure', 'correction'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_LABELS: Record<DataRequestKind, string> = {
  export: 'Verilerimi görmek istiyorum',
  erasure: 'Verilerimin silinmesini istiyorum',
  correction: 'Verilerimin düzeltilmesini istiyorum',
};

/**
 * `unconfirmed`: the link in the mail has not been followed yet; `open`: waits for a clerk; `done`,
 * `refused`: answered.
 */
export const DATA_REQUEST_STATES = ['unconfirmed', 'open', 'done', 'refused'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

export const DATA_REQUEST_STATE_LABELS: Record<DataRequestState, string> = {
  unconfirmed: 'Onay bekliyor',
  open: 'Açık',
  done: 'Tamamlandı',
  refused: 'Reddedildi',
};
