import { normal } from '#domain/values/normal.ts';
import * as z from 'zod';
import { inertText } from '#domain/spreadsheets/csv.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { line } from '#domain/wire/fields.ts';

const TRANSFER_COLUMNS = ['name', 'iban', 'amount', 'note'] as const;
type TransferColumn = (typeof TRANSFER_COLUMNS)[number];

export const TRANSFER_COLUMN_LABELS: Record<TransferColumn, string> = {
  name: 'Alıcı adı',
  iban: 'IBAN',
  amount: 'Tutar',
  note: 'Açıklama',
};

/** The layout of the agency's bank's transfer file: every bank has its own. */
export const TransferLayout = z.strictObject({
  columns: z
    .array(z.enum(TRANSFER_COLUMNS))
    .min(3, 'Alıcı adı, IBAN ve tutar gerekli.')
    .max(4)
    .refine((names) => new Set(names).size === names.length, 'Bir sütun iki kez yazılmış.')
    .refine(
      (names) => (['name', 'iban', 'amount'] as const).every((name) => names.includes(name)),
      'Alıcı adı, IBAN ve tutar gerekli.',
    )
    .meta({ example: ['name', 'iban', 'amount', 'note'] }),
  separator: z.enum(['semicolon', 'comma', 'tab']),
  decimal: z.enum(['comma', 'point']),
  encoding: z.enum(['utf-8', 'windows-1254']),
  header: z.boolean(),
  /** The text on the owner's account statement; `{gun}` becomes the day of the run. */
  note: line(1, 60),
});
export type TransferLayout = z.infer<typeof TransferLayout>;

export const DEFAULT_LAYOUT: TransferLayout = {
  columns: ['name', 'iban', 'amount', 'note'],
  separator: 'semicolon',
  decimal: 'comma',
  encoding: 'utf-8',
  header: true,
  note: 'Kira ödemesi {gun}',
};

/** One transfer; `amount` in kuruş. */
type Transfer = { name: string; iban: string; amount: Kurus };

const SEPARATORS = { semicolon: ';', comma: ',', tab: '\t' } as const;

/** The bank's file of a run: lines end in CRLF, and no cell can be interpreted as a formula. */
export function transferFile(
  transfers: readonly Transfer[],
  layout: TransferLayout,
  day: Day,
): string {
  const separator = SEPARATORS[layout.separator];
  const note = layout.note.replaceAll('{gun}', numericDay(day));
  const cellOf = ({ name, iban, amount }: Transfer): Record<TransferColumn, string> => ({
    name,
    iban,
    amount: decimalText(amount, layout.decimal === 'comma' ? ',' : '.'),
    note,
  });
  const rows = transfers.map((transfer) => {
    const cells = cellOf(transfer);
    return layout.columns.map((column) => cells[column]);
  });
  const head = layout.header ? [layout.columns.map((name) => TRANSFER_COLUMN_LABELS[name])] : [];
  return [...head, ...rows]
    .map((row) => `${row.map((text) => quoted(inertText(text), separator)).join(separator)}\r\n`)
    .join('');
}

/** 2027-05-10 in the bank's format: 10.05.2027. */
const numericDay = (day: Day): string => day.split('-').toReversed().join('.');

/** Kuruş in the bank's format: 1234567 is "12345,67" or "12345.67". */
const decimalText = (kurus: Kurus, point: string): string =>
  `${Math.trunc(kurus / 100)}${point}${String(kurus % 100).padStart(2, '0')}`;

function quoted(text: string, separator: string): string {
  const oneLine = text.replace(/[\r\n\t]+/g, ' ');
  return oneLine.includes(separator) || oneLine.includes('"')
    ? `"${oneLine.replaceAll('"', '""')}"`
    : oneLine;
}

/** The letters in which windows-1254 differs from Latin-1: the Turkish ones. */
const TURKISH_BYTES: Readonly<Record<string, number>> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
};

/** Latin-1 letters whose code windows-1254 uses for Turkish ones. */
const REPLACED = new Set(Object.values(TURKISH_BYTES));

/**
 * Encodes a file. A character missing in windows-1254 loses its diacritic (ő becomes o), or becomes
 * "?".
 */
export function encodeText(text: string, encoding: TransferLayout['encoding']): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(`\uFEFF${text}`);
  return Uint8Array.from(
    Array.from(normal(text, 'NFC'), (sign) => {
      const byte = TURKISH_BYTES[sign] ?? latin1(sign) ?? latin1(sign.normalize('NFD').charAt(0));
      return byte ?? '?'.charCodeAt(0);
    }),
  );
}

function latin1(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff && !REPLACED.has(code)) ? code : undefined;
}
