import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import { loadRefusalWords } from '#domain/languages/refusals.ts';
import { language } from '#site/language.ts';
import type { RequestDraft } from './request-draft.ts';
import { RequestForm } from './request-schema.ts';

/** Schemas speak Turkish. */
let ofField = (said: string): string => said;

/** What is wrong with a field, in the page's language; awaited before the form is shown. */
export async function loadFieldWords(): Promise<void> {
  ({ ofField } = await loadRefusalWords(language()));
}

/** Checks the form by the Worker's own rules. */
export const checkRequest: Resolver<RequestDraft, unknown, RequestForm> = (draft, _, options) => {
  const checked = RequestForm.safeParse(draft);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of checked.error.issues) {
    // What is empty is not wrong as well: the first issue of a field is enough.
    errors[path.join('.')] ??= { type: code, message: ofField(message) };
  }
  return { values: {}, errors: toNestErrors(errors, options) };
};
