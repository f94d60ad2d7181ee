import type { Deps } from '../deps.ts';
import { checkOutsideUrl, checkRedirect } from './outside-url.ts';

type OutsideLimits = { bytes: number; milliseconds: number };

export type OutsideAnswer = { status: number; headers: Headers; text: string };

type OutsideFailure = 'url' | 'redirect' | 'redirects' | 'time' | 'size' | 'network';

/** Why nothing came; `why` is the sentence of the address check where that refused. */
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

const MOST_REDIRECTS = 4;

/**
 * Gets a stranger's address as text: the address and each redirect are checked, the whole of it
 * takes at most so many milliseconds, and reading stops at so many bytes as they are unpacked.
 * @throws {OutsideError}
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
    const response = await follow(deps, checked.url, headers, deadline);
    return {
      status: response.status,
      headers: response.headers,
      text: await readText(response, limits.bytes, deadline),
    };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
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
): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await deadline.race(
      outside(url.href, { headers, redirect: 'manual', signal: deadline.signal }),
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

/** The body as UTF-8 text; bytes that are none become U+FFFD. */
async function readText(response: Response, limit: number, deadline: Deadline): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  try {
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > limit) throw new OutsideError('size');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** One clock for everything between the first byte sent and the last one read. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #over: Promise<never>;

  constructor(milliseconds: number) {
    this.#over = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(new OutsideError('time')));
    });
    this.#over.catch(() => undefined);
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get passed(): boolean {
    return this.signal.aborted;
  }

  /** The promise, unless time is over before it: not everything that waits hears the signal. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
