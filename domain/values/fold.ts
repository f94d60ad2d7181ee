/**
 * Text as search compares it: no case, no Turkish or other marks, single spaces. İ, I, ı and i are
 * all i, so that "ISPARTA", "Isparta" and "ısparta" meet. Idempotent. Stored in `search_text` and
 * applied to the query alike, because SQLite folds ASCII only.
 */
export function fold(text: string): string {
  return foldMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Text without marks over and under its letters, in the same case; ı becomes i. */
export function foldMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i');
}
