import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';

/** Words, with any ending where `*` stands, and what has letters of the language alone. */
const signs = (words: string, ...letters: RegExp[]): RegExp[] => [
  new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})(?!\\p{L})`,
    'giu',
  ),
  ...letters,
];

/**
 * Letters and small words by which a language is told from the others; also of those that no page
 * speaks, or a message in Dutch would be called German. Without one nothing is guessed. (Libraries that
 * count letter groups take Turkish without its dots, as phones type it, for Latvian or Indonesian.)
 */
const SIGNS: Readonly<Record<string, RegExp[]>> = {
  tr: signs(
    'aile ama bir bu [çc]ok daha de[ğg]il ederi[mz] evet gibi g[üu]nler g[üu]zel harika hay[ıi]r i[çc]in ile iyi ka[çc] l[üu]tfen memnun merhaba m[iı] m[üu]sait nas[ıi]l selam s[üu]per tamam tavsiye temiz te[şs]ekk[üu]rler var ve yok',
    // Names have their letters in every language: “Yılmaz Bey was great”.
    /(?<!\p{L})\p{Ll}*[ğşı]\p{L}*/gu,
  ),
  en: signs(
    'all and are beautiful but can clean do everything excellent for friendly from great have hello hi house is it loved lovely my nice not of ok our perfect please thanks? the this to very view we were with would yes you',
  ),
  de: signs(
    'alles auch auf aussicht bitte danke das der die das eine? es für gerne? gut haben hallo haus ich ist ja leider mit nein nett* nicht sauber* schön* sehr sie toll* und uns unser* waren? wieder wir wunderschön* zu',
    /[äß]/giu,
  ),
  nl: signs('het een zijn wij niet voor met van graag kunnen hebben bedankt dank naar jullie heel'),
  fr: signs('le les des est nous vous pour avec bonjour merci une et je pas que du sommes très'),
  es: signs('el los las por para con hola gracias somos nosotros muy buenos días hay una y'),
  it: signs('il gli per con ciao grazie siamo è che di buongiorno abbiamo molto una'),
  pt: signs('os um para com olá obrigado obrigada somos não muito uma', /[ãõ]/giu),
  pl: signs(
    'czy jest nie się dla dzień dobry proszę dziękuję mamy do na i w z osób',
    /[ąęłńśźż]/giu,
  ),
  cs: signs('je jsou prosím děkuji dobrý den pro na máme', /[řěů]/giu),
  ro: signs('este pentru noi bună mulțumesc avem foarte și', /[ăț]/giu),
  hu: signs('van egy és nem köszönöm jó napot hány', /[őű]/giu),
  sv: signs('och är vi för med hej tack det ett att inte', /[å]/giu),
  da: signs('og er vi med hej tak det ikke meget', /[øæ]/giu),
  fi: signs('ja on hei kiitos se ei onko oli hyvin että'),
  az: signs('və üçün necə', /[ə]/giu),
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
    signs('здравейте благодаря моля сме има това къде искаме са със')[0],
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
  const count = (...found: RegExp[]): number =>
    found.reduce((sum, sign) => sum + (text.match(sign)?.length ?? 0), 0);
  const written = new Set<string>();
  const inAlphabets = ALPHABETS.flatMap(([language, alphabet, own]) => {
    const isKnown = written.has(alphabet.source) || !text.match(alphabet);
    if (isKnown || (own !== undefined && !text.match(own))) return [];
    written.add(alphabet.source);
    return [[language, count(alphabet)] as const];
  });
  const inWords = Object.entries(SIGNS).map(
    ([language, sign]) => [language, count(...sign)] as const,
  );
  const [first, second] = [...inWords, ...inAlphabets].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** A message that somebody of the agency may not be able to read. */
export const isForeign = (text: string): boolean =>
  /\p{L}/u.test(text) && languageOfText(text) !== FIRST_LANGUAGE;
