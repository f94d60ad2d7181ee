import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/values/fold.ts';
import { createNameBox } from './name-box.ts';

const NAMES = ['Villa Zeytin Kalkan', 'Zeytin Dalı Kaş', 'Villa Bozeytin Kaş', 'Ilgın İslamlar'];

describe('villas by what is typed', () => {
  it.each<[string, number[]]>([
    ['zey', [1, 0, 2]],
    ['ZEYTİN', [1, 0, 2]],
    ['villa ka', [0, 2]],
    ['kaş villa', [2]],
    ['islam', [3]],
    ['ılgın', [3]],
    ['yok', []],
    ['zeytni', [0, 1]],
    ['kalkqn villa', [0]],
    ['vila zeytni', [0]],
    ['', [0, 1, 2, 3]],
    ['\n', [0, 1, 2, 3]],
  ])('%j finds %j', (text, villas) => {
    expect(createNameBox(NAMES).find(text, 20)).toEqual(villas);
  });

  it('finds nothing among no villas', () => {
    expect(createNameBox([]).find('zeytin', 20)).toEqual([]);
  });

  it('gives the first ones of the full answer, whatever the limit', () => {
    const word = fc.constantFrom('ay', 'aya', 'gün', 'bag', 'Işık', 'ka', 'kaş', 'y');
    const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const property = fc.property(
      fc.array(text, { maxLength: 30 }),
      text,
      fc.integer({ min: 1, max: 8 }),
      (names, typed, limit) => {
        const box = createNameBox(names);
        expect(box.find(typed, limit)).toEqual(slowly(names, typed).slice(0, limit));
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});

/** The same rule without optimisations. */
function slowly(names: readonly string[], typed: string): number[] {
  const text = fold(typed);
  const ranks: number[][] = [[], [], []];
  names.map(fold).forEach((entry, villa) => {
    if (!text.split(' ').every((word) => entry.includes(word))) return;
    ranks[entry.startsWith(text) ? 0 : entry.includes(` ${text}`) ? 1 : 2]?.push(villa);
  });
  return ranks.flat();
}
