import { join } from 'node:path';

/**
 * The database of an installation on one server, as libsql-server stores it: a plain SQLite file.
 */
export const databaseFile = (dataDir: string): string => join(dataDir, 'database/dbs/default/data');

/** Uploaded files: `files/<key>` with `meta/<key>.json` (server/host/media-folder.ts). */
export const MEDIA = 'media';

/** The secrets that the installation generated itself. */
export const SECRETS = 'secrets.json';

/** When the last backup was taken, ISO 8601 UTC, for monitoring. */
export const LAST_BACKUP = 'last-backup';

/** The random id of an installation, by which a place of backups knows whose they are. */
export const INSTALLATION = 'installation';
