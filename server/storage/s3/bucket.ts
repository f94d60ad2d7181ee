import { setTimeout as delay } from 'node:timers/promises';
import { type Credentials, encodePart, sha256, signatureOf } from './sign.ts';

export type S3Settings = Credentials & {
  /**
   * `https://s3.eu-central-1.amazonaws.com`, `https://<account>.r2.cloudflarestorage.com`, a MinIO
   * …
   */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of every key; empty, or with a trailing slash. */
  prefix: string;
};

type S3Object = { key: string; uploaded: string };

/** The store's error message, without anything of ours. */
export class S3Refused extends Error {
  readonly status: number;

  constructor(method: string, status: number, code: string) {
    super(`S3 ${method}: ${status} ${code}`.trim());
    this.name = 'S3Refused';
    this.status = status;
  }
}

/** Pauses in ms before retrying a call when the store was unreachable or busy. */
const PAUSES = [200, 800, 3_000];

/** The longest wait for a complete answer, in ms. */
const PATIENCE_MS = 60_000;

const XML_SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** An S3-compatible bucket, addressed by path; every call is atomic or throws. */
export function openBucket(settings: S3Settings) {
  const { endpoint, region, bucket, prefix } = settings;

  async function call(
    method: string,
    key: string,
    { query = {}, headers = {}, body = new Uint8Array() }: CallOptions = {},
  ): Promise<Response> {
    const path = [bucket, ...(key === '' ? [] : key.split('/'))].map(encodePart).join('/');
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`);
    // Encoded for the signature: standard URL encoding leaves some characters unencoded.
    url.search = Object.entries(query)
      .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
      .join('&');
    const payloadHash = sha256(body);
    for (let tried = 0; ; tried += 1) {
      const at = `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
      const own = { ...headers, 'x-amz-content-sha256': payloadHash, 'x-amz-date': at };
      const signed = { method, url, headers: own, payloadHash, at, region, service: 's3' };
      const answer = await fetch(url, {
        method,
        headers: { ...own, authorization: signatureOf(signed, settings) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(method === 'PUT' && { body: Buffer.from(body) }),
      }).catch((error: unknown) => error as Error);
      const pause = PAUSES[tried];
      const isAway = answer instanceof Error || answer.status >= 500 || answer.status === 429;
      if (!isAway || pause === undefined) {
        if (answer instanceof Error) throw answer;
        return answer;
      }
      if (!(answer instanceof Error)) await answer.body?.cancel();
      await delay(pause);
    }
  }

  return {
    async put(key: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<void> {
      await expectDone('PUT', await call('PUT', prefix + key, { body: bytes, headers }));
    },
    /** Null for a missing object; otherwise the body must be read. */
    async find(key: string): Promise<Response | null> {
      const answer = await call('GET', prefix + key);
      if (answer.status !== 404) return expectDone('GET', answer);
      // A missing bucket is an error, not a missing object.
      if (elements(await answer.text(), 'Code')[0] === 'NoSuchBucket')
        throw new S3Refused('GET', 404, 'NoSuchBucket');
      return null;
    },
    async remove(key: string): Promise<void> {
      await expectDone('DELETE', await call('DELETE', prefix + key));
    },
    /** Up to a thousand objects with the prefix `below`, after `cursor`. */
    async list(below: string, cursor = ''): Promise<{ objects: S3Object[]; cursor?: string }> {
      const query = {
        'list-type': '2',
        prefix: prefix + below,
        ...(cursor && { 'continuation-token': cursor }),
      };
      const text = await (await expectDone('LIST', await call('GET', '', { query }))).text();
      const objects = elements(text, 'Contents').map((content) => ({
        key: plain(elements(content, 'Key')[0] ?? '').slice(prefix.length),
        uploaded: elements(content, 'LastModified')[0] ?? '',
      }));
      const [next] = elements(text, 'NextContinuationToken');
      return { objects, ...(next !== undefined && { cursor: plain(next) }) };
    },
  };
}

async function expectDone(method: string, answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const code = elements(await answer.text(), 'Code')[0] ?? '';
  throw new S3Refused(method, answer.status, code);
}

type CallOptions = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

export type S3Bucket = ReturnType<typeof openBucket>;

/** The texts of an element that is never nested in itself. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text]) => text ?? '');

const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return XML_SIGNS[name] ?? whole;
  });
