import { expect, it } from 'vitest';
import { ChangeExtrasInput, extraLines, mayHaveExtras } from './items.ts';

const POOL = { label: 'Havuz ısıtma', unitPrice: 150_000, payee: 'owner' };

it.each([
  [{ version: 1, add: POOL }, true],
  [{ version: 1, remove: 'e1' }, true],
  [{ version: 1, add: POOL, remove: 'e1' }, true],
  [{ version: 1 }, false],
  [{ version: 1, add: { ...POOL, unitPrice: 0 } }, false],
  [{ version: 1, add: { ...POOL, quantity: 100 } }, false],
])('a change %j is taken: %s', (change, isTaken) => {
  expect(ChangeExtrasInput.safeParse(change).success).toBe(isTaken);
});

it('can be added to a current stay, and not to a cancelled one', () => {
  expect(mayHaveExtras('confirmed')).toBe(true);
  expect(mayHaveExtras('cancelled')).toBe(false);
});

it('counts in its line what there is more than one of', () => {
  expect(
    extraLines([
      { label: 'Transfer', quantity: 1, amount: 90_000 },
      { label: 'Yatak', quantity: 2, amount: 60_000 },
    ]),
  ).toEqual([
    { code: 'extra', label: 'Transfer', amount: 90_000 },
    { code: 'extra', label: 'Yatak (2 adet)', amount: 60_000 },
  ]);
});
