import { setTimeout as delay } from 'node:timers/promises';
import { type Credentials, encodePart, sha256, signatureOf } from './sign.ts';

export type S3Settings = Credentials & {
  /** `https://s3.eu-central-1.amazonaws.com`, `https://<account>.r2.cloudflarestorage.com`, a MinIO … */
  endpoint: string;
  region: string;
  bucket: string;
  /** Every key begins with it; empty, or with a slash at its end. */
  prefix: string;
};

export type S3Object = { key: string; uploaded: string };

/** What an answer of the store said, without anything of ours. */
export class S3Refused extends Error {
  readonly status: number;

  constructor(method: string, status: number, code: string) {
    super(`S3 ${method}: ${status} ${code}`.trim());
    this.name = 'S3Refused';
    this.status = status;
  }
}

/** After these pauses a call that found the store away or busy is sent again, in ms. */
const PAUSES = [200, 800, 3_000];

/** The longest wait for an answer with its body, in ms. */
const PATIENCE_MS = 60_000;

const XML_SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A bucket of any S3, addressed by its path; every call is whole or throws. */
export function openBucket(settings: S3Settings) {
  const { endpoint, region, bucket, prefix } = settings;

  async function call(
    method: string,
    key: string,
    { query = {}, headers = {}, body = new Uint8Array() }: CallOptions = {},
  ): Promise<Response> {
    const path = [bucket, ...(key === '' ? [] : key.split('/'))].map(encodePart).join('/');
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`);
    // Encoded as it is signed: what encodes addresses for the web leaves some signs as they are.
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
    /** Null when there is no such object; its body is to be read. */
    async find(key: string): Promise<Response | null> {
      const answer = await call('GET', prefix + key);
      if (answer.status !== 404) return expectDone('GET', answer);
      // A bucket that is not there is no missing object.
      if (elements(await answer.text(), 'Code')[0] === 'NoSuchBucket')
        throw new S3Refused('GET', 404, 'NoSuchBucket');
      return null;
    },
    async remove(key: string): Promise<void> {
      await expectDone('DELETE', await call('DELETE', prefix + key));
    },
    /** Up to a thousand objects whose keys begin with `below`, after `cursor`. */
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

/** The texts of an element in an answer, which has no element of this name within itself. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, text]) => text ?? '');

const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return XML_SIGNS[name] ?? whole;
  });
