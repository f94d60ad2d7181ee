import { createHash, createHmac } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

type Signed = {
  method: string;
  url: URL;
  /** In lower case; all of them are signed, including `host`. */
  headers: Record<string, string>;
  /** SHA-256 of the body in hexadecimal digits. */
  payloadHash: string;
  /** ISO 8601 basic: `20130524T000000Z`. */
  at: string;
  region: string;
  service: string;
};

const ALGORITHM = 'AWS4-HMAC-SHA256';

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Encodes everything except letters, digits and `-._~`, as the signature requires (RFC 3986). */
export const encodePart = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The `Authorization` header of AWS Signature Version 4. */
export function signatureOf(signed: Signed, { accessKeyId, secretAccessKey }: Credentials): string {
  const { at, region, service } = signed;
  const day = at.slice(0, 8);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const names = signedNames(signed);
  const toSign = [ALGORITHM, at, scope, sha256(canonicalRequest(signed))].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, toSign).toString('hex');
  return `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
}

const signedNames = ({ headers }: Signed): string[] => [...Object.keys(headers), 'host'].toSorted();

function canonicalRequest(signed: Signed): string {
  const { method, url, headers, payloadHash } = signed;
  const names = signedNames(signed);
  const valueOf = (name: string) => (name === 'host' ? url.host : (headers[name] ?? ''));
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .toSorted();
  return [
    method,
    // Already encoded by the caller.
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${valueOf(name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    payloadHash,
  ].join('\n');
}
