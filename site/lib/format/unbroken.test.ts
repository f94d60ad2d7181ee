import { expect, it } from 'vitest';
import { unbrokenDots, unbrokenLabel, unbrokenNumbers } from './unbroken.ts';

/** Where a line may break. */
const partsOf = (label: string) => unbrokenLabel(label).split(' ');

it('breaks what an amount is for neither at its dot nor behind its sign', () => {
  expect(partsOf('12–18 Haz · 7 gece × 4.900 ₺')).toEqual([
    '12–18\u00a0Haz\u00a0·\u00a07\u00a0gece',
    '×\u00a04.900\u00a0₺',
  ]);
  expect(partsOf('Erken rezervasyon indirimi · %15').at(-1)).toBe('indirimi\u00a0·\u00a0%15');
  expect(partsOf('İndirim · %15 · 1 Kas 2026 – 31 Mar 2027')).toEqual([
    'İndirim\u00a0·\u00a0%15,',
    '1\u00a0Kas\u00a02026',
    '–',
    '31\u00a0Mar\u00a02027',
  ]);
});

it('leaves no dot alone at the end of a line', () => {
  expect(unbrokenDots('Tek yön, çocuk koltuğuyla · adet fiyatı')).toBe(
    'Tek yön, çocuk koltuğuyla\u00a0·\u00a0adet fiyatı',
  );
});

it('keeps an abbreviation beside its number, and ends no sentence', () => {
  expect(unbrokenNumbers('Yalıboyu Sokak No: 14, Kat. 2, 07960 Kaş')).toBe(
    'Yalıboyu Sokak No:\u00a014, Kat.\u00a02, 07960 Kaş',
  );
  expect(unbrokenNumbers('Konaklayın. 3 gece')).toBe('Konaklayın. 3 gece');
});
