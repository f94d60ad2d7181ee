import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in DATA_DIR of mails that could not be read, for an operator to look at. */
const ASIDE = 'mails-aside';

/** Most mails kept there: who sends poison sends much of it. */
const MAX_ASIDE = 50;

/** How many mails wait there. */
export const countAside = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, ASIDE)).catch(() => [])).length;

/**
 * Keeps a mail that could not be read, and says so in a line of JSON of the log, without its
 * contents. The first fifty are kept; an operator deletes them (docs/operations.md).
 */
export async function putAside(dataDir: string, raw: Uint8Array, why: string): Promise<void> {
  const folder = join(dataDir, ASIDE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString();
  const isKept = (await countAside(dataDir)) < MAX_ASIDE;
  const file = join(folder, `${time.replaceAll(':', '-')}-${crypto.randomUUID()}.eml`);
  if (isKept) await writeFile(file, raw, { mode: 0o600 });
  console.error(
    JSON.stringify({
      time,
      level: 'warn',
      at: 'mail-in',
      event: 'mail_aside',
      why,
      bytes: raw.length,
      file: isKept ? file : null,
    }),
  );
}
