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
  const { headers } = answer;
  if (answer.body === null || !isPackable(headers)) return answer;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const own = new Headers(headers);
  own.append('Vary', 'Accept-Encoding');
  if (encoding === null || Number(headers.get('content-length') ?? LEAST_BYTES) < LEAST_BYTES)
    return new Response(answer.body, { status: answer.status, headers: own });
  own.set('Content-Encoding', encoding);
  own.delete('Content-Length');
  const name = shareableName(request, answer, encoding);
  if (name === null) return new Response(answer.body, { status: answer.status, headers: own });
  let bytes = kept.get(name);
  if (bytes === undefined) {
    const plain = new Uint8Array(await answer.arrayBuffer());
    bytes = encoding === 'br' ? brotliCompressSync(plain, BROTLI) : gzipSync(plain);
    kept.set(name, bytes);
  } else {
    void answer.body.cancel();
  }
  const init = { status: answer.status, headers: own, encodeBody: 'manual' };
  return new Response(bytes as Uint8Array<ArrayBuffer>, init as ResponseInit);
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
