import { expect, it } from 'vitest';
import { guidance } from './guidance.ts';

it('says the chosen nights so that no line ends with the dot or within a day', () => {
  const stay = { checkIn: '2027-06-12', checkOut: '2027-06-19' } as const;
  const text = guidance(stay, [], null, new Map());
  expect(text.split(' ')).toEqual(['12–19\u00a0Haz\u00a02027\u00a0·\u00a07\u00a0gece']);
});
