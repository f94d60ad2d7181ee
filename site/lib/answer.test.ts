import { expect, it } from 'vitest';
import { linkRefusal } from './answer.ts';

it('tells who opens a broken link about the link, and of no field to correct', () => {
  const refusal = { message: 'Lütfen işaretli alanları düzeltin.' };
  expect(linkRefusal({ ...refusal, code: 'VALIDATION' })).toMatch(/^Bağlantı eksik/);
  expect(linkRefusal({ code: 'MISSING', message: 'Ödeme yok.' })).toBe('Ödeme yok.');
});
