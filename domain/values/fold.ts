/**
 * Text in the form used for comparing: lower case, no Turkish or other diacritics, single spaces.
 * İ, I, ı and i all become i, so that "ISPARTA", "Isparta" and "ısparta" match. Idempotent. Stored
 * in `search_text` and applied to the query alike, because SQLite only folds ASCII.
 */
export function fold(text: string): string {
  return foldMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Text without diacritics, in the same case; ı becomes i. */
export function foldMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i');
}
