import { FOREVER } from '#domain/publishing/hashed-files.ts';

/** The platform allows a hundred rules; `headers-file.ts` needs a few. */
const MAX_RULES = 90;

/**
 * A rule for each hashed file. A rule for their folder would also apply to missing files: a browser
 * that requests a file of another deployment would cache the 404 for a year. When there are more
 * files than rules, the smallest are revalidated each time.
 */
export const hashedFileRules = (files: readonly { path: string; size: number }[]): string[] =>
  files
    .toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_RULES)
    .map(({ path }) => `${path}\n  Cache-Control: ${FOREVER}`);
