import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MEDIA } from '../backup/installation-files.ts';

/** Copies uploaded pictures and documents out of the local bucket, each under its own name. @returns how many. */
export function exportMedia(dataDir: string, folder: string): number {
  const bucket = join(dataDir, MEDIA);
  if (!existsSync(bucket)) return 0;
  let copied = 0;
  for (const list of globSync('*/*.sqlite', { cwd: bucket })) {
    for (const { key, blob } of objectsOf(join(bucket, list))) {
      const [from] = globSync(`*/blobs/${blob}`, { cwd: bucket });
      const to = resolve(folder, key);
      if (from === undefined || !to.startsWith(resolve(folder) + sep)) continue;
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(bucket, from), to);
      copied += 1;
    }
  }
  return copied;
}

function objectsOf(list: string): { key: string; blob: string }[] {
  const database = new DatabaseSync(list, { readOnly: true, timeout: 5_000 });
  try {
    const isBucket = "select 1 from sqlite_schema where name = '_mf_objects'";
    if (database.prepare(isBucket).get() === undefined) return [];
    return database
      .prepare('select key, blob_id from _mf_objects where blob_id is not null')
      .all()
      .map((row) => ({ key: String(row.key), blob: String(row.blob_id) }));
  } finally {
    database.close();
  }
}
