import type { FieldIssue } from '#domain/errors.ts';

const FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'homepage'] as const;

/** What is typed into the form, by the names of its fields; `homepage` is a honeypot for bots. */
export type ContactDraft = Record<(typeof FIELDS)[number], string>;

/** A message that was not taken, with its typed values. */
export type RefusedMessage = {
  draft: ContactDraft;
  message: string;
  issues: readonly FieldIssue[];
};

export const readContact = (form: FormData): ContactDraft =>
  Object.fromEntries(
    FIELDS.map((name) => [name, String(form.get(name) ?? '').slice(0, 5000)]),
  ) as ContactDraft;
