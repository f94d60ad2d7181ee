import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKey } from './sort.ts';

/** As a Turkish dictionary does. */
const compareTr = new Intl.Collator('tr').compare;

const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';
const byKey = (a: string, b: string) =>
  Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b)));

describe('sortKey', () => {
  it('puts the letters in the order of the alphabet', () => {
    const letters = [...ALPHABET].toReversed();
    expect(letters.toSorted(byKey).join('')).toBe(ALPHABET);
    expect(letters.toSorted(compareTr).join('')).toBe(ALPHABET);
    const capitals = letters.map((letter) => letter.toLocaleUpperCase('tr'));
    expect(capitals.toSorted(byKey).join('')).toBe(ALPHABET.toLocaleUpperCase('tr'));
  });

  it('sorts names as a person would', () => {
    const names = [
      'Zeytin',
      'Işıl',
      'Çınar',
      'Şelale',
      'İnci',
      'Cennet',
      'Sahil',
      'Hera',
      'Ihlamur',
      'Jade',
    ];
    const sorted = [
      'Cennet',
      'Çınar',
      'Hera',
      'Ihlamur',
      'Işıl',
      'İnci',
      'Jade',
      'Sahil',
      'Şelale',
      'Zeytin',
    ];
    expect(names.toSorted(byKey)).toEqual(sorted);
    expect(names.toSorted(compareTr)).toEqual(sorted);
  });

  it('treats Î as the capital of î, where ICU takes it for an I and sorts it with ı', () => {
    expect(sortKey('Î')).toBe(sortKey('î'));
    expect(sortKey('Î')).toBe(sortKey('İ'));
  });

  it('agrees with the Turkish collation of the platform', () => {
    const collator = new Intl.Collator('tr', { sensitivity: 'base' });
    const unit = fc.constantFrom(
      ...ALPHABET,
      ...ALPHABET.toLocaleUpperCase('tr'),
      ...'0123456789âîûÂÛ',
    );
    const word = fc.string({ unit, maxLength: 6 });
    const text = fc
      .array(
        word.filter((w) => w !== ''),
        { maxLength: 3 },
      )
      .map((w) => w.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(byKey(a, b))).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['Âdem', 'adem'],
    ['  Villa –  Öz ', 'villa o~z'],
    ['', ''],
    ['I\u0307nci', 'inci'],
  ])('writes %j as %j', (text, key) => expect(sortKey(text)).toBe(key));
});
