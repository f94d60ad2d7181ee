import { fold } from '#domain/values/fold.ts';
import { formatsOf } from '#domain/languages/formats.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '#domain/languages/languages.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { PastMethod } from './past-payment.ts';
import { type Read, readMoney } from './read-cell.ts';

/** How a stay of the past ended. */
export type PastStatus = 'completed' | 'cancelled' | 'no_show';

const STATUS_WORDS: Record<PastStatus, readonly string[]> = {
  completed: [
    'tamamlandı',
    'tamam',
    'onaylandı',
    'onaylı',
    'konakladı',
    'gerçekleşti',
    'completed',
  ],
  cancelled: ['iptal', 'iptal edildi', 'cancelled'],
  no_show: ['gelmedi', 'no show', 'no-show'],
};

const METHOD_WORDS: Record<PastMethod, readonly string[]> = {
  havale_eft: ['havale', 'eft', 'havale / eft', 'havale/eft', 'banka', 'banka havalesi'],
  fast: ['fast'],
  card: [
    'kart',
    'kredi kartı',
    'banka kartı',
    'pos',
    'sanal pos',
    'mail order',
    'link',
    'ödeme bağlantısı',
  ],
  cash: ['nakit', 'elden'],
};

/** One of a few words, ignoring case and diacritics; `known` lists them in the error message. */
function readWord<Value extends string>(words: Record<Value, readonly string[]>, known: string) {
  return (text: string): Read<Value> => {
    const typed = fold(text);
    const found = (Object.keys(words) as Value[]).find((value) =>
      words[value].some((word) => fold(word) === typed),
    );
    return found === undefined
      ? { problem: `“${text}” bilinmiyor. ${known} yazın.` }
      : { value: found };
  };
}

/** A total, or "bilinmiyor" where somebody said so: turnover is never made up. */
export const readPastTotal = (text: string): Read<Kurus | 'unknown'> =>
  fold(text) === 'bilinmiyor' ? { value: 'unknown' } : readMoney(text);

export const readStatus = readWord(STATUS_WORDS, 'Tamamlandı, İptal ya da Gelmedi');
/** By its code, and as we, its speakers and the English call it. */
export function readLanguage(text: string): Read<Language> {
  const [turkish, english] = ['tr', 'en'].map(
    (code) => new Intl.DisplayNames(code, { type: 'language' }),
  );
  const named = (code: Language) => turkish?.of(code) ?? code;
  const words = Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      code,
      [code, LANGUAGES[code].name, named(code), english?.of(code) ?? code],
    ]),
  ) as Record<Language, string[]>;
  const known = formatsOf(FIRST_LANGUAGE).either(LANGUAGE_CODES.map(named));
  return readWord(words, known)(text);
}

export const readMethod = readWord(METHOD_WORDS, 'Havale, FAST, Kart ya da Nakit');
