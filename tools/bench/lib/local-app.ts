import { createApp } from '#worker/app.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { createFileStore } from '#worker/platform/files/files.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { sharedDatabase } from '#worker/platform/database/shared-database.ts';
import { systemClock } from '#worker/platform/clock.ts';

const nothing = () => Promise.reject(new Error('not in a bench'));

/** The application's dependencies in this process: a database and nothing else. */
export const localDeps = (url: string, db: Database = sharedDatabase({ url })): Deps => ({
  db,
  files: createFileStore({ put: nothing, get: nothing, delete: nothing, list: nothing }),
  pictures: null,
  machine: null,
  staticFiles: { read: nothing },
  outside: nothing,
  mailer: null,
  buildHook: null,
  cdn: null,
  siteUrl: 'http://localhost:8787',
  replyAddress: null,
  mailAuthority: '',
  push: null,
  whatsapp: null,
  translation: null,
  kbs: { relay: null, patienceMs: 20_000 },
  clock: systemClock,
  secrets: { session: 'bench-'.repeat(8), quote: 'bench-'.repeat(8), data: 'bench-'.repeat(8) },
  limiter: { allow: async () => true },
  invoicing: { nilvera: null, sandbox: false },
  payments: { sandbox: null, iyzico: null, paytr: null },
  allowLoopbackFeeds: false,
  metricsToken: null,
  version: 'bench',
  commit: 'bench',
});

/**
 * The application in this process on the database at `url`: the cost of a list without a network.
 */
export function localApp(url: string, db?: Database) {
  const app = createApp(localDeps(url, db));
  const fetch = (path: string, init: RequestInit) =>
    app.fetch(new Request(new URL(path, 'http://localhost'), init));
  return {
    async signIn(email: string, password: string): Promise<string> {
      const answer = await fetch('/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const { content } = (await answer.json()) as { content: { accessToken: string } };
      return content.accessToken;
    },
    /** The content of an answer. */
    async read<Content>(path: string, token: string): Promise<Content> {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { content: Content }).content;
    },
    async get(path: string, token: string): Promise<void> {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },
  };
}
