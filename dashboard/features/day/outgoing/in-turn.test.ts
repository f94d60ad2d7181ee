import { expect, it } from 'vitest';
import { ApiError } from '#dashboard/app/api-error.ts';
import { outcomeOf, type Outcome, sendInTurn } from './in-turn.ts';

/** What was sent, where the office answers as said, and what waits afterwards. */
async function sent(
  waiting: { id: string; task: string | null }[],
  answers: Record<string, Outcome>,
) {
  let left = waiting;
  const tried: string[] = [];
  await sendInTurn(
    () => left,
    async (item) => {
      tried.push(item.id);
      const outcome = answers[item.id] ?? 'over';
      if (outcome === 'over') left = left.filter(({ id }) => id !== item.id);
      return outcome;
    },
  );
  return { tried, left: left.map(({ id }) => id) };
}

const WAITING = [
  { id: 'photo', task: 'cleaning.1.a' },
  { id: 'done', task: 'cleaning.1.a' },
  { id: 'problem', task: null },
  { id: 'other', task: 'pool.2.2027-06-08' },
];

it('sends everything in the order in which it was done', async () => {
  expect(await sent(WAITING, {})).toEqual({
    tried: ['photo', 'done', 'problem', 'other'],
    left: [],
  });
});

it('leaves one task behind whose photo the office cannot take, and sends the others', async () => {
  expect(await sent(WAITING, { photo: 'stuck' })).toEqual({
    tried: ['photo', 'problem', 'other'],
    left: ['photo', 'done'],
  });
});

it('stops at the first thing that finds no way', async () => {
  expect(await sent(WAITING, { photo: 'stuck', problem: 'no-way' })).toEqual({
    tried: ['photo', 'problem'],
    left: ['photo', 'done', 'problem', 'other'],
  });
});

it.each([
  [0, 'no-way'],
  [401, 'no-way'],
  [429, 'no-way'],
  [500, 'stuck'],
  [503, 'stuck'],
  [404, 'over'],
  [413, 'over'],
  [422, 'over'],
] as const)('an answer of %i is %s', (status, outcome) => {
  expect(outcomeOf(new ApiError(status, 'INTERNAL', ''))).toBe(outcome);
});

it('keeps items with an unknown error', () => {
  expect(outcomeOf(new TypeError('?'))).toBe('stuck');
});
