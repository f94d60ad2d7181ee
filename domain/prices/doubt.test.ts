import { describe, expect, it } from 'vitest';
import { describePriceDoubt, findPriceDoubts } from './doubt.ts';

const row = (startsOn: string, endsOn: string, nightly: number) => ({
  startsOn: `2027-${startsOn}`,
  endsOn: `2027-${endsOn}`,
  nightly,
});
const SUMMER = row('07-01', '08-31', 2_500_000);
const SPRING = row('05-01', '06-30', 1_000_000);

describe('a price that may be a typing mistake', () => {
  it.each([
    ['a zero too few', row('07-01', '08-31', 250_000), [[2_500_000, 250_000]]],
    ['a zero too many', row('07-01', '08-31', 25_000_000), [[2_500_000, 25_000_000]]],
    ['just above half more', row('07-01', '08-31', 3_750_100), [[2_500_000, 3_750_100]]],
    ['just below half less', row('07-10', '07-20', 1_249_900), [[2_500_000, 1_249_900]]],
    ['half more', row('07-01', '08-31', 3_750_000), []],
    ['half less', row('07-10', '07-20', 1_250_000), []],
    ['what stands', SUMMER, []],
    [
      'over two seasons',
      row('06-01', '07-31', 400_000),
      [
        [2_500_000, 400_000],
        [1_000_000, 400_000],
      ],
    ],
    ['where nothing stands', row('11-01', '11-30', 240_000), [[2_500_000, 240_000]]],
    ['a cheap winter', row('11-01', '11-30', 260_000), []],
  ] as const)('%s', (_, after, expected) => {
    const doubts = findPriceDoubts([SUMMER, SPRING], [after]);
    expect(doubts.map((doubt) => [doubt.before, doubt.after])).toEqual(expected);
  });

  it('of a new table is held against its own season', () => {
    expect(findPriceDoubts([], [SUMMER, row('10-01', '10-31', 100_000)])).toHaveLength(1);
    expect(findPriceDoubts([], [SUMMER, SPRING])).toEqual([]);
  });

  it('is told with both numbers and its nights', () => {
    const [standing] = findPriceDoubts([SUMMER], [row('08-01', '09-15', 250_000)]);
    expect(standing && describePriceDoubt(standing)).toBe(
      '1 Ağu 2027 – 31 Ağu 2027: 25.000 ₺ yerine 2.500 ₺',
    );
    const [season] = findPriceDoubts([SUMMER], [row('11-01', '11-30', 200_000)]);
    expect(season && describePriceDoubt(season)).toContain('en yüksek gecesi 25.000 ₺');
  });
});
