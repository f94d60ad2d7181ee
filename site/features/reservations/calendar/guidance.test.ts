import { expect, it } from 'vitest';
import { guidance } from './guidance.ts';

it('says the chosen nights so that no line ends with the dot or within a day', () => {
  const stay = { checkIn: '2027-06-12', checkOut: '2027-06-19' } as const;
  const text = guidance(stay, [], null, new Map());
  expect(text.split(' ')).toEqual(['12–19\u00a0Haz\u00a02027\u00a0·\u00a07\u00a0gece']);
});

it('says the chosen nights although the next ones are taken, and why of any other day', () => {
  const stay = { checkIn: '2027-06-12', checkOut: '2027-06-19' } as const;
  const taken = { as: 'nothing', reason: 'Yalnız çıkış' } as const;
  const uses = new Map([['2027-06-19', taken] as const, ['2027-06-26', taken] as const]);
  expect(guidance(stay, [], '2027-06-19', uses)).toContain('7\u00a0gece');
  expect(guidance(stay, [], '2027-06-26', uses)).toContain('Yalnız çıkış');
});
