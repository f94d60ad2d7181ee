import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

type RelayOptions = {
  secret: string;
  /** The only addresses that are called, exactly as they are written: gendarmerie and police. */
  destinations: readonly [string] | readonly [string, string];
  /** How long a service may take. */
  patienceMs?: number;
  now?: () => number;
};

/** A call of the largest guest has one KB. */
const MAX_CALL_BYTES = 20_000;
/** A list of everybody in a large facility has some hundred KB. */
const MAX_ANSWER_BYTES = 4_000_000;
/** A signature is good for so long, once. */
const GOOD_FOR_MS = 60_000;
const ACTION = /^"http:\/\/tempuri\.org\/ISrvShsYtkTml\/[A-Za-z]{1,60}"$/;

/**
 * Carries the Worker's calls to the identity notification service, which answers only addresses that
 * it knows. It calls two addresses and no other, for who knows the secret, and nothing twice: a
 * signature is used up. It keeps and logs nothing.
 */
export function createRelay({ secret, destinations, ...options }: RelayOptions): Server {
  const { patienceMs = 25_000, now = Date.now } = options;
  const used = new Map<string, number>();

  const refusalOf = (headers: IncomingMessage['headers'], body: Buffer): number | null => {
    const [to, at, signature] = ['x-relay-to', 'x-relay-at', 'x-relay-signature'].map((name) =>
      String(headers[name] ?? ''),
    ) as [string, string, string];
    const wanted = createHmac('sha256', secret).update(`${at}\n${to}\n`).update(body).digest('hex');
    if (!isSame(wanted, signature)) return 401;
    if (!(Math.abs(now() - Number(at)) <= GOOD_FOR_MS)) return 401;
    if (!destinations.some((one) => one === to)) return 403;
    if (!ACTION.test(String(headers.soapaction ?? ''))) return 400;
    for (const [old, until] of used) if (until < now()) used.delete(old);
    if (used.has(signature)) return 409;
    used.set(signature, now() + 2 * GOOD_FOR_MS);
    return null;
  };

  return createServer((request, response) => {
    const end = (status: number, type = 'text/plain', body: Uint8Array | string = '') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const carry = async () => {
      if (request.method !== 'POST') return end(405);
      const body = await readAll(request, MAX_CALL_BYTES);
      if (body === null) return end(413);
      const refusal = refusalOf(request.headers, body);
      if (refusal !== null) return end(refusal);
      const answer = await fetch(String(request.headers['x-relay-to']), {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          soapaction: String(request.headers.soapaction),
        },
        body: new Uint8Array(body),
      });
      const said = await readAll(
        (answer.body ?? []) as AsyncIterable<Uint8Array>,
        MAX_ANSWER_BYTES,
      );
      if (said === null) return end(502);
      return end(answer.status, answer.headers.get('content-type') ?? 'text/plain', said);
    };
    // Whoever called reads the service's list before anything is repeated.
    carry().catch(() => end(504));
  });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Null beyond the limit. */
async function readAll(source: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
