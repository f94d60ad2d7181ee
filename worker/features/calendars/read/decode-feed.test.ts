import { expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const TEXT = 'BEGIN:VCALENDAR\r\nSUMMARY:Gülşah İş 李 😀\r\n';

function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), !isBig);
  return bytes;
}

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16 of Windows', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16 without a mark', utf16(TEXT, false)],
  ['UTF-16, big end first', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16, big end first, without a mark', utf16(TEXT, true)],
])('reads %s', (_, bytes) => expect(decodeFeed(bytes)).toBe(TEXT));

it('reads what is neither without failing', () => {
  expect(decodeFeed(new Uint8Array())).toBe('');
  expect(decodeFeed(Uint8Array.of(0x42, 0xff))).toBe('B\ufffd');
  expect(decodeFeed(Uint8Array.of(0xff, 0xfe, 0x42))).toBe('\ufffd');
});
