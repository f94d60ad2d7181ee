import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import type { MediaStore } from '#server/host/media-store.ts';
import { removeLeftovers } from '#server/storage/leftovers.ts';
import { checkSealed } from './check-sealed.ts';
import { checkDigests, readContent } from './export-content.ts';
import { checkFiles, importMedia, requireNoFiles } from './import-media.ts';
import { rehearse } from './rehearse.ts';
import { beginTarget, fillTarget, judgeTarget } from './target.ts';

type Options = {
  folder: string;
  client: Client;
  media: MediaStore;
  /** Where the rehearsal has room: about that of the database. */
  dataDir: string;
  dataSecret: string;
  /** Whether sealed values that no key opens come in as they are. */
  isLostKnown?: boolean;
  say?(line: string): void;
};

type Imported = { tables: number; rows: number; files: number; newCalendars: number };

/** Prefix of the folder of a rehearsal under way. */
const REHEARSAL = 'import-';

/**
 * Brings an export into an empty installation. Nothing is written there before all of it was loaded
 * and checked beside; one that dies is recognised and begun again. @throws {@link Refusal} naming
 * the file and line of what is wrong
 */
export async function importExport(options: Options): Promise<Imported> {
  const { folder, client, media, dataDir, dataSecret, isLostKnown = false } = options;
  const { say = () => undefined } = options;
  const content = readContent(folder);
  const state = await judgeTarget(client);
  if (state === 'half') say('An import that died has left half of it, and is begun again.');
  else await requireNoFiles(media);

  removeLeftovers(dataDir, (name) => name.startsWith(REHEARSAL));
  const work = mkdtempSync(join(dataDir, REHEARSAL));
  try {
    await checkFiles(folder, content);
    await checkSealed(folder, content, { dataSecret, isLostKnown, say });
    const rehearsed = await rehearse(folder, content, { work, dataSecret });
    await checkDigests(folder, content);
    say('The export is whole and agrees with itself.');
    await beginTarget(client, state, rehearsed.triggers);
    await importMedia(folder, content, media);
    const rows = await fillTarget(client, rehearsed);
    const { newCalendars } = rehearsed;
    return { tables: content.tables.length, rows, files: content.files, newCalendars };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
