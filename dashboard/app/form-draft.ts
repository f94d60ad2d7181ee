import { PREFIX } from './drafts.ts';
import { withoutSecrets } from './form-draft-secrets.ts';
import { readSession } from './session.ts';

/** What was typed, over what, and when (ISO UTC). */
export type Draft<Values> = { at: string; base: Values; values: Values };

/** A draft with the name under which it is kept. */
export type KeptDraft<Values> = Draft<Values> & { key: string };

/** Older ones of the same form about the same thing are forgotten. */
const MOST = 3;

/**
 * Names a form's drafts: which form, about which thing, and what it was opened with. A draft never
 * belongs to two things, so a form that other choices opened has other drafts.
 */
export function draftName(form: string, subject: string | number, opened: object = {}): string {
  const choices = Object.entries(opened)
    .filter(([, value]) => value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [form, subject, ...choices.map(([name, value]) => `${name}=${String(value)}`)].join(':');
}

/** Of one person in this tab: another login never sees them, another tab has its own. */
const familyOf = (name: string) => `${PREFIX}${readSession()?.id ?? 0}:${name}#`;

/** The key of a form that has just been opened. It is taken at once: later the session may be gone. */
export const newDraftKey = (name: string): string => familyOf(name) + crypto.randomUUID();

/** What was typed in earlier openings of a form and neither saved nor given up, the newest first. */
export function listDrafts<Values>(name: string): KeptDraft<Values>[] {
  const family = familyOf(name);
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(family))
    .flatMap((key) => {
      const draft = parse<Values>(sessionStorage.getItem(key));
      return draft === null ? [] : [{ ...draft, key }];
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

function parse<Values>(text: string | null): Draft<Values> | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft<Values> | null;
    return draft?.at && draft.values ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, without what no storage may hold; the oldest of too many is forgotten. */
export function keepDraft<Values>(name: string, key: string, draft: Draft<Values>): void {
  sessionStorage.setItem(key, JSON.stringify(withoutSecrets(draft)));
  for (const { key: old } of listDrafts(name).slice(MOST)) sessionStorage.removeItem(old);
}

/** Forgets a draft: it was saved or given up. */
export function forgetDraft(key: string): void {
  sessionStorage.removeItem(key);
}

/** The same values, whatever the order of their names; what is undefined is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  ) ?? '';
