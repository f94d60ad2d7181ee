import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, wrap } from './wrap.ts';

/** A letter has width one, a bold one two. */
const measure = ({ text, weight }: Piece) => [...text].length * (weight === 'bold' ? 2 : 1);
const plain = (text: string): Piece[] => [{ text, weight: 'regular' }];
const texts = (lines: Piece[][]) => lines.map((line) => line.map(({ text }) => text).join(''));

describe('wrap', () => {
  it.each([
    ['', 10, ['']],
    ['Villa Defne', 11, ['Villa Defne']],
    ['Villa Defne', 10, ['Villa', 'Defne']],
    ['Çığlık Şafağı Ötesi', 13, ['Çığlık Şafağı', 'Ötesi']],
    ['iki  boşluk', 20, ['iki boşluk']],
    ['bir\niki', 20, ['bir', 'iki']],
    ['a Afyonkarahisarlılaştıramadık b', 10, ['a', 'Afyonkarah', 'isarlılaşt', 'ıramadık b']],
  ])('breaks %j in a column of %i', (text, column, lines) => {
    expect(texts(wrap(plain(text), column, measure))).toEqual(lines);
  });

  it('keeps what stands together together, in whatever weights', () => {
    const pieces: Piece[] = [
      { text: 'cayma hakkı ', weight: 'regular' },
      { text: 'yok', weight: 'bold' },
      { text: 'tur.', weight: 'regular' },
    ];
    expect(texts(wrap(pieces, 14, measure))).toEqual(['cayma hakkı', 'yoktur.']);
    expect(wrap(pieces, 30, measure)[0]).toEqual(pieces);
  });

  it('never loses or adds a letter, and no line is wider than its column', () => {
    const piece = fc.record<Piece>({
      text: fc.stringMatching(/^[a-zığşçöü \n]{0,40}$/),
      weight: fc.constantFrom('regular', 'bold'),
    });
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        fc.integer({ min: 2, max: 30 }),
        (all, column) => {
          const lines = wrap(all, column, measure);
          const letters = (text: string) => text.replaceAll(/\s/g, '');
          expect(letters(texts(lines).join(''))).toBe(
            letters(all.map(({ text }) => text).join('')),
          );
          for (const line of lines) {
            expect(line.reduce((sum, one) => sum + measure(one), 0)).toBeLessThanOrEqual(column);
          }
        },
      ),
    );
  });
});
