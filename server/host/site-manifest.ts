import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { FOREVER, HASHED_FOLDERS } from '#domain/publishing/hashed-files.ts';
import { PACKED_ENDINGS, type SiteFile, type SiteManifest } from '#server/runtime/site-files.ts';
import { typeOf } from './file-types.ts';

/** Read by the platform and never served. */
const OF_THE_PLATFORM = new Set(['/_headers', '/_redirects', '/.assetsignore']);

/** The list of a build's files for the runtime; each build needs a new one. */
export function readSiteManifest(folder: string, runWorkerFirst: readonly string[]): SiteManifest {
  const files: SiteManifest['files'] = {};
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name);
    const path = `/${name.replaceAll('\\', '/')}`;
    if (OF_THE_PLATFORM.has(path) || !statSync(file).isFile()) continue;
    if (!isHashed(path)) files[path] = { type: typeOf(name), ...describe(file) };
    else if (!isPackedForm(path)) files[path] = describeHashed(file);
  }
  const headersFile = join(folder, '_headers');
  const all = existsSync(headersFile) ? readRules(readFileSync(headersFile, 'utf8')) : [];
  // The platform sets cache rules per pattern; here every hashed file is cached.
  const rules = all.filter(({ path }) => !isHashed(path));
  const filesAlone = runWorkerFirst.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  return { files, rules, filesAlone: filesAlone.filter(isWholePattern).map(readPattern) };
}

const isHashed = (path: string) => HASHED_FOLDERS.some((folder) => path.startsWith(folder));

const isPackedForm = (path: string) =>
  Object.values(PACKED_ENDINGS).some((ending) => path.endsWith(ending));

/** A hashed file is cached for ever and never revalidated, so it needs no ETag. */
function describeHashed(file: string): SiteFile {
  const packed = (['br', 'gzip'] as const).filter((one) => existsSync(file + PACKED_ENDINGS[one]));
  const { size } = statSync(file);
  return { type: typeOf(file), size, cacheControl: FOREVER, ...(packed.length > 0 && { packed }) };
}

/** One buffer for all files, to keep the supervisor's memory small. */
const buffer = Buffer.alloc(64 * 1024);

function describe(file: string): { etag: string; size: number } {
  const hash = createHash('md5');
  const handle = openSync(file, 'r');
  let size = 0;
  for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
    hash.update(buffer.subarray(0, read));
    size += read;
  }
  closeSync(handle);
  return { etag: `"${hash.digest('hex')}"`, size };
}

/** The lines of `_headers`: an address, then its indented headers. */
function readRules(text: string): SiteManifest['rules'] {
  const rules: SiteManifest['rules'] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ ...readPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * Patterns such as `/*.css` are for the development server's files, which a build does not have.
 */
const isWholePattern = (pattern: string) => /^[^*]+\*?$/.test(pattern);

const readPattern = (pattern: string) =>
  pattern.endsWith('*')
    ? { path: pattern.slice(0, -1), isPrefix: true }
    : { path: pattern, isPrefix: false };
