import { type Entry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';

/** The files of an archive by their names, with `/` and in small letters. */
type Archive = {
  names: string[];
  /** Null without such a file. @throws FileProblem for more than may be unpacked in all */
  read(name: string): Promise<Uint8Array | null>;
};

/**
 * A zip archive by the directory at its end, whose claims have to be true. Nothing is unpacked that
 * nobody asks for. @throws whatever comes first for a damaged archive
 */
export async function openArchive(bytes: Uint8Array, most: number): Promise<Archive> {
  const archive = new ZipReader(new Uint8ArrayReader(bytes), {
    useWebWorkers: false,
    checkSignature: true,
    checkOverlappingEntry: true,
    // Nothing is written to a disk.
    filenameValidation: 'tolerant',
  });
  const entries = new Map((await archive.getEntries()).map((entry) => [nameOf(entry), entry]));
  let left = most;
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined || entry.directory) return null;
      const pieces: BlobPart[] = [];
      const unpacked = new WritableStream<Uint8Array<ArrayBuffer>>({
        write(piece) {
          left -= piece.length;
          if (left < 0) throw new FileProblem(REFUSALS.large);
          pieces.push(piece);
        },
      });
      await entry.getData(unpacked);
      return new Uint8Array(await new Blob(pieces).arrayBuffer());
    },
  };
}

/** Some programs write their own separator, and some start at the root. */
const nameOf = ({ filename }: Entry): string =>
  filename.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
