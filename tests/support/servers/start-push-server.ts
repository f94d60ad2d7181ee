import { createServer } from 'node:http';
import { listenFrom } from '#scripts/lib/ports.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A push service as browsers' makers run them, and `/taken` with what it was handed. */
    pushServer: string;
  }
}

/** What a service was handed for one browser; `body` base64url. */
export type TakenPush = { path: string; headers: Record<string, string>; body: string };

/**
 * The push service for tests. What it does is in the address: `/gone/…` knows the browser no more, `/others/…` knows it by
 * other keys, `/busy/…` takes
 * nothing today, `/wrong/…` refuses what it gets.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const taken: TakenPush[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    if (path === '/taken') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(taken));
    }
    const body = Buffer.concat(await request.toArray()).toString('base64url');
    taken.push({ path, headers: headers as Record<string, string>, body });
    const [, word = ''] = path.split('/');
    response.writeHead({ gone: 410, others: 403, busy: 503, wrong: 400 }[word] ?? 201).end();
  });
  const port = await listenFrom(server, 0);
  project.provide('pushServer', `http://127.0.0.1:${port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
