import { type Formats, formatsOf } from './formats.ts';
import { FIRST_LANGUAGE, type Language } from './languages.ts';
import { loadErrorMessages, type ErrorMessages } from './messages.ts';
import { rewritten } from './written-values.ts';

/** What somebody is told of a refusal: by its code, or by a sentence instead. */
export type RefusalWords = {
  /** A refused call; `said` is its Turkish sentence. */
  ofCall(code: string, said: string): string;
  /** A refused field. */
  ofField(said: string): string;
};

/**
 * The words of refusals in a language. Sentences are found by their Turkish words, values in them are
 * rewritten; one that has no translation is told by its code, so that no Turkish is left over.
 */
export async function loadRefusalWords(language: Language): Promise<RefusalWords> {
  if (language === FIRST_LANGUAGE) return { ofCall: (_, said) => said, ofField: (said) => said };
  const [turkish, messages] = await Promise.all([
    loadErrorMessages(FIRST_LANGUAGE),
    loadErrorMessages(language),
  ]);
  const sentences = pairsOf(turkish, messages);
  const formats = formatsOf(language);
  const find = (said: string) => translate(said, sentences, formats);
  return {
    ofCall: (code, said) =>
      find(said) ?? (messages.codes as Record<string, string>)[code] ?? messages.codes.INTERNAL,
    ofField: (said) => find(said) ?? messages.field,
  };
}

/** A sentence as all of a text, or with others behind it, and how it is said. */
type Sentence = { whole: RegExp; begun: RegExp; say: (values: readonly string[]) => string };

type Message = string | ((...values: string[]) => string);

const kept = new Map<ErrorMessages, Sentence[]>();

function pairsOf(turkish: ErrorMessages, messages: ErrorMessages): Sentence[] {
  const known = kept.get(messages);
  if (known !== undefined) return known;
  const rooms = Object.keys(turkish) as (keyof ErrorMessages)[];
  const sentences = rooms.flatMap((room) => {
    const [from, to] = [turkish[room], messages[room]] as Record<string, Message>[];
    return typeof from !== 'object' || typeof to !== 'object'
      ? []
      : Object.keys(from).map((name) => sentenceOf(from[name] ?? '', to[name] ?? ''));
  });
  kept.set(messages, sentences);
  return sentences;
}

/** Stands for a value while the Turkish message becomes a pattern. */
const VALUE = '\uE000';
/** A value does not reach into the next sentence. */
const INSIDE = String.raw`((?:(?!\. ).)+?)`;

function sentenceOf(from: Message, to: Message): Sentence {
  const [start, ...values] = typeof from === 'string' ? [from] : placesOf(from);
  // Values may come in another order in the pattern than among the parameters.
  const order = values.map(Number);
  const source = (start ?? '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(VALUE, INSIDE);
  return {
    whole: new RegExp(`^${source}$`, 'su'),
    begun: new RegExp(`^${source} (.+)$`, 'su'),
    say: (found) =>
      typeof to === 'string' ? to : to(...order.map((_, at) => found[order.indexOf(at)] ?? '')),
  };
}

/** A message with `VALUE` for its values, and which of them stands where. */
function placesOf(message: (...values: string[]) => string): [string, ...string[]] {
  const marks = Array.from({ length: message.length }, (_, at) => `${VALUE}${at}${VALUE}`);
  const said = message(...marks);
  const order = Array.from(said.matchAll(/\uE000(\d)\uE000/g), ([, at = '0']) => at);
  return [said.replace(/\uE000\d\uE000/g, VALUE), ...order];
}

/** All of a text, sentence by sentence; null when one of them is unknown. */
function translate(text: string, sentences: readonly Sentence[], formats: Formats): string | null {
  const told = (say: Sentence['say'], found: readonly string[]) =>
    say(found.map((value) => rewritten(value, formats)));
  for (const { whole, say } of sentences) {
    const match = whole.exec(text);
    if (match !== null) return told(say, match.slice(1));
  }
  for (const { begun, say } of sentences) {
    const found = begun.exec(text)?.slice(1);
    const more = found && translate(found.pop() ?? '', sentences, formats);
    if (found && more) return `${told(say, found)} ${more}`;
  }
  return null;
}
