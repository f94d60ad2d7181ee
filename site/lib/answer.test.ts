import { expect, it } from 'vitest';
import { linkRefusal } from './answer.ts';

it('reports a broken link without naming a field', () => {
  const refusal = { message: 'Lütfen işaretli alanları düzeltin.' };
  expect(linkRefusal({ ...refusal, code: 'VALIDATION' })).toMatch(/^Bağlantı eksik/);
  expect(linkRefusal({ code: 'MISSING', message: 'Ödeme yok.' })).toBe('Ödeme yok.');
});
