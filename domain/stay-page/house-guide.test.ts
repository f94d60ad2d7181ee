import { expect, test } from 'vitest';
import { readHouseGuide } from './house-guide.ts';

test('a line that ends in a colon begins a part; what stands before has no title', () => {
  expect(readHouseGuide(null)).toEqual([]);
  expect(
    readHouseGuide('Hoş geldiniz.\n\nSıcak su:\nDüğme mutfakta.\nYarım saat sürer.\nÇöp:'),
  ).toEqual([
    { title: '', text: 'Hoş geldiniz.' },
    { title: 'Sıcak su', text: 'Düğme mutfakta.\nYarım saat sürer.' },
    { title: 'Çöp', text: '' },
  ]);
});
