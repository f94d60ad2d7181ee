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

/** By an alphabet, of which every word is a sign: the first language that has its own letters or words. */
const ALPHABETS: readonly { words: RegExp; languages: readonly [string, own?: RegExp][] }[] = [
  {
    words: /\p{Script=Cyrillic}+/gu,
    languages: [
      ['uk', /[іїєґ]/iu],
      ['be', /ў/iu],
      ['sr', /[јљњћђџ]/iu],
      ['kk', /[әғқңөұүһ]/iu],
      ['bg', signs('здравейте благодаря моля сме има това къде искаме са със')[0]],
      ['ru'],
    ],
  },
  { words: /\p{Script=Arabic}+/gu, languages: [['fa', /[پچژگ]/u], ['ar']] },
  { words: /\p{Script=Hebrew}+/gu, languages: [['he']] },
  { words: /\p{Script=Greek}+/gu, languages: [['el']] },
];

/**
 * The code of the language that most signs speak for, which may be none of ours (“pl”); null where
 * nothing does or two are equal.
 */
export function languageOfText(text: string): string | null {
  const count = (...found: RegExp[]): number =>
    found.reduce((sum, sign) => sum + (text.match(sign)?.length ?? 0), 0);
  const inAlphabets = ALPHABETS.map(({ words, languages }) => {
    const [language] = languages.find(([, own]) => own === undefined || text.match(own)) ?? [''];
    return [language, count(words)] as const;
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
