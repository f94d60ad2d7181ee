import { ByteCache } from './byte-cache.ts';
import { chooseEncoding, type Encoding } from './packed.ts';

/** A file of the build, by its address from the root. */
export type SiteFile = {
  type: string;
  size: number;
  /** Missing for files with a hash in their name, whose `cacheControl` is permanent. */
  etag?: string;
  cacheControl?: string;
  /** The compressed versions beside it. */
  packed?: Encoding[];
};

/** The build's files; `site-manifest.ts` creates it at the start of the server. */
export type SiteManifest = {
  files: Record<string, SiteFile>;
  /** `_headers`: rules for addresses with the prefix `path` (or equal to it), in order. */
  rules: { path: string; isPrefix: boolean; headers: [string, string][] }[];
  /** `run_worker_first`: addresses served as files only, without the Worker. */
  filesAlone: { path: string; isPrefix: boolean }[];
};

export type FilesEnv = {
  SITE: SiteManifest;
  SITE_FILES: { fetch(url: string): Promise<Response> };
};

/** The file extensions of compressed versions. */
export const PACKED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const kept = new ByteCache(16_000_000);

/** The list in use, once the build has got more files than at the start of the server. */
let newer: SiteManifest | null = null;

const siteOf = ({ SITE }: FilesEnv): SiteManifest => newer ?? SITE;

export function replaceManifest(site: SiteManifest): void {
  newer = site;
}

const fits = (rule: { path: string; isPrefix: boolean }, path: string): boolean =>
  rule.isPrefix ? path.startsWith(rule.path) : path === rule.path;

export const isFileAlone = (env: FilesEnv, path: string): boolean =>
  siteOf(env).filesAlone.some((rule) => fits(rule, path));

/**
 * Serves a file like the platform (`html_handling = "auto-trailing-slash"`, `not_found_handling =
 * "none"`), with the headers of `_headers`.
 */
export async function serveFile(request: Request, env: FilesEnv): Promise<Response> {
  const url = new URL(request.url);
  const path = decodePath(url.pathname);
  const headers = new Headers();
  const site = siteOf(env);
  for (const rule of site.rules) {
    if (fits(rule, path)) for (const [name, value] of rule.headers) headers.set(name, value);
  }
  const found = findFile(site.files, path);
  if (found === null) return new Response(null, { status: 404, headers });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers });
  if (found.path !== undefined && found.path !== path) {
    headers.set('Location', encodeURI(found.path) + url.search);
    return new Response(null, { status: 307, headers });
  }
  const { type, etag, size, cacheControl, packed } = found.file;
  if (!headers.has('Content-Type')) headers.set('Content-Type', type);
  if (cacheControl !== undefined) {
    headers.set('Cache-Control', cacheControl);
    // Sent as it is, so its length is known.
    headers.set('Content-Length', String(size));
  } else if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (etag !== undefined) {
    headers.set('ETag', etag);
    if (knows(request, etag)) return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') {
    headers.set('Content-Length', String(size));
    return new Response(null, { headers });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding === null || !packed?.includes(encoding))
    return new Response(await readFile(env, found.name), { headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  headers.set('Vary', 'Accept-Encoding');
  const body = await readFile(env, found.name + PACKED_ENDINGS[encoding]);
  return new Response(body, { headers, encodeBody: 'manual' } as ResponseInit);
}

/** The file of an address; `path` is its canonical address. */
function findFile(
  files: SiteManifest['files'],
  path: string,
): { name: string; path?: string; file: SiteFile } | null {
  const at = (name: string, proper?: string) => {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    return file === undefined
      ? null
      : { name, file, ...(proper !== undefined && { path: proper }) };
  };
  const folder = /^(.*\/)index(?:\.html)?$/.exec(path)?.[1];
  if (folder !== undefined && at(`${folder}index.html`)) return at(`${folder}index.html`, folder);
  if (path.endsWith('.html')) return at(path, path.slice(0, -'.html'.length));
  if (path.endsWith('/'))
    return at(`${path}index.html`, path) ?? at(`${path.slice(0, -1)}.html`, path.slice(0, -1));
  return at(path) ?? at(`${path}.html`, path) ?? at(`${path}/index.html`, `${path}/`);
}

async function readFile({ SITE_FILES }: FilesEnv, name: string): Promise<BodyInit | null> {
  const before = kept.get(name);
  if (before !== undefined) return before as Uint8Array<ArrayBuffer>;
  const answer = await SITE_FILES.fetch(new URL(encodeURI(name), 'http://site.invalid').href);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}; the build has changed under us`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  kept.set(name, bytes);
  return bytes;
}

const knows = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
