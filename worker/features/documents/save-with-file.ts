import { DomainError } from '#domain/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { storeDocument, type StoredDocument } from './store-file.ts';

/**
 * Stores the file and then what `save` writes of it, so that no row names a file that is not there.
 * When `save` fails the file goes again; where nobody knows (`busy`) the sweep decides.
 */
export async function saveWithFile<Saved>(
  deps: Deps,
  file: File,
  save: (stored: StoredDocument) => Promise<Saved>,
): Promise<Saved> {
  const stored = await storeDocument(deps, file);
  try {
    return await save(stored);
  } catch (error) {
    const isUnknown = error instanceof DomainError && error.kind === 'busy';
    if (!isUnknown) await deps.files.delete([stored.file]);
    throw error;
  }
}
