import { normal } from './normal.ts';
import { withoutUnseen } from './pasted.ts';

/**
 * A joiner that belongs to the spelling: between letters of the scripts that join theirs, as the
 * zero width non-joiner of Persian `علی‌رضا`.
 */
const SPELLED_JOINER =
  /(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u200c\u200d](?=\p{L})/u;
const PIECES = new RegExp(`(${SPELLED_JOINER.source})|[^\\u200c\\u200d]+|.`, 'gu');

/**
 * A name as it is stored: composed letters, single spaces, without signs that nobody sees except
 * the joiners that its spelling needs.
 */
export const tidyName = (text: string): string =>
  normal(
    normal(text, 'NFC').replace(
      PIECES,
      (piece: string, joiner?: string) => joiner ?? withoutUnseen(piece),
    ),
    'NFC',
  )
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();

/**
 * Apostrophes and hyphens of all keyboards and scripts, the dots of `M. Kemal` and `Gal·la`, and what
 * Tibetan and Ethiopic have instead of a space.
 */
const BETWEEN_LETTERS =
  ".,'’‘ʻʼ´`′＇·\\-\\u2010-\\u2015\\u2212\\u055a\\u058a\\u05be\\u05f3\\u05f4\\u0f0b\\u0f0c\\u1361\\u30a0\\u30fb\\uff1d\\uff65\\u200c\\u200d";
const PERSON = new RegExp(`^[\\p{L}\\p{M}\\p{Nl}\\p{Zs}${BETWEEN_LETTERS}]*$`, 'u');
const SENDER = new RegExp(
  `^[\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\p{Zs}&+()"“”„«»${BETWEEN_LETTERS}]*$`,
  'u',
);

/** Titles and abbreviations of companies; a list, because `Win.Money` would be a link. */
const ABBREVIATIONS =
  'Prof Doç Doc Yrd Dr Öğr Gör Ögr Arş Uzm Uz Op Av Md Müh Mim Hz St Ste Mr Mrs Ms Jr Sr Fr Ing Dipl Mag Ma Fco Chr Joh Abd Muh Moh Alb Ltd Lti Şti Sti Tic San Tur Tre Trz İnş Ins İth İhr Paz Gıd Teks Oto Nak Org Hiz Dan Koll Kom Yay Mat Mak Elk Böl Sp Co Inc Corp Bros';
const LETTER = String.raw`\p{L}\p{M}*`;
const CAPITAL = String.raw`[\p{Lu}\p{Lt}\p{Lo}]\p{M}*`;
const EITHER_CASE = ABBREVIATIONS.split(' ').flatMap((word) => [
  word,
  word.toLocaleUpperCase('tr'),
]);
/** An initial, or an abbreviation, before the dot. */
const ABBREVIATED = String.raw`(?<=(?<![\p{L}\p{M}\p{Nd}])(?:${CAPITAL}|${EITHER_CASE.join('|')})\.)`;

/**
 * A dot that a mail program may turn into a link, as of `odul.com`: between letters, unless a
 * single letter stands behind it (`s.r.o.`), or an abbreviation before it and behind it a name in
 * capitals, another abbreviation or Turkish `ve` (`M.Kemal`, `J.R.R.Tolkien`, `San.ve Tic.Ltd.Şti.`).
 */
const NAME_FOLLOWS = String.raw`(?=${CAPITAL}(?:\.|$|${LETTER}(?:\.\p{L}|${LETTER}))|(?:${EITHER_CASE.join('|')})\.|(?:ve|VE)\s)`;
const ONE_LETTER = String.raw`(?=${LETTER}(?![\p{L}\p{M}\p{Nd}]))`;
const GLUED_DOT = new RegExp(
  String.raw`\.(?![\s\-,)]|$)(?!${ONE_LETTER})(?!${ABBREVIATED}${NAME_FOLLOWS})`,
  'u',
);

/** Endings that make a link of `Abc.Com` whatever its case; those of two letters never pass. */
const LINK_END =
  /\.(?:com|net|org|info|biz|edu|gov|mil|int|app|dev|xyz|top|shop|store|site|online|website|space|link|click|live|news|blog|club|vip|pro|name|mobi|tel|icu|fun|win|bid|tech|art|bar|bet|bot|buy|cam|car|cash|chat|city|cool|deal|eat|fit|fyi|game|gift|host|inc|ink|kim|law|lol|med|men|moe|mom|ong|one|onl|ooo|page|pet|pics|pub|red|rip|run|sex|ski|soy|spa|sucks|tax|trade|uno|vet|wang|web|work|world|wtf|zip|zone)(?![\p{L}\p{M}])/iu;

const LINK_WORD = /(?<!\p{L})(?:h(?:tt|xx)ps?|www)(?!\p{L})/iu;

const isNoLink = (text: string): boolean =>
  !GLUED_DOT.test(text) && !LINK_END.test(text) && !LINK_WORD.test(text);

/**
 * True for a plausible name of a person: `Ayşe Nur Öztürk-İnce`, `M.Kemal`, `D’Angelo`, `李`.
 * Otherwise anybody could send a link or a message to somebody else's address by typing it as a
 * name.
 */
export const isPersonName = (text: string): boolean => PERSON.test(text) && isNoLink(text);

/** The same for whoever writes to the agency, a company too: `3M Türkiye A.Ş. & Ortakları`. */
export const isSenderName = (text: string): boolean => SENDER.test(text) && isNoLink(text);
