import { type VersionedMemory, versionedMemory } from '#worker/platform/versioned-memory.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Bytes of finished answers that are kept; one takes about ten thousand. */
const MOST_BYTES = 4_000_000;

type Answer = Uint8Array<ArrayBuffer>;

/** A rebuilt catalogue is another object; its answers go with the old one. */
const memories = new WeakMap<Catalogue['index'], VersionedMemory<string, Answer>>();

/**
 * The answer that was given to the same question, as long as it is still true. Many visitors ask
 * the same weeks, and each of them turns pages back and forth.
 * @param question the query string, letter by letter
 */
export const recallAnswer = (catalogue: Catalogue, question: string): Answer | null =>
  memories.get(catalogue.index)?.recall(question, versionOf(catalogue)) ?? null;

/** Caches an answer made from the catalogue as it is now; the oldest ones are evicted. */
export function rememberAnswer(catalogue: Catalogue, question: string, answer: Answer): void {
  const { index } = catalogue;
  const memory = memories.get(index) ?? versionedMemory(MOST_BYTES, ({ length }) => length);
  memories.set(index, memory);
  memory.keep(question, versionOf(catalogue), answer);
}

/** Another one as soon as a night was taken, freed or has run out. */
const versionOf = ({ index, version }: Catalogue): string => `${version} ${index.nextExpiry}`;
