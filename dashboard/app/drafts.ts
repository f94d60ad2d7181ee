/* Apart from what forms do with drafts: the frame only ends them. */

export const PREFIX = 'draft:';

/** Forgets every draft in this tab, at logout. */
export function clearAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
