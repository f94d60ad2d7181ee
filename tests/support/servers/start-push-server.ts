import { createServer } from 'node:http';
import { listenFrom } from '#server/process/ports.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A push service like those of browser vendors, and `/taken` with what it received. */
    pushServer: string;
  }
}

/** A message that a service received for one browser; `body` base64url. */
export type TakenPush = { path: string; headers: Record<string, string>; body: string };

/**
 * The push service for tests. The address decides what it does: `/gone/…` no longer knows the
 * browser, `/others/…` has other keys for it, `/busy/…` accepts nothing now, `/wrong/…` rejects the
 * message.
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
