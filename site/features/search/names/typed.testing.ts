import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';

/** A Sunday, the last but one day of its month. */
export const DAY = { today: '2026-11-29', rates: { DOLLAR: 41.8512, EURO: 48.6021, POUND: 55.1 } };
/** A Sunday, on which tourists type in their own languages. */
export const ABROAD = {
  today: '2026-11-22',
  rates: { DOLLAR: 40, EURO: 50, POUND: 60 },
  lexicons: await loadLexicons(),
};
/** The months of a search without dates, on both days. */
const YEAR =
  '2026-11,2026-12,2027-01,2027-02,2027-03,2027-04,2027-05,2027-06,2027-07,2027-08,2027-09,2027-10';

/** One test a line: what is typed | the search | the words that are said not to be understood. */
export function typedAsks(lines: string, day: Parameters<typeof askedInWords>[2] = DAY): void {
  const rows = lines.trim().split('\n');
  it.each(rows.map((line) => line.split('|').map((part) => part.trim())))(
    '%s',
    (text = '', query = '', unknown = '') => {
      const asked = askedInWords(text, OPTIONS, day);
      const wanted = query.replace('YEAR', YEAR);
      expect(decodeURIComponent(asked?.address ?? '')).toBe(
        wanted && `/ara${wanted === 'all' ? '' : `?${wanted}`}`,
      );
      expect(asked?.unknown.join(' ') ?? '').toBe(unknown);
    },
  );
}
