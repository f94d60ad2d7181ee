import type { VillaOption } from '#domain/search/schema.ts';
import { searchRead } from '#site/lib/search-read.ts';
import { fold } from '#domain/values/fold.ts';
import { isNearWord } from '#domain/values/near-word.ts';

const SHOWN = 8;

type Known = VillaOption & { folded: string };

/** Known options by slug, with their folded names. */
const known = new Map<string, Known>();
/** The server's results for a text: also by code or region, which names do not contain. */
const found = new Map<string, readonly string[]>();
const asked = new Map<string, Promise<void>>();

/**
 * Asks the server for villas matching `text`; '' loads the whole list. Every text is requested
 * once; a failed one may be repeated. Throws when the server does not answer.
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
  const answer = await searchRead(`/v1/search/input?searchString=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`search input: ${answer.status}`);
  const { content }: { content: VillaOption[] } = await answer.json();
  for (const option of content) known.set(option.slug, { ...option, folded: fold(option.name) });
  found.set(
    text,
    content.map(({ slug }) => slug),
  );
}

/**
 * At most eight known villas for `text`: names that start with it, names with a word that does,
 * other names containing it, then the server's matches by code, permit number or region; if no name
 * matches, those with one typing mistake per word.
 */
export function findVillaOptions(text: string): VillaOption[] {
  const folded = fold(text);
  const byName = [...known.values()]
    .filter((option) => option.folded.includes(folded))
    .toSorted((a, b) => rank(a.folded, folded) - rank(b.folded, folded));
  const near =
    byName.length > 0 || folded === ''
      ? []
      : [...known.values()].filter(({ folded: name }) => isNear(folded, name));
  const byServer = (found.get(folded) ?? []).flatMap((slug) => known.get(slug) ?? []);
  return [...new Set([...byName, ...byServer, ...near])].slice(0, SHOWN);
}

function rank(name: string, text: string): number {
  const at = name.indexOf(text);
  if (at === 0) return 0;
  return name[at - 1] === ' ' ? 1 : 2;
}

const isNear = (text: string, name: string): boolean =>
  text.split(' ').every((word) => name.split(' ').some((other) => isNearWord(word, other)));
