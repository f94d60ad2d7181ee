import { assertSame } from './assert-same.ts';

/** A page without the two counters that Astro gives its islands; nothing reads them after the build. */
export const withoutCounters = (page: string): string =>
  page.replaceAll(/ uid="[^"]*"| prefix="r\d+"/g, '');

/** Named by the first place where they differ: whole pages would drown the message. */
export function assertSamePage(path: string, ours: string, peer: string): void {
  if (ours === peer) return;
  const at = [...ours].findIndex((letter, i) => letter !== peer[i]);
  assertSame(`${path} at ${at}`, ours.slice(at - 40, at + 80), peer.slice(at - 40, at + 80));
}
