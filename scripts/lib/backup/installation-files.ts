import { join } from 'node:path';

/** The database of an installation on one server, as libsql-server keeps it: a plain SQLite file. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'database/dbs/default/data');

/** Uploaded files, as the local bucket keeps them. */
export const MEDIA = 'platform/v3/r2';

/** The secrets that the installation made itself. */
export const SECRETS = 'secrets.json';
