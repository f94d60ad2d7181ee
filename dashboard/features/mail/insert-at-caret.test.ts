import { expect, it } from 'vitest';
import { insertAtCaret } from './insert-at-caret.ts';

it('writes a variable where the caret stands', () =>
  expect(insertAtCaret('Sayın ,', 6, 6, 'ad_soyad')).toEqual({
    text: 'Sayın {{ad_soyad}},',
    caret: 18,
  }));

it('writes it over what is selected', () =>
  expect(insertAtCaret('Toplam X', 7, 8, 'toplam').text).toBe('Toplam {{toplam}}'));
