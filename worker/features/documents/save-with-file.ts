import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { storeDocument, type StoredFile } from './store-file.ts';

/**
 * Stores the file, if there is one, and then the row by `save`, so that no row refers to a missing
 * file. When `save` fails the file is deleted; when the outcome is unknown (`busy`) the nightly sweep
 * decides. @throws what storeDocument throws
 */
export async function saveWithFile<Saved>(
  deps: Deps,
  file: File | undefined,
  save: (stored: StoredFile | undefined) => Promise<Saved>,
): Promise<Saved> {
  if (file === undefined) return save(undefined);
  const stored = await storeDocument(deps, file);
  try {
    return await save(stored);
  } catch (error) {
    const isUnknown = error instanceof DomainError && error.kind === 'busy';
    if (!isUnknown) await deps.files.delete([stored.file]);
    throw error;
  }
}
