import { fold } from '#domain/values/fold.ts';
import { monthNumber } from '../understand/days.ts';

/** What stands around a table and not in it: titles, the tab's name, the file's. */
export type Around = { titles: readonly string[]; sheet: string; file: string };

/** The names that spreadsheets give to new sheets. */
const NO_NAME = /^(?:sayfa|sheet|tabelle|table|tablo|feuil|hoja|blatt|лист|лист1) ?\d*$/;

/** Words of a title that name nothing: "2025 REZERVASYON LİSTESİ". */
const TITLE_WORD =
  /^(?:\d{1,4}|yil\p{L}{0,3}|rezervasyon\p{L}{0,6}|rez|liste\p{L}{0,3}|takip|takvim\p{L}{0,2}|tablo\p{L}{0,2}|fiyat\p{L}{0,5}|doluluk|musaitlik|sezon\p{L}{0,2}|ve|ayi|bookings?|reservations?|list|calendar|buchung\p{L}{0,6}|belegung\p{L}{0,6}|plan|kalender|jahr|kopya\p{L}{0,3}|copy|export|final|son|yeni|villalar\p{L}{0,3})$/u;

const wordsOf = (text: string): string[] =>
  text
    .replace(/\.(?:xlsx?|csv|html?|txt)$/i, '')
    .split(/[^\p{L}\p{N}’']+/u)
    .filter((word) => word !== '');

/** A title without months, years and words for lists; empty when nothing is left. */
export function nameIn(title: string): string {
  if (NO_NAME.test(fold(title))) return '';
  const name = wordsOf(title)
    .filter((word) => monthNumber(fold(word)) === null && !TITLE_WORD.test(fold(word)))
    .join(' ');
  return name.length > 1 ? name : '';
}

/** The one year that the nearest of some titles names; null for none or several. */
export function yearIn(titles: readonly string[]): number | null {
  for (const title of titles) {
    const years = new Set(title.match(/(?<!\d)20[12]\d(?!\d)/g));
    if (years.size > 0) return years.size === 1 ? Number([...years][0]) : null;
  }
  return null;
}

/** The one month that the nearest of some titles names, 1 to 12. */
export function monthIn(titles: readonly string[]): number | null {
  for (const title of titles) {
    const months = new Set(wordsOf(title).flatMap((word) => monthNumber(fold(word)) ?? []));
    if (months.size > 0) return months.size === 1 ? ([...months][0] ?? null) : null;
  }
  return null;
}

/** The titles around a table, the nearest first. */
export const titlesOf = ({ titles, sheet, file }: Around): string[] => [
  ...titles.toReversed(),
  sheet,
  file,
];

/** What the titles name, each once: "Villa Zeytin". */
export const nameAround = (around: Around): string => {
  const names = titlesOf(around).map(nameIn).filter(Boolean);
  return (
    names.filter((name, i) => names.findIndex((other) => fold(other) === fold(name)) === i)[0] ?? ''
  );
};
