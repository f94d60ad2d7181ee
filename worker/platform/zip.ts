import { Zip, ZipDeflate } from 'fflate';

/** One file as a zip archive, packed piece by piece as it comes. */
export async function* zipFile(
  name: string,
  at: Date,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  const file = new ZipDeflate(name, { level: 6 });
  file.mtime = at;
  zip.add(file);
  for await (const piece of pieces) {
    file.push(piece);
    yield* packed.splice(0);
  }
  file.push(new Uint8Array(0), true);
  zip.end();
  yield* packed.splice(0);
}
