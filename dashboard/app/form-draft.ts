import { hasFields, session } from '#browser/stored.ts';
import { PREFIX } from './drafts.ts';
import { withoutSecrets } from './form-draft-secrets.ts';
import { readSession } from './session.ts';

/** The typed values, the values the form opened with, and when (ISO UTC). */
export type Draft<Values> = { at: string; base: Values; values: Values };

/** A draft with the name under which it is kept. */
export type KeptDraft<Values> = Draft<Values> & { key: string };

/** Older drafts of the same form and subject are deleted. */
const MAX = 3;

/**
 * Identifies a form's drafts: which form, about what, and with which values it opened. A draft
 * never belongs to two subjects: a form opened with other choices has other drafts.
 */
export function draftName(form: string, subject: string | number, opened: object = {}): string {
  const choices = Object.entries(opened)
    .filter(([, value]) => value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [form, subject, ...choices.map(([name, value]) => `${name}=${String(value)}`)].join(':');
}

/** Drafts are per user and per tab: another login or tab never sees them. */
const familyOf = (name: string) => `${PREFIX}${readSession()?.id ?? 0}:${name}#`;

/** The key of a newly opened form. It is determined at once, because the session may end later. */
export const newDraftKey = (name: string): string => familyOf(name) + crypto.randomUUID();

/** Drafts from earlier openings of a form that were neither saved nor discarded, newest first. */
export function listDrafts<Values>(name: string): KeptDraft<Values>[] {
  const family = familyOf(name);
  return session
    .keys()
    .filter((key) => key.startsWith(family))
    .flatMap((key) => {
      const draft = session.readJson(key, isDraft<Values>);
      return draft === null ? [] : [{ ...draft, key }];
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

const isDraft = <Values>(value: unknown): value is Draft<Values> =>
  hasFields(value, { at: 'string', base: 'object', values: 'object' }) &&
  !Number.isNaN(Date.parse((value as Draft<Values>).at));

/** Stores the typed values without secrets; deletes the oldest of too many drafts. */
export function keepDraft<Values>(name: string, key: string, draft: Draft<Values>): void {
  session.write(key, JSON.stringify(withoutSecrets(draft)));
  for (const { key: old } of listDrafts(name).slice(MAX)) session.remove(old);
}

export function forgetDraft(key: string): void {
  session.remove(key);
}

/** Compares values regardless of the order of keys; undefined counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  ) ?? '';
