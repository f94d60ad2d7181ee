import type { AppContext } from '../context.ts';

/** Sends the version of a single row as its ETag. */
export function tagVersion(c: AppContext, { version }: { version: number }): void {
  c.header('ETag', `"${version}"`);
}
