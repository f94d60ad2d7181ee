import { MAX_IMPORT_ROWS } from '#domain/import/kinds.ts';

/**
 * A file as headings and lines, in the formats of Turkish spreadsheets. Empty lines are kept, so
 * that a line's number matches the spreadsheet's.
 */
export type SheetFile = {
  name: string;
  headings: string[];
  /** The number of the line that has the headings. */
  headingRow: number;
  lines: string[][];
  /** Lines with anything in them. */
  filled: number;
};

/** Why a file cannot be used; `message` is the Turkish sentence to show. */
export class FileProblem extends Error {}

const MAX_FILE_BYTES = 10_000_000;

/** Reads a CSV or XLSX file. The libraries for it are loaded with the first file. @throws FileProblem */
export async function readSheetFile(file: File): Promise<SheetFile> {
  if (file.size === 0) throw new FileProblem('Bu dosya boş.');
  if (file.size > MAX_FILE_BYTES) {
    throw new FileProblem('Dosya en çok 10 MB olabilir. Dosyayı bölüp parça parça aktarın.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = startsWith(bytes, [0x50, 0x4b]) ? await readWorkbook(file) : await readCsv(bytes);
  const first = table.findIndex(isFilled);
  const lines = table.slice(first + 1);
  const filled = lines.filter(isFilled).length;
  if (first < 0 || filled === 0) {
    throw new FileProblem('Dosyada başlık satırının altında hiç satır yok.');
  }
  if (filled > MAX_IMPORT_ROWS) {
    throw new FileProblem(
      `Dosyada ${filled} satır var; en çok ${MAX_IMPORT_ROWS} satır aktarılabilir. Dosyayı bölün.`,
    );
  }
  return { name: file.name, headings: table[first] ?? [], headingRow: first + 1, lines, filled };
}

const isFilled = (line: readonly string[]) => line.some((cell) => cell !== '');

async function readWorkbook(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(file);
    return rows.map((row) => row.map(cellText));
  } catch {
    throw new FileProblem(
      'Bu Excel dosyası okunamadı. Excel ile açıp yeniden .xlsx olarak kaydedin.',
    );
  }
}

async function readCsv(bytes: Uint8Array): Promise<string[][]> {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new FileProblem('Bu eski bir Excel dosyası (.xls). Excel ile .xlsx olarak kaydedin.');
  }
  const text = decodeText(bytes);
  if (text.includes('\u0000')) {
    throw new FileProblem('Bu dosya bir tablo değil. CSV ya da XLSX dosyası seçin.');
  }
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
  });
  return data.map((line) => line.map((cell) => cell.trim()));
}

const DELIMITERS = [';', '\t', '|', ','];

/**
 * The separator of the cells: from the first line that contains one. Guessing from the cells
 * instead would take the comma of "1.234,56" for a separator.
 */
function delimiterOf(text: string): string {
  for (const line of text.split(/\r?\n|\r/, SEARCHED_LINES)) {
    const bare = line.replaceAll(/"[^"]*"/g, '');
    const counts = DELIMITERS.map((sign) => bare.split(sign).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ';';
  }
  return ';';
}

const SEARCHED_LINES = 50;

/** UTF-8 or UTF-16 by its byte order mark, UTF-8 if valid, else the encoding of Turkish Excel. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** The origin of spreadsheet dates: a value on this date is a time of day. */
const FIRST_YEAR = 1901;

/** A cell of a workbook as somebody in Türkiye would type it. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return cell.getUTCFullYear() < FIRST_YEAR ? iso.slice(11, 16) : iso.slice(0, 10);
  }
  if (typeof cell === 'number') return String(Number(cell.toFixed(8))).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'Evet' : 'Hayır';
  return String(cell).trim();
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, i) => bytes[i] === byte);
