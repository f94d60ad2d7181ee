import { DATA_REQUEST_KINDS, type DataRequestKind } from '#domain/privacy/request-words.ts';

/** A kind of request in a word, for lists. */
export const KIND_NAMES: Record<DataRequestKind, string> = {
  export: 'Bilgi',
  erasure: 'Silme',
  correction: 'Düzeltme',
};

export const KIND_CHOICES = DATA_REQUEST_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const);
