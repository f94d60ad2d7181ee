import { assertSame } from './assert-same.ts';

/** A page without the two counters of Astro's islands, which nothing reads after the build. */
export const withoutCounters = (page: string): string =>
  page.replaceAll(/ uid="[^"]*"| prefix="r\d+"/g, '');

/** Fails with the first difference: the whole pages would be too long for a message. */
export function assertSamePage(path: string, ours: string, peer: string): void {
  if (ours === peer) return;
  const at = [...ours].findIndex((letter, i) => letter !== peer[i]);
  assertSame(`${path} at ${at}`, ours.slice(at - 40, at + 80), peer.slice(at - 40, at + 80));
}
