import type { CellStyle } from './sheet.ts';
import { HEAD, xmlText } from './xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Lower numbers are built-in formats. */
const FIRST_FORMAT = 164;

/** The styles used in a workbook, each stored once. */
export type Styles = {
  /** The number by which cells refer to a style; 0 is the default. */
  indexOf(style: CellStyle): number;
  toXml(): string;
};

export function createStyles(): Styles {
  const formats: string[] = [];
  const looks: string[] = [lookOf({}, 0)];
  const known = new Map<string, number>();

  function formatId(format: string | undefined): number {
    if (format === undefined) return 0;
    const at = formats.indexOf(format);
    return FIRST_FORMAT + (at === -1 ? formats.push(format) - 1 : at);
  }

  function indexOf(style: CellStyle): number {
    const { format, bold = false, wrap = false } = style;
    if (format === undefined && !bold && !wrap) return 0;
    const key = `${bold} ${wrap} ${format ?? ''}`;
    const found = known.get(key) ?? looks.push(lookOf(style, formatId(format))) - 1;
    known.set(key, found);
    return found;
  }

  const toXml = () =>
    `${HEAD}<styleSheet xmlns="${MAIN}">${list('numFmts', formats.map(numberFormat))}${FIXED}${list('cellXfs', looks)}</styleSheet>`;

  return { indexOf, toXml };
}

/** Two fonts, and entries that programs require even when unused. */
const FIXED = [
  list('fonts', [
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  ]),
  list('fills', [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ]),
  list('borders', ['<border/>']),
  list('cellStyleXfs', ['<xf/>']),
].join('');

function list(name: string, lines: string[]): string {
  return lines.length === 0 ? '' : `<${name} count="${lines.length}">${lines.join('')}</${name}>`;
}

const numberFormat = (format: string, n: number) =>
  `<numFmt numFmtId="${FIRST_FORMAT + n}" formatCode="${xmlText(format)}"/>`;

function lookOf({ bold = false, wrap = false }: CellStyle, format: number): string {
  const font = bold ? ' fontId="1" applyFont="1"' : '';
  const number = format === 0 ? '' : ` numFmtId="${format}" applyNumberFormat="1"`;
  if (!wrap) return `<xf${number}${font}/>`;
  return `<xf${number}${font} applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
}
