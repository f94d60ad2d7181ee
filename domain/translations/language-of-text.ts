import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';

const signs = (words: string, letters?: string): RegExp =>
  new RegExp(
    `${letters ? `[${letters}]|` : ''}(?<!\\p{L})(?:${words.replaceAll(' ', '|')})(?!\\p{L})`,
    'giu',
  );

/**
 * Letters and small words by which a language is told from the others; also of those that no page
 * speaks, or a message in Dutch would be called German. Without one nothing is guessed.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  tr: signs(
    've bir bu için merhaba selam iyi günler mi mı kaç var yok ile teşekkürler lütfen evet hayır tamam',
    'ğşıİ',
  ),
  en: signs(
    'the and is are we you for to of hello hi please thanks? have can would do yes ok our with this',
  ),
  de: signs(
    'und der die das ist wir sie für mit nicht hallo bitte danke ich haben ja nein ein eine sehr auch',
    'äß',
  ),
  nl: signs('het een zijn wij niet voor met van graag kunnen hebben bedankt dank naar jullie heel'),
  fr: signs('le les des est nous vous pour avec bonjour merci une et je pas que du sommes très'),
  es: signs('el los las por para con hola gracias somos nosotros muy buenos días hay una y'),
  it: signs('il gli per con ciao grazie siamo è che di buongiorno abbiamo molto una'),
  pt: signs('os um para com olá obrigado obrigada somos não muito uma', 'ãõ'),
  pl: signs('czy jest nie się dla dzień dobry proszę dziękuję mamy do na i w z osób', 'ąęłńśźż'),
  cs: signs('je jsou prosím děkuji dobrý den pro na máme', 'řěů'),
  ro: signs('este pentru noi bună mulțumesc avem foarte și', 'ăț'),
  hu: signs('van egy és nem köszönöm jó napot hány', 'őű'),
  sv: signs('och är vi för med hej tack det ett att inte', 'å'),
  da: signs('og er vi med hej tak det ikke meget', 'øæ'),
  fi: signs('ja on hei kiitos se ei onko oli hyvin että'),
  az: signs('və üçün necə', 'ə'),
};

/** By their alphabet, of which every word is a sign; the first that has its own letters or words. */
const ALPHABETS: readonly (readonly [string, alphabet: RegExp, own?: RegExp])[] = [
  ['uk', /\p{Script=Cyrillic}+/gu, /[іїєґ]/iu],
  ['be', /\p{Script=Cyrillic}+/gu, /ў/iu],
  ['sr', /\p{Script=Cyrillic}+/gu, /[јљњћђџ]/iu],
  ['kk', /\p{Script=Cyrillic}+/gu, /[әғқңөұүһ]/iu],
  [
    'bg',
    /\p{Script=Cyrillic}+/gu,
    signs('здравейте благодаря моля сме има това къде искаме ли са със'),
  ],
  ['ru', /\p{Script=Cyrillic}+/gu],
  ['fa', /\p{Script=Arabic}+/gu, /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}+/gu],
  ['he', /\p{Script=Hebrew}+/gu],
  ['el', /\p{Script=Greek}+/gu],
];

/**
 * The code of the language that most signs speak for, which may be none of ours (“pl”); null where
 * nothing does or two are equal.
 */
export function languageOfText(text: string): string | null {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  const written = new Set<string>();
  const inAlphabets = ALPHABETS.flatMap(([language, alphabet, own]) => {
    const isKnown = written.has(alphabet.source) || !text.match(alphabet);
    if (isKnown || (own !== undefined && !text.match(own))) return [];
    written.add(alphabet.source);
    return [[language, count(alphabet)] as const];
  });
  const inWords = Object.entries(SIGNS).map(([language, sign]) => [language, count(sign)] as const);
  const [first, second] = [...inWords, ...inAlphabets].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** A message that somebody of the agency may not be able to read. */
export const isForeign = (text: string): boolean =>
  /\p{L}/u.test(text) && languageOfText(text) !== FIRST_LANGUAGE;
