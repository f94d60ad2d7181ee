import type { SearchOptions } from '#domain/search/schema.ts';

let known: SearchOptions | null = null;
let running: Promise<void> | null = null;

/** What can be searched by, once it has come. */
export const knownOptions = (): SearchOptions | null => known;

/** Fetches it once a page; a failure is not told, since villas are found without it. */
export async function loadSearchOptions(): Promise<void> {
  running ??= request().catch(() => {
    running = null;
  });
  await running;
}

async function request(): Promise<void> {
  const answer = await fetch('/v1/search/options');
  if (answer.ok) known = ((await answer.json()) as { content: SearchOptions }).content;
}
