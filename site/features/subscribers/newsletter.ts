import type { RefusedForm } from '#site/lib/forms/refused-form.ts';

export const NEWSLETTER_FIELDS = ['email'] as const;

/** An address that was not added, as it was typed. */
export type RefusedAddress = RefusedForm<(typeof NEWSLETTER_FIELDS)[number]>;
