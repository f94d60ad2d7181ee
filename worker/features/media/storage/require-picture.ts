import { refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { originalOf } from './file-keys.ts';

/**
 * Checks that a chosen picture still exists: an unused upload may have been deleted. @throws
 * `UNKNOWN_CHOICE` (422)
 */
export async function requirePicture(
  { files }: Pick<Deps, 'files'>,
  key: string | null,
  field = 'image',
): Promise<void> {
  if (key === null) return;
  const original = originalOf(key);
  const found = await files.list(original);
  if (found.some((file) => file.key === original)) return;
  throw refused('UNKNOWN_CHOICE', 'Seçilen resim artık yok. Yeniden yükleyin.', [
    { path: field, message: 'Seçilen resim artık yok. Yeniden yükleyin.' },
  ]);
}
