import { describe, expect, it } from 'vitest';
import { actionLabel } from './labels.ts';

describe('an action of the audit log', () => {
  it.each([
    ['villa.update', 'Villa: güncellendi'],
    ['reservation.option', 'Rezervasyon: “Opsiyonlu” durumuna geçti'],
    ['login', 'Oturum açıldı'],
    ['town.delete', 'Bölge: silindi'],
    ['something.else', 'something: else'],
    ['something', 'something'],
  ])('reads %s as %s', (action, label) => {
    expect(actionLabel(action)).toBe(label);
  });
});
