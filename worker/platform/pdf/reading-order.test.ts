import { describe, expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const plain = (text: string) => [{ text, weight: 'regular' as const }];

/** What stands on the page from left to right; ‹…› runs from right to left inside. */
const drawn = (text: string): string =>
  inReadingOrder(plain(text))
    .map((run) => (run.isRightToLeft ? `‹${run.text}›` : run.text))
    .join('')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('‹›', '');

describe('a line as it is drawn', () => {
  it.each([
    ['Çağrı 15 Temmuz (oda 2)', 'Çağrı 15 Temmuz (oda 2)'],
    ['محمد العلي', '‹محمد العلي›'],
    ['דוד כהן', '‹דוד כהן›'],
    // The number is the day of a Turkish date, and stands behind the name.
    ['محمد العلي 15 Temmuz', '‹محمد العلي› 15 Temmuz'],
    ['Sayın محمد العلي, 28 Haziran', 'Sayın ‹محمد العلي›, 28 Haziran'],
    ['محمد ve دوד birlikte', '‹محمد› ve ‹دوד› birlikte'],
    // An address in Arabic: the number stands where an Arab looks for it.
    ['شارع الملك 15', '15‹شارع الملك ›'],
    ['شارع 15 دبي', '‹ دبي›15‹شارع ›'],
    ['محمد ١٢٣', '١٢٣‹محمد ›'],
    ['محمد (أبو علي)', '‹محمد )أبو علي(›'],
    ['Villa (محمد) 2', 'Villa (‹محمد›) 2'],
    ['+90 532 000 00 00', '+90 532 000 00 00'],
  ])('%s', (text, order) => {
    expect(drawn(text)).toBe(order);
  });

  it('keeps the weight of every stretch', () => {
    const runs = inReadingOrder([
      { text: 'Sayın ', weight: 'regular' },
      { text: 'محمد', weight: 'bold' },
      { text: ' 2 kişi', weight: 'regular' },
    ]);
    const shown = runs.map(({ text, weight }) => [text.replaceAll(/[\u2066-\u2069]/g, ''), weight]);
    expect(shown.filter(([text]) => text !== '')).toEqual([
      ['Sayın ', 'regular'],
      ['محمد', 'bold'],
      [' 2 kişi', 'regular'],
    ]);
  });
});
