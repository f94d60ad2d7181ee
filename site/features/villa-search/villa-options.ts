import type { VillaOption } from '#domain/search/schema.ts';
import { fold } from '#domain/fold.ts';

const SHOWN = 8;

/** Options by their slug as they became known, with the folded name they are compared by. */
const known = new Map<string, VillaOption & { folded: string }>();
const asked = new Map<string, Promise<void>>();

/**
 * Asks the server for villas whose name holds `text`; '' brings the first list. Every text is asked
 * for once, a failed one may be asked for again. Throws when the server does not answer.
 */
export async function loadVillaOptions(text: string): Promise<void> {
  const folded = fold(text);
  const running = asked.get(folded) ?? request(folded);
  asked.set(folded, running);
  try {
    await running;
  } catch (error) {
    asked.delete(folded);
    throw error;
  }
}

async function request(text: string): Promise<void> {
  const answer = await fetch(`/v1/search/input?searchString=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`search input: ${answer.status}`);
  const { content }: { content: VillaOption[] } = await answer.json();
  for (const option of content) known.set(option.slug, { ...option, folded: fold(option.name) });
}

/** Known villas whose name holds `text`, those starting with it first; at most eight. */
export function findVillaOptions(text: string): VillaOption[] {
  const folded = fold(text);
  const hits = [...known.values()].filter((option) => option.folded.includes(folded));
  const rank = (option: { folded: string }) => {
    const at = option.folded.indexOf(folded);
    if (at === 0) return 0;
    return option.folded[at - 1] === ' ' ? 1 : 2;
  };
  return hits.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
}
