import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** POST a BTRANS file, get its problems as JSON. */
    btransValidator: string;
  }
}

const server = fileURLToPath(new URL('serve-validator.ts', import.meta.url));

/** The validator behind HTTP, for tests in the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const child = startChild(process.execPath, [server, String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(url, 15_000, child.tail);
  project.provide('btransValidator', url);
  return child.stop;
}
