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
import { extname, join } from 'node:path';
import type { SiteManifest } from '../runtime/site-files.ts';

/** Of every kind of file that a build makes; another one is bytes. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Read by the platform and never served. */
const OF_THE_PLATFORM = new Set(['_headers', '_redirects', '.assetsignore']);

/** What the files of a build are, for the runtime; a new build wants a new one. */
export function readSiteManifest(folder: string, runWorkerFirst: readonly string[]): SiteManifest {
  const files: SiteManifest['files'] = {};
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name);
    const path = name.replaceAll('\\', '/');
    if (OF_THE_PLATFORM.has(path) || !statSync(file).isFile()) continue;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    files[`/${path}`] = { type, ...describe(file) };
  }
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? readRules(readFileSync(headersFile, 'utf8')) : [];
  const filesAlone = runWorkerFirst.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  return { files, rules, filesAlone: filesAlone.filter(isWholePattern).map(readPattern) };
}

/** One buffer for all files: whoever supervises a server holds little. */
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

/** The lines of `_headers`: an address, then its headers, indented. */
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

/** `/*.css` and the like stand for files of the development server, which no build has. */
const isWholePattern = (pattern: string) => /^[^*]+\*?$/.test(pattern);

const readPattern = (pattern: string) =>
  pattern.endsWith('*')
    ? { path: pattern.slice(0, -1), isPrefix: true }
    : { path: pattern, isPrefix: false };
