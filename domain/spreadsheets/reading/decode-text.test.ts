import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? utf8(part) : part)));

/** "Ağrı;Şişli;İzmir" the way Excel in Turkish saves a CSV. */
const WINDOWS_1254 = [
  0x41, 0xf0, 0x72, 0xfd, 0x3b, 0xde, 0x69, 0xfe, 0x6c, 0x69, 0x3b, 0xdd, 0x7a, 0x6d, 0x69, 0x72,
];
const wide = (text: string, isLittle: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const [low, high] = [code & 0xff, code >> 8];
    return isLittle ? [low, high] : [high, low];
  });

describe('the letters of a file', () => {
  it.each<[string, Uint8Array, string]>([
    ['Turkish Windows', bytes(WINDOWS_1254), 'Ağrı;Şişli;İzmir'],
    ['UTF-8', bytes('Şile'), 'Şile'],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Şile'), 'Şile'],
    ['UTF-16, little end first', bytes([0xff, 0xfe], wide('Şile', true)), 'Şile'],
    ['UTF-16, big end first', bytes([0xfe, 0xff], wide('Şile', false)), 'Şile'],
    ['UTF-16 without a mark', bytes(wide('Villa adı;Şehir', true)), 'Villa adı;Şehir'],
    ['the same, big end first', bytes(wide('Villa adı;Şehir', false)), 'Villa adı;Şehir'],
    ['UTF-8 beyond the basic plane', bytes('Villa 😀 ş'), 'Villa 😀 ş'],
    ['nothing', bytes(), ''],
  ])('are right in %s', (_, file, text) => expect(decodeText(file)).toBe(text));

  it.each<[string, Uint8Array, string]>([
    ['a broken byte', bytes('Çınar ', [0xa0], ';Şeftali'), 'Çınar \ufffd;Şeftali'],
    ['half a letter', bytes('Çınar ', [0xc5], ';Şeftali'), 'Çınar \ufffd;Şeftali'],
    ['half a letter at the end', bytes('Çınar Şeftali', [0xe2, 0x82]), 'Çınar Şeftali\ufffd'],
    ['a byte that no letter has', bytes('Çınar', [0xff]), 'Çınar\ufffd'],
    ['an overlong letter', bytes('ÇığÇığ', [0xc0, 0xaf]), 'ÇığÇığ\ufffd\ufffd'],
  ])('stay right around %s', (_, file, text) => expect(decodeText(file)).toBe(text));

  it('are right in both halves of a file that was glued together', () => {
    const file = bytes('Villa adı\n', WINDOWS_1254, [0x0a], WINDOWS_1254);
    expect(decodeText(file)).toBe('Villa adı\nAğrı;Şişli;İzmir\nAğrı;Şişli;İzmir');
  });
});
