import type { Deps } from '../deps.ts';
import { Deadline } from '../deadline.ts';
import { checkOutsideUrl, checkRedirect } from './outside-url.ts';
import { BodyTooLarge, readBytes } from './read-body.ts';

type OutsideLimits = {
  bytes: number;
  milliseconds: number;
  /** How many redirects are followed. */
  redirects?: number;
  /** Sent by POST; then no redirect is followed. */
  body?: string;
};

export type OutsideAnswer = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> };

type OutsideFailure = 'url' | 'redirect' | 'redirects' | 'time' | 'size' | 'network';

/** Why nothing was received; `why` is the sentence of the address check when that refused. */
export class OutsideError extends Error {
  readonly failure: OutsideFailure;
  readonly why: string;

  constructor(failure: OutsideFailure, why = '') {
    super(`outside: ${failure}`);
    this.name = 'OutsideError';
    this.failure = failure;
    this.why = why;
  }
}

const MAX_REDIRECTS = 4;

/**
 * Fetches an untrusted address: the address and each redirect are checked, everything together may
 * take a limited number of milliseconds, and reading stops at a limited number of decompressed
 * bytes. @throws {OutsideError}
 */
export async function fetchOutside(
  deps: Pick<Deps, 'outside' | 'allowLoopbackFeeds'>,
  address: string,
  headers: Record<string, string>,
  limits: OutsideLimits,
): Promise<OutsideAnswer> {
  const checked = checkOutsideUrl(address, { allowLoopback: deps.allowLoopbackFeeds });
  if ('why' in checked) throw new OutsideError('url', checked.why);
  const deadline = new Deadline(limits.milliseconds);
  try {
    const response = await follow(deps, checked.url, headers, deadline, limits);
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readBytes(response, limits.bytes, (read) => deadline.race(read)),
    };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (error instanceof BodyTooLarge) throw new OutsideError('size');
    throw new OutsideError(deadline.passed ? 'time' : 'network');
  } finally {
    deadline.clear();
  }
}

async function follow(
  { outside }: Pick<Deps, 'outside'>,
  start: URL,
  headers: Record<string, string>,
  deadline: Deadline,
  { body, redirects = body === undefined ? MAX_REDIRECTS : 0 }: OutsideLimits,
): Promise<Response> {
  const sent = body === undefined ? {} : { method: 'POST', body };
  let url = start;
  for (let hop = 0; hop <= redirects; hop += 1) {
    const response = await deadline.race(
      outside(url.href, { ...sent, headers, redirect: 'manual', signal: deadline.signal }),
    );
    const location = [301, 302, 303, 307, 308].includes(response.status)
      ? response.headers.get('location')
      : null;
    if (location === null) return response;
    void response.body?.cancel().catch(() => undefined);
    const checked = checkRedirect(location, url);
    if ('why' in checked) throw new OutsideError('redirect', checked.why);
    url = checked.url;
  }
  throw new OutsideError('redirects');
}
