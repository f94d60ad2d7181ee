import type { Catalogue } from '../catalogue/catalogue.ts';

/** Bytes of finished answers that are kept; one takes about ten thousand. */
const MOST_BYTES = 4_000_000;

/** Finished answers by the query string as it was asked, in the order they were made. */
type Memory = {
  version: number;
  nextExpiry: string | null;
  bytes: number;
  answers: Map<string, Uint8Array<ArrayBuffer>>;
};

/** A rebuilt catalogue is another object; cached answers go with the old one. */
const memories = new WeakMap<Catalogue['index'], Memory>();

/**
 * The answer that was given to the same question, as long as it is still true. Many visitors ask
 * the same weeks, and each of them turns pages back and forth.
 * @param question the query string, letter by letter
 */
export function recallAnswer(catalogue: Catalogue, question: string) {
  return memoryOf(catalogue).answers.get(question);
}

/** Caches an answer made from the catalogue as it is now; the oldest ones are evicted. */
export function rememberAnswer(
  catalogue: Catalogue,
  question: string,
  answer: Uint8Array<ArrayBuffer>,
): void {
  const memory = memoryOf(catalogue);
  memory.bytes += answer.length - (memory.answers.get(question)?.length ?? 0);
  memory.answers.set(question, answer);
  for (const [oldest, { length }] of memory.answers) {
    if (memory.bytes <= MOST_BYTES) break;
    memory.answers.delete(oldest);
    memory.bytes -= length;
  }
}

/** Empty as soon as a night was taken, freed or has run out since its first answer. */
function memoryOf({ index, version }: Catalogue): Memory {
  const held = memories.get(index);
  if (held?.version === version && held.nextExpiry === index.nextExpiry) return held;
  const { nextExpiry } = index;
  const memory: Memory = { version, nextExpiry, bytes: 0, answers: new Map() };
  memories.set(index, memory);
  return memory;
}
