import { DomainError, type ErrorKind } from '#domain/errors.ts';
import type { ErrorCode } from '#domain/messages.ts';
import { createApp } from '#worker/app.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { issueToken } from '#worker/http/session.ts';
import { Broken } from '../broken.ts';
import { HOUR } from './clock.ts';
import type { EmbeddedClient } from './embedded-client.ts';

/** Sessions last twelve hours; a new one is made long before that. */
const SESSION_MS = 12 * HOUR;

type Call = { body?: unknown; key?: string; user?: number };

/** The product's whole API, called as browsers call it. */
export class Http {
  readonly #deps: Deps;
  readonly #client: EmbeddedClient;
  readonly #app: ReturnType<typeof createApp>;
  readonly #tokens = new Map<number, { token: Promise<string>; until: number }>();

  constructor(deps: Deps, client: EmbeddedClient) {
    this.#deps = deps;
    this.#client = client;
    this.#app = createApp(deps);
  }

  /**
   * The content of a call's answer. @throws {DomainError} for an answer from 400 on, as the use
   * case would have thrown it; {Broken} for 500 or a status that the API does not document.
   */
  async call<Content>(method: string, path: string, { body, key, user }: Call): Promise<Content> {
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('idempotency-key', key.replaceAll(' ', '-').padEnd(8, '.'));
    if (user !== undefined) headers.set('authorization', `Bearer ${await this.#tokenOf(user)}`);
    const request = new Request(`https://kiyi.example${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await this.#app.fetch(request);
    const answer = (await response.json()) as { content: Content; code?: string };
    if (response.status < 300) return answer.content;
    throw toError(response, answer.code ?? '', `${method} ${path}`);
  }

  /** A session of a user as a login makes it, without the time that a password takes. */
  #tokenOf(userId: number): Promise<string> {
    const now = this.#deps.clock.now().getTime();
    const known = this.#tokens.get(userId);
    if (known !== undefined && known.until > now + HOUR) return known.token;
    const until = now + SESSION_MS;
    const sessionId = `oturum-${userId}-${now}`;
    this.#client.set(
      'INSERT INTO sessions (id, user_id, expires_at, last_used_at) VALUES (?, ?, ?, ?)',
      [sessionId, userId, new Date(until).toISOString(), new Date(now).toISOString()],
    );
    const expiresAt = new Date(until);
    // Stored as a promise: several calls of one person begin at once.
    const token = issueToken(this.#deps, { sessionId, userId, expiresAt });
    this.#tokens.set(userId, { token, until });
    return token;
  }
}

const KINDS: Readonly<Record<number, ErrorKind>> = {
  400: 'malformed',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  422: 'refused',
  503: 'busy',
};

function toError(response: Response, code: string, said: string): Error {
  const { status } = response;
  const kind = KINDS[status];
  const isKnown = kind !== undefined && (kind !== 'busy' || response.headers.has('retry-after'));
  return isKnown
    ? new DomainError(kind, code as ErrorCode)
    : new Broken('every answer is a known one', `${said}: ${status} ${code}`);
}
