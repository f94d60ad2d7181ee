import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => 'kelime '.repeat(count);

test('every part of a text counts, links by what is read of them', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([{ type: 'paragraph', text: words(360) }])).toBe(2);
  expect(
    readingMinutes([
      { type: 'heading', level: 2, text: words(90) },
      { type: 'list', ordered: false, items: [words(90), words(90)] },
      { type: 'steps', items: [{ title: words(90), text: words(90) }] },
      { type: 'table', head: [words(90)], rows: [[words(90), words(90)]] },
      { type: 'picture', key: 'scenes/koy', alt: words(900) },
      { type: 'note', tone: 'info', text: '[tek](/blog/cok-uzun-bir-adres-yazisi)' },
    ]),
  ).toBe(4);
});
