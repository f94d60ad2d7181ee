import { foldMarks } from '#domain/values/fold.ts';
import { transliterate } from '#domain/values/transliterate.ts';
import { documentTypeOf } from '#domain/media/formats/document-types.ts';
import { messageFiles } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { openHeic } from '#worker/platform/files/open-heic.ts';
import { newId } from '#worker/platform/ids.ts';
import type { ReadMail } from './read-mail.ts';

const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;

/** Smaller inline pictures of an HTML mail are taken for signatures and icons. */
const LOGO_BYTES = 20_000;

type FileRow = typeof messageFiles.$inferInsert;

/**
 * Stores the files of a mail in the private part of the file store, each under a random key. Of
 * files that are not accepted (a program, a page, a workbook, too large, too many) only the name is
 * recorded, so that a clerk can ask for them in another way. @returns the rows, for the batch of
 * their message.
 */
export async function keepFiles(
  deps: Deps,
  messageId: string,
  files: ReadMail['files'],
): Promise<Step[]> {
  const rows: FileRow[] = [];
  let kept = 0;
  for (const { name, bytes: sent, isInline } of files.slice(0, 3 * MAX_FILES)) {
    if (isInline && sent.length < LOGO_BYTES) continue;
    // Beyond the limits nothing is opened.
    const isLight = sent.length <= MAX_BYTES && kept < MAX_FILES;
    const bytes = isLight ? await openHeic(deps, sent) : sent;
    const type = documentTypeOf(bytes);
    const isKept = type !== null && isLight;
    const now = deps.clock.now();
    const at = now.toISOString();
    const id = newId(now);
    const key = isKept ? `messages/${id}/${fileNameOf(name, type.extension)}` : null;
    if (isKept && key !== null) {
      kept += 1;
      const contentDisposition = `attachment; filename="${key.split('/').at(-1)}"`;
      await deps.files.put(key, bytes, { contentType: type.contentType, contentDisposition });
    }
    rows.push({ id, createdAt: at, updatedAt: at, messageId, name, size: bytes.length, key });
  }
  return rows.map((row) => step(build.insert(messageFiles).values(row)));
}

/** A file name safe for a header, with the extension of the file's real type. */
function fileNameOf(name: string, extension: string): string {
  const stem = foldMarks(transliterate(name))
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${stem || 'ek'}.${extension}`;
}
