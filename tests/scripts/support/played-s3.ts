import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PlayedS3 = {
  endpoint: string;
  /** What is in the bucket, by keys. */
  objects: Map<string, { bytes: Buffer; headers: Record<string, string> }>;
  /** The next so many calls find the store busy. */
  beBusy(times: number): void;
  stop(): void;
};

const REGION = 'eu-test-1';
export const BUCKET = 'yedekler';
export const ACCOUNT = {
  S3_REGION: REGION,
  S3_ACCESS_KEY_ID: 'AKIATESTTESTTEST',
  S3_SECRET_ACCESS_KEY: 'a secret/of+the test',
};

/** As many as a page of a list has here. */
const PAGE = 3;

/**
 * An S3 of one bucket that reads what came over the wire: it checks signature, hash and date by its own
 * reading of the specification, on the bytes of the request line and not on what our client meant.
 */
export async function playS3(): Promise<PlayedS3> {
  const objects: PlayedS3['objects'] = new Map();
  let busy = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      if (busy > 0) {
        busy -= 1;
        return refuse(503, 'SlowDown');
      }
      const fault = faultOf(request, body);
      if (fault !== null) return refuse(403, fault);
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const [, bucket, ...rest] = path.split('/').map(decodeURIComponent);
      const key = rest.join('/');
      if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
      if (key === '') return response.end(listOf(objects, new URLSearchParams(query)));
      if (request.method === 'PUT') {
        const kept = Object.entries(request.headers).filter(([name]) =>
          /^(content-|x-amz-meta-)/.test(name),
        );
        objects.set(key, {
          bytes: body,
          headers: Object.fromEntries(kept) as Record<string, string>,
        });
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (found === undefined) return refuse(404, 'NoSuchKey');
      const etag = `"${createHash('md5').update(found.bytes).digest('hex')}"`;
      return response
        .writeHead(200, { ...found.headers, 'content-length': found.bytes.length, etag })
        .end(found.bytes);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    beBusy: (times) => {
      busy = times;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const keyed = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The code of the refusal; null when the call is signed as it must be. */
function faultOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (said === null) return 'AuthorizationHeaderMalformed';
  const [, account, day = '', region, names = '', signature = ''] = said;
  const date = String(headers['x-amz-date']);
  const sent = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (account !== ACCOUNT.S3_ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  if (region !== REGION || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - sent) < 900_000)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const must = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (must.some((name) => !signed.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = url.split('?');
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.replaceAll('+', '%20'));
  const canonical = `${method}\n${path}\n${pairs.toSorted().join('&')}\n${signed
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')}\n${names}\n${hash(body)}`;
  let key: Buffer | string = `AWS4${ACCOUNT.S3_SECRET_ACCESS_KEY}`;
  for (const part of [day, REGION, 's3', 'aws4_request']) key = keyed(key, part);
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const right = keyed(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash(canonical)}`);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function listOf(objects: PlayedS3['objects'], asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? page.at(-1) : undefined;
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?><ListBucketResult>${page
    .map(
      (key) =>
        `<Contents><Key>${xml(key)}</Key><LastModified>2026-11-23T00:00:00.000Z</LastModified></Contents>`,
    )
    .join(
      '',
    )}${next === undefined ? '' : `<NextContinuationToken>${xml(next)}</NextContinuationToken>`}</ListBucketResult>`;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
