import type { Client } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { createApp } from '#worker/app.ts';
import type { Deps, RateLimiter } from '#worker/platform/deps.ts';
import { createDatabase, type Database } from '#worker/platform/database/database.ts';
import { openClient } from '#worker/platform/database/shared-database.ts';
import { type Bucket, createFileStore } from '#worker/platform/files/files.ts';
import type { Mailer } from '#worker/platform/mail/mailer.ts';
import {
  createPictureMaker,
  type ImagesBinding,
  type PictureMaker,
} from '#worker/platform/files/pictures.ts';
import { builtFiles } from './built-files.ts';
import type { InvoiceAccounts } from '#worker/platform/invoice-accounts.ts';
import type { TranslationAccount } from '#worker/platform/translation/translation-account.ts';
import type { PaymentAccounts } from '#worker/platform/payment-accounts.ts';
import { countingClient, type TripCounter } from './counting-client.ts';
import { expectDocumented } from './documented.ts';
import { ownDatabaseUrl } from './servers/own-database.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** The application's database, and `rows` for what a test inserts or corrupts directly. */
export type TestDatabase = Database & { rows: LibSQLDatabase };

type TestDeps = Deps & { db: TestDatabase };

export type TestApp = {
  deps: TestDeps;
  clock: TestClock;
  trips: TripCounter;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** The response with its body unread. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> };
export type Answer = {
  status: number;
  body: any;
  headers: Headers;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
};

type TestAppOptions = {
  now?: string;
  limiter?: RateLimiter;
  databaseUrl?: string;
  /** Wraps the client between the application and the database; by default nothing does. */
  wrapClient?: (client: Client) => Client;
  outside?: typeof fetch;
  mailer?: Mailer;
  pictures?: PictureMaker | null;
  payments?: Partial<PaymentAccounts>;
  invoicing?: Partial<InvoiceAccounts>;
  translation?: TranslationAccount;
};

type Bindings = { MEDIA: Bucket; IMAGES: ImagesBinding };

/** The runtime's bindings; tests of crashes run in Node, which has none, and use none. */
const bindings = await import('cloudflare:workers').then(
  ({ env }) => env as unknown as Bindings,
  () => ({}) as Bindings,
);

/** The application as the Worker creates it, on a real database, with a clock that a test moves. */
export function testApp(options: TestAppOptions = {}): TestApp {
  const url = options.databaseUrl ?? ownDatabaseUrl();
  const { wrapClient = (client) => client } = options;
  const { client, trips } = countingClient(wrapClient(openClient(url)));
  const clock = testClock(options.now ?? '2026-11-21T09:00:00.000Z');
  const deps: TestDeps = {
    db: Object.assign(createDatabase(client), { rows: drizzle(client) }),
    files: createFileStore(bindings.MEDIA),
    staticFiles: builtFiles,
    pictures:
      options.pictures === undefined ? createPictureMaker(bindings.IMAGES) : options.pictures,
    outside: options.outside ?? (() => Promise.reject(new Error('nothing outside in this test'))),
    mailer: options.mailer ?? null,
    buildHook: null,
    cdn: null,
    siteUrl: 'https://kiyi.example',
    replyAddress: null,
    mailAuthority: '',
    push: null,
    whatsapp: null,
    translation: options.translation ?? null,
    kbs: { relay: null, patienceMs: 20_000 },
    machine: null,
    clock,
    secrets: {
      session: 'test-session-secret-'.repeat(3),
      quote: 'test-quote-secret-'.repeat(3),
      data: 'test-data-secret-'.repeat(3),
    },
    limiter: options.limiter ?? { allow: async () => true },
    payments: {
      sandbox: { secret: 'test-sandbox-secret' },
      iyzico: null,
      paytr: null,
      ...options.payments,
    },
    invoicing: { nilvera: null, sandbox: false, ...options.invoicing },
    allowLoopbackFeeds: true,
    metricsToken: 'test-metrics-token',
    version: 'test',
    commit: 'test',
  };
  const app = createApp(deps);
  const fetch = (path: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(path, 'https://kiyi.example'), init));
  return { deps, clock, trips, fetch, call: (...args) => call(fetch, ...args) };
}

async function call(
  fetch: TestApp['fetch'],
  method: string,
  path: string,
  { body, token, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm(body) || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const parsed = parse(text);
  expectDocumented(method, path, response.status, parsed);
  return { status: response.status, headers: response.headers, text, bytes, body: parsed };
}

/** A form is sent as a browser sends it; `undefined` becomes no body, everything else JSON. */
function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
