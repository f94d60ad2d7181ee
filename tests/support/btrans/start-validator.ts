import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { findBtransProblems } from './validate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** POST a BTRANS file, get its problems as JSON. */
    btransValidator: string;
  }
}

/** The validator behind HTTP, for tests in the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(findBtransProblems(await text(request))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  project.provide('btransValidator', `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
