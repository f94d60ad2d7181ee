import { expect, it } from 'vitest';
import { insertAtCaret } from './insert-at-caret.ts';

it('inserts a variable at the caret', () =>
  expect(insertAtCaret('Sayın ,', 6, 6, 'ad_soyad')).toEqual({
    text: 'Sayın {{ad_soyad}},',
    caret: 18,
  }));

it('replaces the selection', () =>
  expect(insertAtCaret('Toplam X', 7, 8, 'toplam').text).toBe('Toplam {{toplam}}'));
