/** Puts the command of libsql-server into the folder’s node_modules/.bin, unless it is there. */
export function ensureDatabaseServer(folder?: string): void;
