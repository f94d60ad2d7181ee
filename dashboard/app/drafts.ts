import { session } from '#browser/stored.ts';

/* Separate from form-draft.ts, because the shell only needs to delete drafts. */

export const PREFIX = 'draft:';

/** Forgets every draft in this tab, at logout. */
export function clearAllDrafts(): void {
  for (const key of session.keys()) {
    if (key.startsWith(PREFIX)) session.remove(key);
  }
}
