import type { Deps } from '#worker/platform/deps.ts';
import { pictureOf } from './file-keys.ts';
import { listUnusedFiles } from '../queries.ts';
import { removePictures } from './store-picture.ts';

/** The hour of the day, UTC, in which files are swept: at night in Türkiye. */
const HOUR = 1;
const MINUTE = 17;

/** How long an upload may wait for the row that refers to it. */
const PATIENCE_MS = 24 * 60 * 60_000;

/** Folders with one file per key; a public picture has several. */
const SINGLE_FILES = ['documents/', 'receipts/', 'messages/', 'guides/', 'reviews/'];

/** Keys per query to the database. */
const CHUNK = 1_000;

/** Once a night: deletes unused uploads. */
export async function sweepFilesNightly(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (now.getUTCHours() === HOUR && now.getUTCMinutes() === MINUTE) await sweepFiles(deps);
}

/**
 * Deletes files that no row refers to and that are older than a day: uploads that were never saved,
 * and those of crashed processes. @returns how many pictures and documents it deleted.
 */
export async function sweepFiles(deps: Deps): Promise<number> {
  const [originals, ...others] = await Promise.all([
    listOld(deps, 'originals/'),
    ...SINGLE_FILES.map((prefix) => listOld(deps, prefix)),
  ]);
  const keys = [...originals.map(pictureOf), ...others.flat()];
  let swept = 0;
  for (let from = 0; from < keys.length; from += CHUNK) {
    const unused = await listUnusedFiles(deps.db, keys.slice(from, from + CHUNK));
    // R2 deletes up to 1,000 keys per call and a picture has six files; one picture at a time is
    // far below.
    for (const key of unused) {
      if (SINGLE_FILES.some((prefix) => key.startsWith(prefix))) await deps.files.delete([key]);
      else await removePictures(deps, [key]);
    }
    swept += unused.length;
  }
  return swept;
}

async function listOld({ files, clock }: Deps, prefix: string): Promise<string[]> {
  const limit = clock.now().getTime() - PATIENCE_MS;
  const found = await files.list(prefix);
  return found.flatMap(({ key, uploaded }) => (uploaded.getTime() < limit ? [key] : []));
}
