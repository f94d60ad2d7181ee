import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { isWritten, rewritten } from './written-values.ts';

const inEnglish = (text: string) => rewritten(text, formatsOf('en')).replaceAll(/\s/g, ' ');

describe('values that wait in Turkish, in English', () => {
  it.each([
    ['12–15 Haz', '12 Jun – 15 Jun'],
    ['28 Haz – 2 Tem', '28 Jun – 2 Jul'],
    ['12 Haz', '12 Jun'],
    ['cuma, cumartesi ve pazar', 'Friday, Saturday and Sunday'],
    ['+90 242 836 10 10 ve bilgi@kiyi.example', '+90 242 836 10 10 and bilgi@kiyi.example'],
    ['%12,5', '12.5%'],
    ['%20', '20%'],
    ['16.00', '16:00'],
    ['21.11.2026', '21 November 2026'],
    ['99.99.2026', '99.99.2026'],
    ['21 Kas 2026 Cmt', 'Sat, 21 Nov 2026'],
    ['21 Kasım 2026 Cumartesi', 'Saturday, 21 November 2026'],
    ['21 Kas 2026 Villa Ay', '21 Nov 2026 Villa Ay'],
    ['31 Kas 2026', '31 Kas 2026'],
    ['12–19 Haziran 2027', '12 – 19 June 2027'],
    ['28 Haziran – 3 Temmuz 2027', '28 June – 3 July 2027'],
    ['28 Aralık 2026 – 3 Ocak 2027', '28 December 2026 – 3 January 2027'],
    ['31–32 Haziran 2027', '31–32 Haziran 2027'],
    ['12.500 ₺', '₺12,500'],
    ['12,50 ₺', '₺12.50'],
    ['1.2.3 ₺', '1.2.3 ₺'],
    ['Köşe Sokak 12', 'Köşe Sokak 12'],
  ])('%j', (turkish, english) => expect(inEnglish(turkish)).toBe(english));

  it('know what is nothing but a value', () => {
    expect(['12 Haz', '12–19 Haziran 2027', '1.200'].every(isWritten)).toBe(true);
    expect(isWritten('12 gece')).toBe(false);
  });
});
