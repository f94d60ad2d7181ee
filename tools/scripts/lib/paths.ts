import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Where a build is written and served from: `DIST_DIR`, default `dist`. */
export const dist = resolve(root, process.env.DIST_DIR ?? 'dist');

/** Where a running installation stores its persistent data: `DATA_DIR`, default `.data`. */
export const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
