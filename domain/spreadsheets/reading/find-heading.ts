/** Rows among which the headings are searched: titles and notes above them take fewer. */
const SEARCHED = 30;

/** Part of the widest row's cells that a heading row fills at least. */
const FILLED_SHARE = 0.6;

/**
 * The place of the row with the headings among `rows`, below titles and empty rows: the one with most
 * known headings, else the first that fills most of the columns with different words. -1 when every
 * row is empty. `isKnown`: whether a text is the heading of something that can be imported.
 */
export function findHeading(
  rows: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean = () => false,
): number {
  const searched = rows.slice(0, SEARCHED);
  const known = searched.map(
    (row) => new Set(row.filter((cell) => cell !== '' && isKnown(cell))).size,
  );
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const words = searched.map(countWords);
  const wanted = Math.max(...words) * FILLED_SHARE;
  const first = words.findIndex((count) => count > 0 && count >= wanted);
  return first >= 0 ? first : rows.findIndex((row) => row.some((cell) => cell !== ''));
}

/** Different words in a row, without numbers, prices and days. */
const countWords = (row: readonly string[]): number =>
  new Set(row.filter((cell) => /\p{L}/u.test(cell))).size;
