/**
 * Names of values that only sheets use: each page has its first sheet inside of it, and a name of one
 * letter is a hundred bytes less. What elements or scripts name (`--cal-…`, `--map-…`, `--tone`) is not
 * among them.
 */
const NAMES =
  `ink ink-soft line line-strong ground raised link action on-action clay picture-dim display body
  text-s text-m text-l text-xl text-2xl section gutter page measure radius-s radius-l header quick`.split(
    /\s+/,
  );

// `--m` and `--n` are the halves of a day in the calendar.
const LETTERS = 'abcdefghijklopqrstuvwxyzABCDEF';

const SHORT = new Map(NAMES.map((name, at) => [name, LETTERS.charAt(at)]));

/** `--ink-soft` as `--b`, in what a sheet says and asks for. */
export const shorten = (css: string): string =>
  css.replaceAll(/(?<![\w-])--([a-z][\w-]*)/g, (said, name: string) => {
    const short = SHORT.get(name);
    return short === undefined ? said : `--${short}`;
  });

/** What PostCSS says of a sheet that is needed here. */
type Sheet = { walkDecls(change: (declaration: { prop: string; value: string }) => void): void };

/** Writes the short names into every sheet of the site. */
export const shortNames = {
  postcssPlugin: 'short-names',
  Once(sheet: Sheet): void {
    sheet.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    });
  },
};
