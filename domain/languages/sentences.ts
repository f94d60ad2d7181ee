/** Messages of one room: texts, and functions of values that are texts. */
type Room = Readonly<Record<string, string | ((...values: string[]) => string)>>;

/**
 * Says a Turkish text of these rooms as the same messages of another language say it, each value in
 * it by `write`; null for a text that is made of other sentences.
 */
export function translatorOf(
  turkish: readonly Room[],
  other: readonly Room[],
  write: (value: string) => string,
): (text: string) => string | null {
  const sentences = turkish
    .flatMap((room, at) =>
      Object.keys(room).map((name) => sentenceOf(room[name] ?? '', other[at]?.[name] ?? '')),
    )
    // "2 yetişkin, 1 çocuk, 1 bebek" is not "… yetişkin, … bebek".
    .toSorted((one, next) => next.letters - one.letters);
  return (text) => translate(text, sentences, write);
}

/**
 * A sentence as all of a text, or with others behind it, and how it is said. The one with more letters
 * of its own fits better than one with longer values.
 */
type Sentence = {
  whole: RegExp;
  begun: RegExp;
  letters: number;
  say: (values: readonly string[]) => string;
};

type Message = Room[string];

/** Stand for a value, and for a count, while the Turkish message becomes a pattern. */
const VALUE = '\uE000';
const COUNT = '\uE001';
/** A value does not reach into the next sentence. */
const INSIDE = String.raw`((?:(?!\. ).)+?)`;
/** "5", "16–30" */
const NUMBER = String.raw`(\d+(?:–\d+)?)`;

/** A value of a Turkish message that is a number: no other words with its ending are the message. */
export const counted = (value: string): string => value.replaceAll(VALUE, COUNT);

function sentenceOf(from: Message, to: Message): Sentence {
  const [start, ...values] = typeof from === 'string' ? [from] : placesOf(from);
  // Values may come in another order in the pattern than among the parameters.
  const order = values.map(Number);
  const source = (start ?? '')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(VALUE, INSIDE)
    .replaceAll(COUNT, NUMBER);
  return {
    whole: new RegExp(`^${source}$`, 'su'),
    begun: new RegExp(`^${source} (.+)$`, 'su'),
    letters: (start ?? '').replace(/[\uE000\uE001]/g, '').length,
    say: (found) =>
      typeof to === 'string' ? to : to(...order.map((_, at) => found[order.indexOf(at)] ?? '')),
  };
}

/** A message with `VALUE` or `COUNT` for its values, and which of them stands where. */
function placesOf(message: (...values: string[]) => string): [string, ...string[]] {
  const marks = Array.from({ length: message.length }, (_, at) => `${VALUE}${at}${VALUE}`);
  const said = message(...marks);
  const order = Array.from(said.matchAll(/([\uE000\uE001])(\d)\1/g), ([, , at = '0']) => at);
  return [said.replace(/([\uE000\uE001])\d\1/g, '$1'), ...order];
}

/** All of a text, sentence by sentence; null when one of them is unknown. */
function translate(
  text: string,
  sentences: readonly Sentence[],
  write: (value: string) => string,
): string | null {
  const told = (say: Sentence['say'], found: readonly string[]) => say(found.map(write));
  for (const { whole, say } of sentences) {
    const match = whole.exec(text);
    if (match !== null) return told(say, match.slice(1));
  }
  for (const { begun, say } of sentences) {
    const found = begun.exec(text)?.slice(1);
    const more = found && translate(found.pop() ?? '', sentences, write);
    if (found && more) return `${told(say, found)} ${more}`;
  }
  return null;
}
