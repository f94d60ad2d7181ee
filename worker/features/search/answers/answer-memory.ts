import { type VersionedMemory, versionedMemory } from '#worker/platform/versioned-memory.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Bytes of stored answers; one takes about ten thousand. */
const MAX_BYTES = 4_000_000;

type Answer = Uint8Array<ArrayBuffer>;

/** A rebuilt catalogue is a new object, and the answers of the old one disappear with it. */
const memories = new WeakMap<Catalogue['index'], VersionedMemory<string, Answer>>();

/**
 * The answer to an earlier identical query, as long as it is still true. Many visitors ask about
 * the same weeks, and go back and forth between pages. @param question the exact query string
 */
export const recallAnswer = (catalogue: Catalogue, question: string): Answer | null =>
  memories.get(catalogue.index)?.recall(question, versionOf(catalogue)) ?? null;

/** Caches an answer made from the catalogue as it is now; the oldest ones are evicted. */
export function rememberAnswer(catalogue: Catalogue, question: string, answer: Answer): void {
  const { index } = catalogue;
  const memory = memories.get(index) ?? versionedMemory(MAX_BYTES, ({ length }) => length);
  memories.set(index, memory);
  memory.keep(question, versionOf(catalogue), answer);
}

/** Changes as soon as a night is taken, freed or expires. */
const versionOf = ({ index, version }: Catalogue): string => `${version} ${index.nextExpiry}`;
