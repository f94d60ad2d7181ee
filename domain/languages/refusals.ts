import { formatsOf } from './formats.ts';
import { FIRST_LANGUAGE, type Language } from './languages.ts';
import { loadErrorMessages, type ErrorMessages } from './messages.ts';
import { translatorOf } from './sentences.ts';
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
  const known = kept.get(language);
  if (known !== undefined) return known;
  const words = language === FIRST_LANGUAGE ? AS_SAID : await wordsIn(language);
  kept.set(language, words);
  return words;
}

const AS_SAID: RefusalWords = { ofCall: (_, said) => said, ofField: (said) => said };
const kept = new Map<Language, RefusalWords>();

async function wordsIn(language: Language): Promise<RefusalWords> {
  const [turkish, messages] = await Promise.all([
    loadErrorMessages(FIRST_LANGUAGE),
    loadErrorMessages(language),
  ]);
  const formats = formatsOf(language);
  const find = translatorOf(roomsOf(turkish), roomsOf(messages), (value) =>
    rewritten(value, formats),
  );
  const say = (said: string, otherwise: string) => {
    const [, file = '', why = said] = OF_A_FILE.exec(said) ?? [];
    return `${file}${find(why) ?? otherwise}`;
  };
  return {
    ofCall: (code, said) =>
      say(said, (messages.codes as Record<string, string>)[code] ?? messages.codes.INTERNAL),
    ofField: (said) => say(said, messages.field),
  };
}

/** “teras.jpg”: and what is wrong with it. */
const OF_A_FILE = /^(“[^”]+”: )(.+)$/su;

const roomsOf = ({ codes, fields, days, stays, pages, requests, payments }: ErrorMessages) => [
  codes,
  fields,
  days,
  stays,
  pages,
  requests,
  payments,
];
