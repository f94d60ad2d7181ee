import type { TestProject } from 'vitest/node';
import { startTileServer } from './tile-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tile server. */
    tileServerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTileServer();
  project.provide('tileServerUrl', server.url);
  return server.close;
}
