import type { RefusedForm } from '#site/lib/forms/refused-form.ts';

/** The fields of the form; `homepage` is a honeypot for bots. */
export const DATA_REQUEST_FIELDS = ['email', 'kind', 'note', 'homepage'] as const;

/** A request that was not taken, with its typed values. */
export type RefusedDataRequest = RefusedForm<(typeof DATA_REQUEST_FIELDS)[number]>;
