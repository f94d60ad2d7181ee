import { Inflate } from 'fflate';
import { REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const IN_DIRECTORY = 0x02014b50;
const BEFORE_FILE = 0x04034b50;

/** What stands in 32 and in 16 bits where the number is in 64 elsewhere. */
const LONG = 0xffffffff;
const LONG_COUNT = 0xffff;

/** The longest comment that may follow the end. */
const COMMENT = 0xffff;

/** How much is unpacked before it is asked whether it is too much: it becomes a thousand times that. */
const PIECE = 16_384;

/** The files of an archive by their names, with `/` and in small letters. */
type Archive = {
  names: string[];
  /** Null without such a file. @throws FileProblem for more than may be unpacked in all */
  read(name: string): Uint8Array | null;
};

type Entry = { name: string; method: number; packed: number; sum: number; offset: number };

/**
 * A zip archive by the directory at its end, as nobody else reads it: two readers may see two
 * archives. No size that it claims is believed, and nothing is unpacked that nobody asks for. In
 * linear time. @throws whatever comes first for a damaged archive
 */
export function openArchive(bytes: Uint8Array, most: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map(Array.from(directoryOf(bytes, view), (entry) => [entry.name, entry]));
  let left = most;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return null;
      const { offset, packed, method, sum } = entry;
      if (view.getUint32(offset, true) !== BEFORE_FILE) throw new Error('no file there');
      const start =
        offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      const data = bytes.subarray(start, start + packed);
      if (data.length < packed || (method !== 0 && method !== 8)) throw new Error('not to be read');
      const content = method === 0 ? data : inflate(data, left);
      left -= content.length;
      if (left < 0) throw new FileProblem(REFUSALS.large);
      if (crc32(content) !== sum) throw new Error('not what was packed');
      return content;
    },
  };
}

function* directoryOf(bytes: Uint8Array, view: DataView): Generator<Entry> {
  const text = new TextDecoder();
  let { at, count } = startOf(view);
  for (; count > 0; count -= 1) {
    if (view.getUint32(at, true) !== IN_DIRECTORY) throw new Error('no directory there');
    const name = at + 46;
    const extra = name + view.getUint16(at + 28, true);
    const comment = extra + view.getUint16(at + 30, true);
    yield {
      // Some programs write their own separator, and some start at the root.
      name: text
        .decode(bytes.subarray(name, extra))
        .replaceAll('\\', '/')
        .replace(/^\/+/, '')
        .toLowerCase(),
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      ...sizesOf(view, at, extra, comment),
    };
    at = comment + view.getUint16(at + 32, true);
  }
}

/** Where the directory begins, and how many files it has. */
function startOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - 22;
  for (let end = last; end >= Math.max(0, last - COMMENT); end -= 1) {
    if (view.getUint32(end, true) !== END) continue;
    const [count, at] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
    if (count !== LONG_COUNT && at !== LONG) return { at, count };
    if (view.getUint32(end - 20, true) !== LOCATOR_64) return { at, count };
    const end64 = longOf(view, end - 12);
    if (view.getUint32(end64, true) !== END_64) throw new Error('no directory there');
    return { at: longOf(view, end64 + 48), count: longOf(view, end64 + 32) };
  }
  throw new Error('no archive');
}

/** In 32 bits, or in 64 among what is added to the entry (from `extra` to `end`). */
function sizesOf(
  view: DataView,
  at: number,
  extra: number,
  end: number,
): Pick<Entry, 'packed' | 'offset'> {
  const [size, packed, offset] = [24, 20, 42].map((of) => view.getUint32(at + of, true)) as [
    number,
    number,
    number,
  ];
  for (let field = extra; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    // Only those are there that did not fit, in this order.
    let value = field + 4 + (size === LONG ? 8 : 0);
    const long = (short: number) => (short === LONG ? longOf(view, (value += 8) - 8) : short);
    return { packed: long(packed), offset: long(offset) };
  }
  return { packed, offset };
}

const longOf = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function inflate(packed: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += PIECE) {
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    if (size > most) throw new FileProblem(REFUSALS.large);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (SUMS[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
