import type { RefusedForm } from '#site/lib/forms/refused-form.ts';

/** The fields of the form; `homepage` is a honeypot for bots. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'homepage'] as const;

/** A message that was not taken, with its typed values. */
export type RefusedMessage = RefusedForm<(typeof CONTACT_FIELDS)[number]>;
