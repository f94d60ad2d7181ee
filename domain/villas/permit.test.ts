import { expect, it } from 'vitest';
import { findActivationProblem, parsePermitNumber } from './permit.ts';

it.each([
  ['48-1234', '48-1234'],
  ['  07   0815 ', '07 0815'],
  ['7', '7'],
  ['', null],
  ['   ', null],
  ['-', null],
  ['yok', null],
  [null, null],
])('reads the permit number %j as %j', (text, number) =>
  expect(parsePermitNumber(text)).toBe(number),
);

it('keeps a villa without a permit number from being active', () => {
  expect(findActivationProblem({ permitNumber: '48-1234' })).toBeNull();
  expect(findActivationProblem({ permitNumber: null })).toContain('izin belgesi numarası');
  expect(findActivationProblem({ permitNumber: ' - ' })).toBe(
    'Bu villa izin belgesi numarası girilmeden yayına alınamaz. Önce belge numarasını yazın.',
  );
});
