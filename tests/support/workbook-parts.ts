import { strToU8, zipSync } from 'fflate';

/** A cell as its XML: `c('A1', 5, 's="2"')`; a text is an inline string. */
export function cell(at: string, value: number | string, attributes = ''): string {
  if (typeof value === 'number') return `<c r="${at}" ${attributes}><v>${value}</v></c>`;
  return `<c r="${at}" t="inlineStr" ${attributes}><is><t>${value}</t></is></c>`;
}

export type RawSheet = {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: string;
  rest?: string;
};

type Options = {
  /** Number formats; a cell's style `s` is its place here from 1. */
  formats?: readonly string[];
  is1904?: boolean;
  sharedStrings?: string;
  others?: Record<string, string>;
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** An XLSX file with the XML as given, as programs of others write it. */
export function workbookOf(
  sheets: readonly RawSheet[],
  { formats = [], is1904 = false, sharedStrings = '', others = {} }: Options = {},
): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, n) => `<sheet name="${name}" sheetId="${n + 1}" ${state === undefined ? '' : `state="${state}"`} r:id="r${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, n) => `<xf numFmtId="${164 + n}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    ...others,
  };
  for (const [n, { rows, rest = '' }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${n + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${rest}</worksheet>`;
  }
  return packed(parts);
}

/** An archive of texts. */
export const packed = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
