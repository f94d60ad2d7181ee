import { deflateSync, strToU8 } from 'fflate';
import { crc32 } from 'node:zlib';

/** A file of an archive, and what the archive claims of it where that is not so. */
export type RawEntry = {
  name: string;
  text: string;
  size?: number;
  packed?: number;
  sum?: number;
  /** Sizes stand behind the data (general purpose flag 3), as programs write that stream. */
  isDescribedBehind?: boolean;
  /** Sizes stand in 64 bits. */
  isLong?: boolean;
};

type Rest = { before?: string; behind?: string; isLong?: boolean; count?: number };

const short = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const word = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];
const long = (value: number) => [...word(value), 0, 0, 0, 0];
const LONG = 0xffffffff;

/** A zip archive as the standard says (APPNOTE 6.3), true or not. */
export function rawZip(
  entries: readonly RawEntry[],
  { before = '', behind = '', isLong = false, count = entries.length }: Rest = {},
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [strToU8(before)];
  let at = before.length;
  const add = (...more: (readonly number[] | Uint8Array)[]) => {
    for (const one of more) {
      parts.push(Uint8Array.from(one));
      at += one.length;
    }
  };
  const directory: number[][] = [];
  for (const entry of entries) {
    const content = strToU8(entry.text);
    const data = deflateSync(content);
    const name = strToU8(entry.name);
    const sum = entry.sum ?? crc32(content);
    const sizes = [entry.packed ?? data.length, entry.size ?? content.length] as const;
    const flags = entry.isDescribedBehind ? 8 : 0;
    const own = entry.isDescribedBehind ? [0, 0, 0] : [sum, ...sizes];
    const start = at;
    add(word(0x04034b50), short(20), short(flags), short(8), word(0), own.flatMap(word));
    add(short(name.length), short(0), name, data);
    if (entry.isDescribedBehind) add(word(0x08074b50), word(sum), sizes.flatMap(word));
    const extra = entry.isLong
      ? [...short(1), ...short(24), ...long(sizes[1]), ...long(sizes[0]), ...long(start)]
      : [];
    const shown = entry.isLong ? [LONG, LONG] : sizes;
    directory.push(
      [
        [...word(0x02014b50), ...short(20), ...short(20), ...short(flags), ...short(8)],
        [...word(0), ...word(sum), ...shown.flatMap(word)],
        [...short(name.length), ...short(extra.length), ...short(0), ...short(0), ...short(0)],
        [...word(0), ...word(entry.isLong ? LONG : start), ...name, ...extra],
      ].flat(),
    );
  }
  const start = at;
  add(...directory);
  const size = at - start;
  if (isLong) {
    const end = at;
    add(word(0x06064b50), long(44), short(45), short(45), word(0), word(0));
    add(long(count), long(count), long(size), long(start));
    add(word(0x07064b50), word(0), long(end), word(1));
  }
  const shown = isLong ? 0xffff : count;
  add(word(0x06054b50), short(0), short(0), short(shown), short(shown));
  add(word(size), word(isLong ? LONG : start), short(behind.length), strToU8(behind));
  const whole = new Uint8Array(at);
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
