import { describe, expect, it } from 'vitest';
import { categoryAverages, type Scores as Rated, scoresOf } from './categories.ts';
import { Scores } from './scores.ts';

describe('the averages of categories', () => {
  it.each<[string, Rated[], [string, number, number][]]>([
    ['nobody wrote', [], []],
    ['nobody rated a category', [{}, {}], []],
    ['one guest', [{ cleanliness: 4 }], [['cleanliness', 4, 1]]],
    ['two guests', [{ pool: 5 }, { pool: 4 }], [['pool', 4.5, 2]]],
    // A category that a guest left out does not lower its average.
    ['a gap', [{ value: 5 }, {}, { value: 2 }], [['value', 3.5, 2]]],
    [
      'the order is that of the form, not of the reviews',
      [{ value: 1, cleanliness: 5 }, { location: 3 }],
      [
        ['cleanliness', 5, 1],
        ['location', 3, 1],
        ['value', 1, 1],
      ],
    ],
  ])('%s', (_what, reviews, expected) => {
    const averages = categoryAverages(reviews);
    expect(averages.map(({ category, average, count }) => [category, average, count])).toEqual(
      expected,
    );
  });

  it.each([{ pool: 0 }, { pool: 6 }, { pool: 4.5 }, { pool: '5' }, { garden: 5 }])(
    'are of whole numbers from 1 to 5 in known categories: not %o',
    (scores) => {
      expect(Scores.safeParse(scores).success).toBe(false);
    },
  );

  it('come from the fields of a form', () => {
    expect(scoresOf({ score_pool: 4, score_value: undefined })).toEqual({ pool: 4 });
  });
});
