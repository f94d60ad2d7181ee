import { Zip, ZipDeflate } from 'fflate';

/** A file to be packed, streamed in pieces. */
export type ZipEntry = { name: string; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/**
 * Files as a zip archive, in order; only about one piece is held in memory. Runs in this thread:
 * the platform has no other.
 */
export async function* zipFiles(
  at: Date,
  entries: Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) packed.push(piece);
  });
  for (const { name, pieces } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
