import { FOREVER } from '#domain/publishing/hashed-files.ts';

/** The platform takes a hundred rules; those of `headers-file.ts` are few. */
const MOST_RULES = 90;

/**
 * A rule for each file whose name changes with its content. One for their folder would hold for what is
 * not there as well: a browser that asks for the file of another deployment would keep the 404 for a
 * year. Where there are more files than rules, the smallest are asked for again each time.
 */
export const hashedFileRules = (files: readonly { path: string; size: number }[]): string[] =>
  files
    .toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, MOST_RULES)
    .map(({ path }) => `${path}\n  Cache-Control: ${FOREVER}`);

/** The rules that Astro's adapter wrote, without the one for the folder. */
export const withoutFolderRule = (rules: string): string =>
  rules.replace(/^\/_astro\/\*\n(?:[ \t].*(?:\n|$))*/m, '').trim();
