import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isMediaKey } from '#server/host/media-folder.ts';
import type { MediaStore } from '#server/host/media-store.ts';
import { filesBelow } from '#server/storage/files-below.ts';
import { Refusal } from '../installation.ts';
import { type ExportContent, FILES_LIST, readLines, wrongLine } from './export-content.ts';
import type { ListedFile } from './export-media.ts';
import { metadataOf } from './file-metadata.ts';

const ListedFile: z.ZodType<ListedFile> = z.strictObject({
  key: z.string().refine(isMediaKey),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  metadata: z.record(z.string(), z.string()),
});

/** Files on their way: most of the time is spent waiting for the disk or the bucket. */
const AT_ONCE = 8;

type File = Pick<ListedFile, 'key' | 'metadata'>;

/** Compares the files of an export with its list. @throws {@link Refusal} naming file and line */
export async function checkFiles(folder: string, content: ExportContent): Promise<void> {
  const found = new Set(filesBelow(join(folder, 'files')));
  for await (const { file, line } of filesOf(folder, content)) {
    if (!found.delete(file.key)) throw wrongLine(FILES_LIST, line, `files/${file.key} is missing.`);
    if (!('sha256' in file)) continue;
    const bytes = await readFile(join(folder, 'files', file.key));
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw wrongLine(FILES_LIST, line, `files/${file.key} is not what was exported.`);
  }
  const [other] = found;
  if (other !== undefined) throw new Refusal(`files/${other} is not in ${FILES_LIST}.`);
}

/** @throws {@link Refusal} where there are uploaded files already */
export async function requireNoFiles(media: MediaStore): Promise<void> {
  const { objects } = await media.list('', '');
  if (objects.length > 0)
    throw new Refusal(
      `There are uploaded files already (${objects[0]?.key}): an import goes into an empty installation.`,
    );
}

/** Puts the files of an export in their place; those that are there already become the same again. */
export async function importMedia(
  folder: string,
  content: ExportContent,
  media: MediaStore,
): Promise<void> {
  const files = filesOf(folder, content);
  const putNext = async () => {
    for await (const { file } of files)
      await media.put(file.key, await readFile(join(folder, 'files', file.key)), file.metadata);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putNext));
}

/** Exports of before 0.1.0 have no list: what the files are is told by their names and first bytes. */
async function* filesOf(
  folder: string,
  { files, filesSha256 }: ExportContent,
): AsyncGenerator<{ file: File | ListedFile; line: number }> {
  if (filesSha256 !== undefined) {
    for await (const { line, value } of readLines(folder, FILES_LIST, { rows: files })) {
      const read = ListedFile.safeParse(value);
      if (!read.success) throw wrongLine(FILES_LIST, line, 'it describes no file.');
      yield { file: read.data, line };
    }
    return;
  }
  const keys = filesBelow(join(folder, 'files')).toSorted();
  if (keys.length !== files)
    throw new Refusal(`files: ${keys.length} in place of the ${files} of content.json.`);
  for (const [index, key] of keys.entries()) {
    if (!isMediaKey(key)) throw new Refusal(`files/${key} is no name of an uploaded file.`);
    yield { file: { key, metadata: metadataOf(key, join(folder, 'files', key)) }, line: index + 1 };
  }
}
