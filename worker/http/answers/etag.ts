import type { AppContext } from '../context.ts';

/** Names the version of a single row in the answer, as caches and other programs expect it. */
export function tagVersion(c: AppContext, { version }: { version: number }): void {
  c.header('ETag', `"${version}"`);
}
