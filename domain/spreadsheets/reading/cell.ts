import { isFormulaGuarded } from '../csv.ts';

/** A cell as it was read: its text, in Turkish why it cannot be taken as it stands, and its colour. */
export type ReadCell = { text: string; why?: string; fill?: string };

export const EMPTY: ReadCell = { text: '' };

/** The most characters a cell of a spreadsheet can hold. */
export const LONGEST_CELL = 32_767;

/**
 * What programs show where a formula failed: Excel in English, Turkish and German, LibreOffice with
 * its numbers.
 */
const ERROR_VALUE =
  /^(#(null|div\/0|value|ref|name|num|spill|calc|field|blocked|connect|unknown|busy|boş|say[ıi]\/0|değer|başv|ad|say[ıi]|taşma|wert|bezug|zahl|getting_data)[!?]?|#n\/a|#yok|#nv|(err|hata):\d{3})$/i;

/** A whole number that the column was too narrow for, as Excel saves it into a CSV: `5,32E+09`. */
const SHORTENED = /^[+-]?\d([.,]\d+)?E\+\d{2,3}$/i;

export const WHY = {
  error: (value: string) =>
    `hücrede hata değeri var (${value}). Excel'de formülü düzeltin ya da değeri elle yazın.`,
  formula:
    "hücrede formül var, sonucu kayıtlı değil. Dosyayı Excel'de açıp yeniden kaydedin ya da değeri elle yazın.",
  letter: 'hücrede okunamayan bir harf var (�). Hücreyi yeniden yazın.',
  long: 'hücredeki metin çok uzun (en çok 32.767 karakter).',
  shortened: (value: string) =>
    `sayı kısaltılmış (${value}), haneleri eksik. Excel'de sütunu genişletip hücre biçimini “Sayı” yapın, yeniden kaydedin.`,
  hashes: "sütun dar olduğu için değer yerine ### kaydedilmiş. Excel'de sütunu genişletin.",
  digits:
    'sayı 15 haneden uzun; Excel son hanelerini sıfırlamış olabilir. Hücre biçimini “Metin” yapıp yeniden yazın.',
  quote:
    'tırnak işareti (") açılmış, kapanmamış. Hücreyi kontrol edin: sonraki satırlar ayrı okundu.',
} as const;

/**
 * A text of a workbook. An apostrophe before a number that stands in the cell itself came from a
 * CSV.
 */
export function workbookCell(raw: string): ReadCell {
  const cell = textCell(raw);
  return /^'[+\d]/.test(cell.text) ? { ...cell, text: cell.text.slice(1) } : cell;
}

/** A text from any file: trimmed, without control signs, and with what is wrong with it. */
export function textCell(raw: string): ReadCell {
  if (raw.length > LONGEST_CELL) return { text: raw.slice(0, 100).trim(), why: WHY.long };
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g, '')
    .trim();
  if (ERROR_VALUE.test(text)) return { text: '', why: WHY.error(text) };
  if (text.includes('\ufffd')) return { text, why: WHY.letter };
  if (/^#{3,}$/.test(text)) return { text: '', why: WHY.hashes };
  return { text };
}

/**
 * A cell of a CSV: what spreadsheets and our own files put around a text so that it stays one is
 * taken off (`="0532…"`, an apostrophe before `0`, `+` or `=`), and a formula has no value.
 */
export function csvCell(raw: string): ReadCell {
  const cell = textCell(raw);
  const { text } = cell;
  // What stands behind a blank is text for a spreadsheet too.
  if (isFormulaGuarded(raw)) return { ...cell, text: text.slice(1).trim() };
  if (SHORTENED.test(text)) return { text: '', why: WHY.shortened(text) };
  if (!raw.startsWith('=')) return cell;
  const [, quoted, number] = /^=(?:"((?:[^"]|"")*)"|([+-]?\d+(?:[.,]\d+)?))$/.exec(text) ?? [];
  if (quoted !== undefined) return { ...cell, text: quoted.replaceAll('""', '"').trim() };
  return number === undefined ? { text: '', why: WHY.formula } : { ...cell, text: number };
}
