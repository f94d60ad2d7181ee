import { fold } from '#domain/values/fold.ts';

/**
 * Common passwords of at least twelve characters, or the words they are built from: English and
 * Turkish words, keyboard runs, and this product's own name.
 */
const STEMS = [
  'password passw0rd parola sifre sifrem admin administrator yonetici welcome letmein iloveyou',
  'qwerty qwertyuiop asdfghjkl zxcvbnm qwe asd zxc abc abcdef abcdefgh abcdefghijkl',
  'kiyi demo kiyivilla villa kiralikvilla tatil turkiye istanbul ankara izmir antalya kalkan fethiye',
  'galatasaray fenerbahce besiktas trabzonspor ataturk mustafakemal seniseviyorum askim canim',
  'dragon monkey football baseball master sunshine princess superman batman starwars',
].flatMap((line) => line.split(' '));

/**
 * True for a password that is guessed within minutes: one character or a short group repeated, a
 * run along the keyboard or the alphabet, or common words with digits and symbols around them.
 */
export function isCommonPassword(password: string): boolean {
  const text = fold(password);
  if (/^(.{1,4})\1+$/s.test(text)) return true;
  // Digits at the ends are a year or a count; those inside stand for letters.
  const letters = text
    .replace(/^\d+|[^a-z]+$/g, '')
    .replace(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('$', 's');
  return [text, letters].some((form) => isRun(form) || isMadeOfStems(form));
}

function isMadeOfStems(text: string): boolean {
  const rest = text.replace(/[^a-z]/g, '');
  return rest === '' ? isRun(text.replace(/\D/g, '')) : STEM_SERIES.test(rest);
}

/** One common word, or the same or others in a row. */
const STEM_SERIES = new RegExp(`^(?:${STEMS.toSorted((a, b) => b.length - a.length).join('|')})+$`);

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

function isRun(text: string): boolean {
  if (text.length < 4) return false;
  const reversed = [...text].toReversed().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(reversed));
}
