import { fold } from '#domain/values/fold.ts';

/** What people type for what the answers call otherwise, folded. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  kopek: ['evcil'],
  kedi: ['evcil'],
  pati: ['evcil'],
  wifi: ['internet'],
  taksi: ['transfer'],
  ucak: ['havalimani'],
  kapora: ['on odeme'],
  avans: ['on odeme'],
  anahtar: ['anahtar', 'karsila'],
  adres: ['konum'],
  para: ['ode', 'ucret'],
  fiyat: ['ucret'],
  iade: ['iade', 'geri ode'],
  vazgec: ['iptal'],
  kisi: ['kisi'],
  isitma: ['isit'],
  check: ['giris', 'cikis'],
};

/** Letters of a word that stay when Turkish adds or changes its ending: köpeğimle, köpek. */
const STEM = 4;

/** Words that ask and say nothing. */
const ASKING = new Set([
  'ne',
  'mi',
  'mu',
  'nasil',
  'var',
  'kac',
  'icin',
  'bir',
  've',
  'ile',
  'da',
  'de',
]);

/**
 * The indexes of the questions that a search means, in their order; all of them without a word to
 * look for. Each word must begin a word of the question or its answer, endings aside.
 */
export function findQuestions(
  entries: readonly { question: string; answer: string }[],
  typed: string,
): number[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !ASKING.has(word));
  return entries.flatMap(({ question, answer }, i) => {
    const text = ` ${fold(`${question} ${answer}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    const isFound = (start: string) => text.includes(` ${start}`);
    return words.every((word) => startsOf(word).some(isFound)) ? [i] : [];
  });
}

/** The beginnings that a typed word may stand for. */
function startsOf(word: string): string[] {
  const stem = word.slice(0, Math.max(STEM, word.length - 4));
  const meant = Object.entries(MEANT).flatMap(([said, others]) =>
    word.startsWith(said.slice(0, STEM)) ? others : [],
  );
  return [stem, ...meant];
}
