import { expect, it } from 'vitest';
import { unbrokenLabel } from './unbroken.ts';

/** Where a line may break. */
const partsOf = (label: string) => unbrokenLabel(label).split(' ');

it('breaks what an amount is for neither at its dot nor behind its sign', () => {
  expect(partsOf('12–18 Haz · 7 gece × 4.900 ₺')).toEqual([
    '12–18\u00a0Haz\u00a0·\u00a07\u00a0gece',
    '×\u00a04.900\u00a0₺',
  ]);
  expect(partsOf('Erken rezervasyon indirimi · %15').at(-1)).toBe('indirimi\u00a0·\u00a0%15');
});
