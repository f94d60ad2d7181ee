import type { SearchOptions } from '#domain/search/schema.ts';
import { readOptions } from '#site/lib/search-read.ts';

let known: SearchOptions | null = null;
let running: Promise<void> | null = null;

/** The search options, once loaded. */
export const knownOptions = (): SearchOptions | null => known;

/** Loads them once per page; a failure is not shown, because villas are found without them. */
export async function loadSearchOptions(): Promise<void> {
  running ??= request().catch(() => {
    running = null;
  });
  await running;
}

async function request(): Promise<void> {
  const answer = await readOptions();
  if (answer.ok) known = ((await answer.json()) as { content: SearchOptions }).content;
}
