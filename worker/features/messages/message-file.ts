import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { messageFiles } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';

/** A file that came with a message. Browsers download it and never open it. @throws `NOT_FOUND` */
export async function findMessageFile(
  { db, files }: Deps,
  id: string,
): Promise<StoredFile & { name: string }> {
  const [row] = await db.read
    .select({ key: messageFiles.key })
    .from(messageFiles)
    .where(eq(messageFiles.id, id));
  const key = row?.key ?? null;
  const file = key === null ? null : await files.find(key);
  if (key === null || file === null) throw notFound('Böyle bir ek yok.');
  return { ...file, name: key.split('/').at(-1) ?? 'ek' };
}
