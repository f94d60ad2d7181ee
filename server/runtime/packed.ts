import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ByteCache } from './byte-cache.ts';

/** Types worth compressing; pictures, web fonts, workbooks and archives are compressed already. */
const PACKABLE =
  /^(text\/|application\/(json|javascript|xml|rss\+xml|ld\+json|manifest\+json|openmetrics-text)|image\/svg\+xml|font\/ttf)/;

/** Smaller responses do not gain from compression. */
const LEAST_BYTES = 500;

/** Whether a file of that many bytes is sent compressed. */
export const isWorthPacking = (type: string, size: number): boolean =>
  PACKABLE.test(type) && size >= LEAST_BYTES;

/** The platform's compression level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const kept = new ByteCache(12_000_000);

export type Encoding = 'br' | 'gzip';

/** The response as sent. Shared responses with an ETag are compressed only once. */
export async function packed(request: Request, answer: Response): Promise<Response> {
  if (answer.body === null || !isPackable(answer.headers)) return answer;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const own = withVary(answer);
  const { headers } = own;
  if (encoding === null || Number(headers.get('content-length') ?? LEAST_BYTES) < LEAST_BYTES)
    return own;
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  const name = shareableName(request, own, encoding);
  if (name === null) return own;
  let bytes = kept.get(name);
  if (bytes === undefined) {
    const plain = new Uint8Array(await own.arrayBuffer());
    bytes = encoding === 'br' ? brotliCompressSync(plain, BROTLI) : gzipSync(plain);
    kept.set(name, bytes);
  } else {
    void own.body?.cancel();
  }
  const init = { status: own.status, headers, encodeBody: 'manual' };
  return new Response(bytes as Uint8Array<ArrayBuffer>, init as ResponseInit);
}

/**
 * Most answers of the Worker are its own and are changed in place: a copy turns their bytes into a
 * stream of unknown length. Those of another service cannot be changed.
 */
function withVary(answer: Response): Response {
  try {
    answer.headers.append('Vary', 'Accept-Encoding');
    return answer;
  } catch {
    const own = new Response(answer.body, answer);
    own.headers.append('Vary', 'Accept-Encoding');
    return own;
  }
}

const isPackable = (headers: Headers): boolean =>
  PACKABLE.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !headers.has('content-range') &&
  !/no-transform/.test(headers.get('cache-control') ?? '');

/** A key that identifies the content: our ETags are hashes, and immutable files need none. */
function shareableName(request: Request, { status, headers }: Response, encoding: Encoding) {
  const etag = headers.get('etag');
  const cacheControl = headers.get('cache-control') ?? '';
  const isNamed = cacheControl.includes('immutable') || (etag !== null && !etag.startsWith('W/'));
  if (status !== 200 || !cacheControl.includes('public') || !isNamed) return null;
  const { pathname, search } = new URL(request.url);
  return `${encoding} ${etag} ${pathname}${search}`;
}

/** The encoding to use for a client's Accept-Encoding. */
export function chooseEncoding(accepted: string): Encoding | null {
  const offered = accepted.split(',').map((one) => one.trim().split(';'));
  const takes = (encoding: Encoding) =>
    offered.some(([name, quality]) => name === encoding && !/^\s*q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
