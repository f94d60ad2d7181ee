import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/process/ports.ts';
import { startDatabasePooler } from '#server/host/pooler/pooler.ts';
import { makeDatabases, type TestDatabase } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `POST` starts a database and returns its address, `DELETE /?url=` stops it. */
    databases: string;
  }
}

/** Nobody uses these databases but through their pooler, so a connection is kept for long, in ms. */
const PATIENCE = { idleMs: 5_000, turnMs: 5_000, slowMs: 1_000 };

/** Gives every file of Worker tests a real libsql-server of its own, migrated and empty. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = await makeDatabases();
  const running = new Map<string, Pick<TestDatabase, 'remove'>>();
  // Always one ahead, so that no file waits for a start.
  let next = databases.start();

  async function take(): Promise<string> {
    const started = next;
    next = databases.start();
    const database = await started;
    const pooler = await startDatabasePooler(database.url, PATIENCE);
    const remove = async () => {
      pooler.stop();
      await database.remove();
    };
    running.set(pooler.url, { remove });
    return pooler.url;
  }

  async function giveBack(url: string): Promise<string> {
    await running.get(url)?.remove();
    running.delete(url);
    return '';
  }

  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://databases');
    const answer = request.method === 'DELETE' ? giveBack(searchParams.get('url') ?? '') : take();
    answer.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  project.provide('databases', `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([...running.values(), await next].map(({ remove }) => remove()));
    await databases.remove();
  };
}
