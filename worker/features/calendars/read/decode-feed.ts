/**
 * The text of a feed: UTF-8, whose invalid bytes become U+FFFD, or UTF-16 as some programs of
 * Windows write it, with a byte order mark or without. A calendar begins with an ASCII letter, so
 * that one of its first two bytes is zero in UTF-16 only.
 */
export function decodeFeed(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
